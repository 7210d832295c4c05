import HealthKit
import WeatherKit

/// Asks for a place's weather; WeatherKit brings Core Location along.
final class Outdoors: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private static let queue = OS_dispatch_queue_serial(label: "outdoors")

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        Self.queue.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: 500 * NSEC_PER_MSEC)) {}
    }

    func warnings(at location: CLLocation) async throws -> [String] {
        try await Task.sleep(nanoseconds: NSEC_PER_SEC / 100)
        let (current, days, alerts) = try await WeatherService.shared.weather(
            for: location, including: .current, .daily(startDate: .now, endDate: .now + 86_400), .alerts)
        let moon = days.first?.moon.phase.symbolName ?? MoonPhase.waxingCrescent.symbolName
        let wind = current.wind.compassDirection.abbreviation
        let grave = alerts?.filter { $0.severity != .minor }.map { "\($0.summary), \($0.source)" } ?? []
        return grave + [current.condition.description, current.uvIndex.category.description, wind, moon]
    }

    /// The minutes of mindfulness since an anchor.
    func minutes(in store: HKHealthStore) async -> Double? {
        guard let type = HKObjectType.categoryType(forIdentifier: .mindfulSession) else { return nil }
        let descriptor = HKAnchoredObjectQueryDescriptor(
            predicates: [.categorySample(type: type)], anchor: HKQueryAnchor(fromValue: 0))
        let result = try? await descriptor.result(for: store)
        return result?.addedSamples.reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) / 60 }
    }
}
