public import Foundation

/// A place's weather.
public struct Weather: Hashable, Codable, Sendable {
    public let currentWeather: CurrentWeather
    public let minuteForecast: Forecast<MinuteWeather>?
    public let hourlyForecast: Forecast<HourWeather>
    public let dailyForecast: Forecast<DayWeather>
    public let weatherAlerts: [WeatherAlert]?
    public let availability: WeatherAvailability
}

/// Weather of several minutes, hours or days.
public struct Forecast<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Hashable, Codable, Sendable {
    public let forecast: [Element]
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast where Element == MinuteWeather {
    /// Nil: no words come with a forecast here.
    public var summary: String? { nil }
}

public struct CurrentWeather: Hashable, Codable, Sendable {
    public var date: Date
    public var cloudCover: Double
    public var cloudCoverByAltitude: CloudCoverByAltitude
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var isDaylight: Bool
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
}

public struct MinuteWeather: Hashable, Codable, Sendable {
    public var date: Date
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
}

public struct HourWeather: Hashable, Codable, Sendable {
    public var date: Date
    public var cloudCover: Double
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var isDaylight: Bool
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
    public var precipitationAmountByType: PrecipitationAmountByType
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
}

public struct DayWeather: Hashable, Codable, Sendable {
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var highTemperature: Measurement<UnitTemperature>
    public var highTemperatureTime: Date?
    public var lowTemperature: Measurement<UnitTemperature>
    public var lowTemperatureTime: Date?
    public var maximumHumidity: Double
    public var minimumHumidity: Double
    public var maximumVisibility: Measurement<UnitLength>
    public var minimumVisibility: Measurement<UnitLength>
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var rainfallAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
    public var precipitationAmountByType: PrecipitationAmountByType
    public var sun: SunEvents
    public var moon: MoonEvents
    public var uvIndex: UVIndex
    public var wind: Wind
    public var highWindSpeed: Measurement<UnitSpeed>?
    public var daytimeForecast: DayPartForecast
    public var overnightForecast: DayPartForecast
    public var restOfDayForecast: DayPartForecast?
}

/// The weather of a part of a day.
public struct DayPartForecast: Hashable, Codable, Sendable {
    public var cloudCover: Double
    public var condition: WeatherCondition
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
    public var maximumHumidity: Double
    public var minimumHumidity: Double
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var wind: Wind
}

/// How much of the sky clouds cover, low, between and high.
public struct CloudCoverByAltitude: Hashable, Codable, Sendable {
    public var low: Double
    public var medium: Double
    public var high: Double
}

/// How much of what falls.
public struct PrecipitationAmountByType: Hashable, Codable, Sendable {
    public var precipitation: Measurement<UnitLength>
    public var rainfall: Measurement<UnitLength>
    public var hail: Measurement<UnitLength>
    public var sleet: Measurement<UnitLength>
    public var mixed: Measurement<UnitLength>
    public var snowfallAmount: SnowfallAmount
}

/// How much snow falls.
public struct SnowfallAmount: Hashable, Codable, Sendable {
    public var amount: Measurement<UnitLength>
    public var amountLiquidEquivalent: Measurement<UnitLength>
}

public enum WeatherSeverity: String, Codable, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case minor, moderate, severe, extreme, unknown
    public var description: String { words(rawValue) }
    public var accessibilityDescription: String { description }
}

/// A warning of the weather.
public struct WeatherAlert: Hashable, Codable, Sendable {
    public var detailsURL: URL
    public var source: String
    public var summary: String
    public var region: String?
    public var severity: WeatherSeverity
}
