public import Foundation

/// The units that a locale's country prefers, by what is measured: as CLDR's unit preferences have them, without those that
/// depend on the amount.
private enum PreferredUnits {
    /// The United States, and Britain, too, where roads and speeds are meant.
    static func isImperial(_ locale: Locale, onRoads: Bool = false) -> Bool {
        locale.measurementSystem == .us || onRoads && locale.measurementSystem == .uk
    }
}

extension Dimension {
    fileprivate convenience init(like unit: Dimension) {
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitLength {
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general) {
        let isImperial = PreferredUnits.isImperial(locale)
        let unit: UnitLength =
            switch usage.name {
            case "road", "visibility": PreferredUnits.isImperial(locale, onRoads: true) ? .miles : .kilometers
            case "person", "snowfall": isImperial ? .inches : .centimeters
            case "personHeight": isImperial ? .feet : .centimeters
            case "focalLength": .millimeters
            case "rainfall": isImperial ? .inches : .millimeters
            default: isImperial ? .feet : .meters
            }
        self.init(like: unit)
    }
}

extension UnitTemperature {
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general) {
        let unit: UnitTemperature = PreferredUnits.isImperial(locale) ? .fahrenheit : .celsius
        self.init(like: unit)
    }
}

extension UnitMass {
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general) {
        let unit: UnitMass = PreferredUnits.isImperial(locale) ? .pounds : .kilograms
        self.init(like: unit)
    }
}

extension UnitEnergy {
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general) {
        let unit: UnitEnergy = ["food", "workout"].contains(usage.name) ? .kilocalories : .kilowattHours
        self.init(like: unit)
    }
}

extension UnitVolume {
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general) {
        let unit: UnitVolume = PreferredUnits.isImperial(locale) ? .gallons : .liters
        self.init(like: unit)
    }
}

extension UnitSpeed {
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general) {
        let unit: UnitSpeed = PreferredUnits.isImperial(locale, onRoads: true) ? .milesPerHour : .kilometersPerHour
        self.init(like: unit)
    }
}

extension UnitPressure {
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure> = .general) {
        let unit: UnitPressure = PreferredUnits.isImperial(locale) ? .inchesOfMercury : .hectopascals
        self.init(like: unit)
    }
}

// MARK: - What is measured in one way whatever it is for

extension UnitDuration {
    public convenience init(forLocale locale: Locale) { self.init(like: UnitDuration.seconds) }
}

extension UnitArea {
    public convenience init(forLocale locale: Locale) {
        self.init(like: PreferredUnits.isImperial(locale) ? UnitArea.squareFeet : .squareMeters)
    }
}

extension UnitAngle {
    public convenience init(forLocale locale: Locale) { self.init(like: UnitAngle.degrees) }
}

extension UnitAcceleration {
    public convenience init(forLocale locale: Locale) { self.init(like: UnitAcceleration.metersPerSecondSquared) }
}

extension UnitPower {
    public convenience init(forLocale locale: Locale) { self.init(like: UnitPower.watts) }
}

extension UnitFrequency {
    public convenience init(forLocale locale: Locale) { self.init(like: UnitFrequency.hertz) }
}

extension UnitInformationStorage {
    public convenience init(forLocale locale: Locale) { self.init(like: UnitInformationStorage.bytes) }
}
