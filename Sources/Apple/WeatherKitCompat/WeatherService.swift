public import CoreLocationCompat
public import Foundation

/// Why there is no weather: Apple's service answers signed apps alone.
public enum WeatherError: LocalizedError, Hashable, Sendable {
    case permissionDenied, unknown

    public var errorDescription: String? {
        switch self {
        case .permissionDenied: "The app has no permission to ask Apple's weather service."
        case .unknown: "The weather service failed."
        }
    }
}

/// Apple's weather, which throws.
///
/// - Compatibility: compiles
public final class WeatherService: Sendable {
    public static let shared = WeatherService()

    public init() {}

    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }

    public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
        throw WeatherError.permissionDenied
    }

    public func weather<T1, T2, each T>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSets: repeat WeatherQuery<each T>
    ) async throws -> (T1, T2, repeat each T) {
        throw WeatherError.permissionDenied
    }

    public var attribution: WeatherAttribution { get async throws { throw WeatherError.permissionDenied } }
}

/// What is asked of the weather.
///
/// - Compatibility: compiles
public struct WeatherQuery<T>: Sendable {}

extension WeatherQuery where T == CurrentWeather {
    public static var current: WeatherQuery<CurrentWeather> { .init() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init() }
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { .init() }
}

extension WeatherQuery where T == Forecast<DayWeather> {
    public static var daily: WeatherQuery<Forecast<DayWeather>> { .init() }
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { .init() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { .init() }
}

extension WeatherQuery where T == [WeatherAlert]? {
    public static var alerts: WeatherQuery<[WeatherAlert]?> { .init() }
}

extension WeatherQuery where T == WeatherAvailability {
    public static var availability: WeatherQuery<WeatherAvailability> { .init() }
}

/// Whose weather it is.
///
/// - Compatibility: compiles
public struct WeatherAttribution: Hashable, Codable, Sendable {
    public let serviceName: String
    public let legalPageURL: URL
    public let squareMarkURL: URL
    public let combinedMarkLightURL: URL
    public let combinedMarkDarkURL: URL
    public let legalAttributionText: String
}

/// When and where weather is from.
public struct WeatherMetadata: Hashable, Sendable {
    public let date: Date
    public let expirationDate: Date
    public let location: CLLocation
}

/// What of the weather there is at a place.
///
/// - Compatibility: compiles
public struct WeatherAvailability: Hashable, Codable, Sendable {
    public enum AvailabilityKind: String, Hashable, Codable, CaseIterable, Sendable {
        case available, temporarilyUnavailable, unsupported, unknown
    }

    public let minuteAvailability: AvailabilityKind
    public let alertAvailability: AvailabilityKind
}
