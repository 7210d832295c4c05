public import Foundation

/// What a measurement is of, which decides how it is told.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    public static var general: Self { Self("general") }
    /// The unit that the measurement has.
    public static var asProvided: Self { Self("asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self("person") }
    public static var personHeight: Self { Self("personHeight") }
    public static var road: Self { Self("road") }
    public static var focalLength: Self { Self("focalLength") }
    public static var rainfall: Self { Self("rainfall") }
    public static var snowfall: Self { Self("snowfall") }
    public static var visibility: Self { Self("visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self("person") }
    public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self("personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self("food") }
    public static var workout: Self { Self("workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: Self { Self("liquid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    public static var wind: Self { Self("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    public static var barometric: Self { Self("barometric") }
}

extension Measurement where UnitType: Dimension {
    /// "5 km", in units of the locale's country unless `usage` says otherwise.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public struct UnitWidth: Codable, Hashable, Sendable {
            let option: Int
            public static var wide: UnitWidth { UnitWidth(option: 0) }
            public static var abbreviated: UnitWidth { UnitWidth(option: 1) }
            public static var narrow: UnitWidth { UnitWidth(option: 2) }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        public var hidesScaleName = false

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType>? = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        public func format(_ measurement: Measurement<UnitType>) -> String {
            let (value, unit) =
                usage?.name == "asProvided"
                ? (measurement.value, measurement.unit as Unit)
                : LocalUnits.convert(measurement.value, measurement.unit, locale, scales: true)
            let whole = unit is UnitTemperature || abs(value) >= 100
            let number = (numberFormatStyle ?? .number.precision(.fractionLength(0...(whole ? 0 : 2)))).locale(locale)
                .format(value)
            let textWidth: MeasurementText.Width =
                switch width.option {
                case 0: .wide
                case 1: .abbreviated
                default: .narrow
                }
            return MeasurementText.text(number, isOne: number == "1", unit, textWidth, hidesScale: hidesScaleName)
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }
    }

    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement {
        style.format(self)
    }
}

extension FormatStyle {
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A temperature, with or without the name of its scale.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}
