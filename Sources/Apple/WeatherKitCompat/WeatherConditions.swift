public import Foundation

/// `partlyCloudy` as words.
func words(_ name: String) -> String {
    let text = name.reduce(into: "") { text, character in
        text += character.isUppercase ? " \(character)" : "\(character)"
    }
    return text.prefix(1).uppercased() + text.dropFirst()
}

public enum WeatherCondition: String, Codable, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
    case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
    case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
    case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
    public var description: String { words(rawValue) }
    public var accessibilityDescription: String { description }
}

public enum Precipitation: String, Codable, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case none, hail, mixed, rain, sleet, snow
    public var description: String { words(rawValue) }
    public var accessibilityDescription: String { description }
}

public enum PressureTrend: String, Codable, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case rising, falling, steady
    public var description: String { words(rawValue) }
    public var accessibilityDescription: String { description }
}

/// How strong the sun is.
public struct UVIndex: Hashable, Codable, Sendable {
    public enum ExposureCategory: String, Codable, CaseIterable, Hashable, Comparable, Sendable, CustomStringConvertible
    {
        case low, moderate, high, veryHigh, extreme

        /// The indices of the World Health Organization's categories.
        public var rangeValue: Range<Int> {
            switch self {
            case .low: 0..<3
            case .moderate: 3..<6
            case .high: 6..<8
            case .veryHigh: 8..<11
            case .extreme: 11..<Int.max
            }
        }

        public var description: String { words(rawValue) }
        public var accessibilityDescription: String { description }

        public static func < (left: Self, right: Self) -> Bool {
            left.rangeValue.lowerBound < right.rangeValue.lowerBound
        }
    }

    public var value: Int
    public var category: ExposureCategory {
        ExposureCategory.allCases.last { $0.rangeValue.lowerBound <= value } ?? .low
    }
}

/// Where the wind comes from, and how strong it is.
public struct Wind: Hashable, Codable, Sendable {
    public enum CompassDirection: String, Codable, CaseIterable, Hashable, Sendable, CustomStringConvertible {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south
        case southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

        public var abbreviation: String {
            let letters = ["north": "N", "east": "E", "south": "S", "west": "W"]
            var rest = rawValue.lowercased()[...]
            var text = ""
            while !rest.isEmpty {
                guard let (name, letter) = letters.first(where: { rest.hasPrefix($0.key) }) else { break }
                text += letter
                rest = rest.dropFirst(name.count)
            }
            return text
        }

        public var description: String { words(rawValue) }
        public var accessibilityDescription: String { description }
    }

    public var direction: Measurement<UnitAngle>
    public var speed: Measurement<UnitSpeed>
    public var gust: Measurement<UnitSpeed>?

    /// The nearest of sixteen directions.
    public var compassDirection: CompassDirection {
        let degrees = direction.converted(to: .degrees).value
        let number = Int((degrees / 22.5).rounded()) % 16
        return CompassDirection.allCases[(number + 16) % 16]
    }
}

/// When the sun rises and sets.
public struct SunEvents: Hashable, Codable, Sendable {
    public var astronomicalDawn: Date?
    public var nauticalDawn: Date?
    public var civilDawn: Date?
    public var sunrise: Date?
    public var solarNoon: Date?
    public var sunset: Date?
    public var civilDusk: Date?
    public var nauticalDusk: Date?
    public var astronomicalDusk: Date?
    public var solarMidnight: Date?
}

public enum MoonPhase: String, Codable, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .full: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
    }

    public var description: String { words(rawValue) }
    public var accessibilityDescription: String { description }
}

/// When the moon rises and sets, and how it looks.
public struct MoonEvents: Hashable, Codable, Sendable {
    public var phase: MoonPhase
    public var moonrise: Date?
    public var moonset: Date?
}
