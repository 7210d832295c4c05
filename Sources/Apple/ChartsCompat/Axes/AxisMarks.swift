public import Foundation
public import SwiftUICompat

public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind {
        case automatic, leading, trailing, top, bottom
    }

    let kind: Kind
    public static let automatic = AxisMarkPosition(kind: .automatic)
    public static let leading = AxisMarkPosition(kind: .leading)
    public static let trailing = AxisMarkPosition(kind: .trailing)
    public static let top = AxisMarkPosition(kind: .top)
    public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// - Compatibility: compiles
public struct AxisMarkPreset: Hashable, Sendable {
    let name: String
    public static let automatic = AxisMarkPreset(name: "automatic")
    public static let extended = AxisMarkPreset(name: "extended")
    public static let aligned = AxisMarkPreset(name: "aligned")
    public static let inset = AxisMarkPreset(name: "inset")
}

/// Which values of an axis are marked.
public struct AxisMarkValues: ExpressibleByArrayLiteral, Sendable {
    enum Kind: Sendable {
        case automatic(count: Int?, minimumStride: Double = 0)
        case strideNumber(Double)
        case strideDate(Calendar.Component, Int, Calendar?)
    }

    let kind: Kind
    public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil)) }

    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(count: desiredCount))
    }

    public static func automatic<P: Plottable>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(
                count: desiredCount, minimumStride: minimumStride.primitivePlottable._plotted.position ?? 0))
    }

    public static func stride<P: Plottable>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .strideNumber(stepSize.primitivePlottable._plotted.position ?? 1))
    }

    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil, calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .strideDate(component, max(count, 1), calendar))
    }

    init(kind: Kind) {
        self.kind = kind
    }

    public init(arrayLiteral elements: Never...) {
        kind = .automatic(count: 0)
    }
}

/// Marks of an axis.
@preconcurrency @MainActor
public protocol AxisContent {
    var _sets: [_AxisMarkSet] { get }
}

/// One `AxisMarks`.
public struct _AxisMarkSet {
    var position: AxisMarkPosition
    var values: AxisMarkValues
    var explicitValues: [_PlottedValue]?
    /// Nil for the marks that an axis has where nothing is said.
    var content: (@MainActor (AxisValue) -> [_AxisMark])?
    var format: ((_PlottedValue, Locale) -> String?)?
    var stroke: StrokeStyle?
}

@MainActor @resultBuilder
public struct AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> [any AxisContent] { [content] }
    public static func buildBlock(_ parts: [any AxisContent]...) -> _AxisContents {
        _AxisContents(parts: parts.flatMap { $0 })
    }
    public static func buildIf(_ part: _AxisContents?) -> [any AxisContent] { part?.parts ?? [] }
    public static func buildEither(first: _AxisContents) -> [any AxisContent] { first.parts }
    public static func buildEither(second: _AxisContents) -> [any AxisContent] { second.parts }
}

public struct _AxisContents: AxisContent {
    let parts: [any AxisContent]
    public var _sets: [_AxisMarkSet] { parts.flatMap(\._sets) }
}

/// Marks of one kind along an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
    private let set: _AxisMarkSet

    public var _sets: [_AxisMarkSet] { [set] }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
    ) {
        set = _AxisMarkSet(position: position, values: values, content: { content($0)._marks })
    }

    @_disfavoredOverload
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping @MainActor () -> Content
    ) {
        set = _AxisMarkSet(position: position, values: values, content: { _ in content()._marks })
    }

    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
    ) {
        set = _AxisMarkSet(
            position: position, values: .automatic, explicitValues: values.map(\.primitivePlottable._plotted),
            content: { content($0)._marks })
    }

    @_disfavoredOverload
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping @MainActor () -> Content
    ) {
        set = _AxisMarkSet(
            position: position, values: .automatic, explicitValues: values.map(\.primitivePlottable._plotted),
            content: { _ in content()._marks })
    }
}

extension AxisMarks where Content == AnyAxisMark {
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        set = _AxisMarkSet(position: position, values: values, stroke: stroke)
    }

    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        set = _AxisMarkSet(position: position, values: values, format: format.text, stroke: stroke)
    }

    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        stroke: StrokeStyle? = nil
    ) {
        set = _AxisMarkSet(
            position: position, values: .automatic, explicitValues: values.map(\.primitivePlottable._plotted),
            stroke: stroke)
    }

    public init<P: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        stroke: StrokeStyle? = nil
    ) where Format.FormatInput == P, Format.FormatOutput == String {
        set = _AxisMarkSet(
            position: position, values: .automatic, explicitValues: values.map(\.primitivePlottable._plotted),
            format: format.text, stroke: stroke)
    }
}

extension FormatStyle where FormatInput: Plottable, FormatOutput == String {
    /// What an axis writes at a value in a locale; nil for a value of another type.
    func text(_ value: _PlottedValue, _ locale: Locale) -> String? {
        AxisValue(index: 0, count: 0, value: value).as(FormatInput.self).map(self.locale(locale).format)
    }
}
