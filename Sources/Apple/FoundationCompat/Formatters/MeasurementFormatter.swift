public import Foundation

/// "5 km", "72°F": an amount and its unit, in those of the locale's country unless told otherwise.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle: Formatter.UnitStyle = .medium
    open var locale: Locale! = .autoupdatingCurrent
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @_disfavoredOverload
    open func string(from measurement: Measurement<Unit>) -> String {
        format(value: measurement.value, unit: measurement.unit)
    }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        format(value: measurement.value, unit: measurement.unit)
    }

    open func string(from unit: Unit) -> String {
        unitStyle == .long ? UnitNames.wide(unit, isOne: false) : unit.symbol
    }

    private func format(value: Double, unit: Unit) -> String {
        let locale = locale ?? .current
        let local =
            unitOptions.contains(.providedUnit)
            ? (value, unit) : LocalUnits.convert(value, unit, locale, scales: unitOptions.contains(.naturalScale))
        numberFormatter.locale = locale
        let number = numberFormatter.string(from: NSNumber(value: local.0)) ?? "\(local.0)"
        let width: MeasurementText.Width =
            switch unitStyle {
            case .short: .narrow
            case .long: .wide
            default: .abbreviated
            }
        return MeasurementText.text(
            number, isOne: number == "1", local.1, width,
            hidesScale: unitOptions.contains(.temperatureWithoutUnit))
    }
}
