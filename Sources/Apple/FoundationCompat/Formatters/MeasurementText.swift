import Foundation

/// A number beside its unit.
enum MeasurementText {
    enum Width {
        case wide, abbreviated, narrow
    }

    static func text(_ number: String, isOne: Bool, _ unit: Unit, _ width: Width, hidesScale: Bool) -> String {
        let isDegrees = unit.symbol.hasPrefix("°")
        if isDegrees, unit is UnitTemperature, hidesScale || width == .narrow { return number + "°" }
        switch width {
        case .wide: return "\(number) \(UnitNames.wide(unit, isOne: isOne))"
        case .abbreviated: return number + (isDegrees ? "" : " ") + unit.symbol
        case .narrow: return number + unit.symbol
        }
    }
}

/// The units that a country uses.
enum LocalUnits {
    static func convert(_ value: Double, _ unit: Unit, _ locale: Locale, scales: Bool) -> (Double, Unit) {
        let isMetric = locale.measurementSystem == .metric
        switch unit {
        case let unit as UnitTemperature:
            guard unit != .kelvin else { return (value, unit) }
            return converted(value, unit, locale.measurementSystem == .us ? .fahrenheit : .celsius)
        case let unit as UnitLength:
            let meters = unit.converter.baseUnitValue(fromValue: value)
            if isMetric {
                return converted(
                    meters, UnitLength.meters, meters >= 1000 ? .kilometers : meters < 1 ? .centimeters : .meters)
            }
            return converted(
                meters, UnitLength.meters, meters >= 304.8 ? .miles : meters < 0.3048 ? .inches : .feet)
        case let unit as UnitSpeed:
            return converted(value, unit, isMetric ? .kilometersPerHour : .milesPerHour)
        case let unit as UnitMass:
            let kilograms = unit.converter.baseUnitValue(fromValue: value)
            if locale.measurementSystem == .us {
                return converted(kilograms, UnitMass.kilograms, kilograms < 0.4536 ? .ounces : .pounds)
            }
            return converted(kilograms, UnitMass.kilograms, kilograms < 1 ? .grams : .kilograms)
        case let unit as UnitVolume where locale.measurementSystem == .us && unit == .liters:
            return converted(value, unit, .gallons)
        default:
            return (value, unit)
        }
    }

    static func converted<UnitType: Dimension>(
        _ value: Double, _ unit: UnitType, _ other: UnitType
    ) -> (Double, Unit) {
        (Measurement(value: value, unit: unit).converted(to: other).value, other)
    }
}
