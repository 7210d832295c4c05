public import CoreLocationCompat
public import Foundation

/// Why there is no weather: Apple's service answers signed apps alone.
public enum WeatherError: Error, Hashable, Sendable {
    case permissionDenied, unknown
}

/// Apple's weather, which throws.
public final class WeatherService: Sendable {
    public static let shared = WeatherService()

    public init() {}

    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }

    public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
        throw WeatherError.permissionDenied
    }

    public func weather<T1, T2>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
    ) async throws -> (T1, T2) {
        throw WeatherError.permissionDenied
    }

    public func weather<T1, T2, T3>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>
    ) async throws -> (T1, T2, T3) {
        throw WeatherError.permissionDenied
    }

    public var attribution: WeatherAttribution { get async throws { throw WeatherError.permissionDenied } }
}

public struct WeatherQuery<T>: Sendable {
    public static var current: WeatherQuery<CurrentWeather> { .init() }
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init() }
    public static var daily: WeatherQuery<Forecast<DayWeather>> { .init() }
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { .init() }
}

public struct WeatherAttribution: Hashable, Sendable {
    public let serviceName: String
    public let legalPageURL: URL
    public let combinedMarkLightURL: URL
    public let combinedMarkDarkURL: URL
}

/// A place's weather, as far as widgets use it.
public struct Weather: Sendable {
    public let currentWeather: CurrentWeather
    public let hourlyForecast: Forecast<HourWeather>
    public let dailyForecast: Forecast<DayWeather>
    public let minuteForecast: Forecast<MinuteWeather>?
}

public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
    public let forecast: [Element]
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}

public enum WeatherCondition: String, Codable, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
    case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
    case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
    case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
    public var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

public enum Precipitation: String, Codable, CaseIterable, Hashable, Sendable {
    case none, hail, mixed, rain, sleet, snow
}

public struct UVIndex: Hashable, Sendable {
    public let value: Int
}

public struct Wind: Hashable, Sendable {
    public let direction: Measurement<UnitAngle>
    public let speed: Measurement<UnitSpeed>
    public let gust: Measurement<UnitSpeed>?
}

public struct SunEvents: Hashable, Sendable {
    public let sunrise: Date?
    public let sunset: Date?
}

public struct CurrentWeather: Hashable, Sendable {
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let dewPoint: Measurement<UnitTemperature>
    public let humidity: Double
    public let cloudCover: Double
    public let isDaylight: Bool
    public let pressure: Measurement<UnitPressure>
    public let visibility: Measurement<UnitLength>
    public let uvIndex: UVIndex
    public let wind: Wind
}

public struct HourWeather: Hashable, Sendable {
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let humidity: Double
    public let isDaylight: Bool
    public let precipitation: Precipitation
    public let precipitationChance: Double
    public let uvIndex: UVIndex
    public let wind: Wind
}

public struct DayWeather: Hashable, Sendable {
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    public let highTemperature: Measurement<UnitTemperature>
    public let lowTemperature: Measurement<UnitTemperature>
    public let precipitation: Precipitation
    public let precipitationChance: Double
    public let uvIndex: UVIndex
    public let wind: Wind
    public let sun: SunEvents
}

public struct MinuteWeather: Hashable, Sendable {
    public let date: Date
    public let precipitation: Precipitation
    public let precipitationChance: Double
}
