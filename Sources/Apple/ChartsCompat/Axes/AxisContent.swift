public import Foundation
public import SwiftUICompat

/// A value of an axis that is marked.
public struct AxisValue: Sendable {
    public let index: Int
    public let count: Int
    let plotted: _Sendable

    /// `@unchecked Sendable`: a number, a date or a string.
    struct _Sendable: @unchecked Sendable {
        let value: _PlottedValue
    }

    init(index: Int, count: Int, value: _PlottedValue) {
        self.index = index
        self.count = count
        plotted = _Sendable(value: value)
    }

    /// The value as the type that the data has; nil for another kind of value.
    public func `as`<P: Plottable>(_ type: P.Type = P.self) -> P? {
        let primitive: Any =
            switch plotted.value {
            case .number(let number): number
            case .date(let date): date
            case .category(let name): name
            }
        return (primitive as? P.PrimitivePlottable).flatMap(P.init(primitivePlottable:))
    }
}

/// What stands at a marked value: a line, a tick, a label.
public struct _AxisMark {
    enum Kind {
        case gridLine, tick, label
    }

    var kind: Kind
    var style: AnyShapeStyle?
    var stroke: StrokeStyle?
    /// A label's own view; nil for the value in its format.
    var view: AnyView?
    var format: ((_PlottedValue, Locale) -> String?)?
    var font: Font?
    var isCentered = false
    var length: CGFloat = 4
}

@preconcurrency @MainActor
public protocol AxisMark {
    var _marks: [_AxisMark] { get }
}

@MainActor @resultBuilder
public struct AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> [any AxisMark] { [content] }
    public static func buildBlock(_ parts: [any AxisMark]...) -> [any AxisMark] { parts.flatMap { $0 } }
    public static func buildIf(_ part: [any AxisMark]?) -> [any AxisMark] { part ?? [] }
    public static func buildEither(first: [any AxisMark]) -> [any AxisMark] { first }
    public static func buildEither(second: [any AxisMark]) -> [any AxisMark] { second }
    public static func buildArray(_ parts: [[any AxisMark]]) -> [any AxisMark] { parts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ part: [any AxisMark]) -> [any AxisMark] { part }
    public static func buildFinalResult(_ parts: [any AxisMark]) -> _AxisMarkGroup {
        _AxisMarkGroup(_marks: parts.flatMap(\._marks))
    }
}

/// A mark of any kind.
public struct AnyAxisMark: AxisMark {
    public let _marks: [_AxisMark]

    public init(_ mark: some AxisMark) {
        _marks = mark._marks
    }
}

struct AxisMarkItem: AxisMark {
    var item: _AxisMark
    var _marks: [_AxisMark] { [item] }
}

extension AxisMark {
    private func changing(_ change: (inout _AxisMark) -> Void) -> _AxisMarkGroup {
        _AxisMarkGroup(
            _marks: _marks.map { mark in
                var mark = mark
                change(&mark)
                return mark
            })
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        changing { $0.style = AnyShapeStyle(style) }
    }

    public func font(_ font: Font?) -> some AxisMark { changing { $0.font = font } }

    /// - Compatibility: compiles
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}

/// Marks that stand together.
public struct _AxisMarkGroup: AxisMark {
    public let _marks: [_AxisMark]
}

public struct AxisGridLine: AxisMark {
    private let stroke: StrokeStyle?

    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        self.stroke = stroke
    }

    public var _marks: [_AxisMark] { [_AxisMark(kind: .gridLine, stroke: stroke)] }
}

public struct AxisTick: AxisMark {
    public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
        let points: CGFloat
        public static var automatic: Length { Length(points: 4) }
        public static var label: Length { Length(points: 8) }
        public static var longestLabel: Length { Length(points: 8) }

        init(points: CGFloat) {
            self.points = points
        }

        public init(floatLiteral value: Double) {
            points = CGFloat(value)
        }

        public init(integerLiteral value: Int) {
            points = CGFloat(value)
        }
    }

    private let length: CGFloat
    private let stroke: StrokeStyle?

    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.length = length
        self.stroke = stroke
    }

    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: length.points, stroke: stroke)
    }

    public var _marks: [_AxisMark] { [_AxisMark(kind: .tick, stroke: stroke, length: length)] }
}

/// - Compatibility: compiles
public struct AxisValueLabelCollisionResolution: Sendable {
    public static let automatic = AxisValueLabelCollisionResolution()
    public static let disabled = AxisValueLabelCollisionResolution()
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { Self() }
    public static func truncate() -> Self { Self() }
}

/// - Compatibility: compiles
public struct AxisValueLabelOrientation: Sendable {
    public static let automatic = AxisValueLabelOrientation()
    public static let horizontal = AxisValueLabelOrientation()
    public static let vertical = AxisValueLabelOrientation()
    public static let verticalReversed = AxisValueLabelOrientation()
}

/// The value, or a view in its place.
public struct AxisValueLabel: AxisMark {
    private var mark = _AxisMark(kind: .label)

    public var _marks: [_AxisMark] { [mark] }

    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        mark.isCentered = centered ?? false
    }

    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        mark.isCentered = centered ?? false
        mark.format = format.text
    }

    public init<Content: View>(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        mark.isCentered = centered ?? false
        mark.view = AnyView(content())
    }

    public init<S: StringProtocol>(_ string: S, centered: Bool? = nil) {
        mark.view = AnyView(Text(String(string)))
    }
}
