public import Foundation
public import SwiftUICompat

/// A value of the data, with the name of what it is.
public struct PlottableValue<Value: Plottable> {
    let label: String
    let start: _PlottedValue
    /// The end of a range, such as the day that a date stands for.
    var end: _PlottedValue?

    init(label: String, start: Value, end: Value? = nil) {
        self.label = label
        self.start = start.primitivePlottable._plotted
        self.end = end?.primitivePlottable._plotted
    }

    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(label: "", start: value)
    }

    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(label: "", start: value)
    }
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue {
        PlottableValue(label: "", start: value)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(label: String(label), start: value)
    }

    public static func value(_ label: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
    where Value: Comparable {
        PlottableValue(label: "", start: range.lowerBound, end: range.upperBound)
    }
    @_disfavoredOverload
    public static func value(_ label: LocalizedStringResource, _ range: Range<Value>) -> PlottableValue
    where Value: Comparable {
        PlottableValue(label: "", start: range.lowerBound, end: range.upperBound)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue
    where Value: Comparable {
        PlottableValue(label: String(label), start: range.lowerBound, end: range.upperBound)
    }

    public static func value(_ label: LocalizedStringKey, _ range: ClosedRange<Value>) -> PlottableValue
    where Value: Comparable {
        PlottableValue(label: "", start: range.lowerBound, end: range.upperBound)
    }
    @_disfavoredOverload
    public static func value(_ label: LocalizedStringResource, _ range: ClosedRange<Value>) -> PlottableValue
    where Value: Comparable {
        PlottableValue(label: "", start: range.lowerBound, end: range.upperBound)
    }
}

extension PlottableValue where Value == Date {
    /// The whole unit of the calendar that the date lies in.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue {
        whole("", value, unit, calendar)
    }
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue {
        whole("", value, unit, calendar)
    }

    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue {
        whole("", value, unit, calendar)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue {
        whole(String(label), value, unit, calendar)
    }

    private static func whole(
        _ label: String, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar
    ) -> PlottableValue {
        guard let interval = calendar.dateInterval(of: unit, for: date) else {
            return PlottableValue(label: label, start: date)
        }
        return PlottableValue(label: label, start: interval.start, end: interval.end)
    }
}

/// How wide or high a mark is.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    enum Kind {
        case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat)
    }

    let kind: Kind

    public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

    init(kind: Kind) {
        self.kind = kind
    }

    public init(floatLiteral value: Double) {
        kind = .fixed(CGFloat(value))
    }

    public init(integerLiteral value: Int) {
        kind = .fixed(CGFloat(value))
    }

    /// The size within a space, which the automatic one fills by `automatic`.
    func size(in space: CGFloat, automatic ratio: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: space * ratio
        case .fixed(let size): size
        case .inset(let inset): max(0, space - 2 * inset)
        case .ratio(let ratio): space * ratio
        }
    }
}

public enum MarkStackingMethod: Sendable {
    case standard, normalized, center, unstacked
}

/// How a line runs from point to point.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(tension: CGFloat)
        case catmullRom(alpha: CGFloat)
    }

    let kind: Kind
    public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
    public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension: tension))
    }
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha: alpha))
    }
    public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
    public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
    public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
}

public struct AnnotationPosition: Hashable, Sendable {
    let unit: UnitPoint
    public static let automatic = AnnotationPosition(unit: .top)
    public static let overlay = AnnotationPosition(unit: .center)
    public static let top = AnnotationPosition(unit: .top)
    public static let bottom = AnnotationPosition(unit: .bottom)
    public static let leading = AnnotationPosition(unit: .leading)
    public static let trailing = AnnotationPosition(unit: .trailing)
    public static let topLeading = AnnotationPosition(unit: .topLeading)
    public static let topTrailing = AnnotationPosition(unit: .topTrailing)
    public static let bottomLeading = AnnotationPosition(unit: .bottomLeading)
    public static let bottomTrailing = AnnotationPosition(unit: .bottomTrailing)
}

/// What is done with an annotation that does not fit. It is shown all the same.
///
/// - Compatibility: compiles
public struct AnnotationOverflowResolution: Hashable, Sendable {
    public struct Strategy: Hashable, Sendable {
        public enum Boundary: Hashable, Sendable {
            case automatic, chart, plot
        }

        public static let automatic = Strategy()
        public static let fit = Strategy()
        public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
        public static let padScale = Strategy()
        public static let disabled = Strategy()
    }

    public static let automatic = AnnotationOverflowResolution()

    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// What an annotation is told of its place.
public struct AnnotationContext: Sendable {
    public let targetSize: CGSize
}
