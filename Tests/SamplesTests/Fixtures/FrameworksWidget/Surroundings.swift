import Combine
import CoreLocation
import CryptoKit
import EventKit
import HealthKit
import MapKit
import Security
import StoreKit
import UniformTypeIdentifiers
import UserNotifications
import os.log

final class LocationManager: NSObject, ObservableObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    @Published var location: CLLocation?
    private var cancellables = Set<AnyCancellable>()

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyKilometer
        $location.compactMap { $0 }.removeDuplicates().sink { os_log("%f", $0.coordinate.latitude) }
            .store(in: &cancellables)
        NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
            .debounce(for: .seconds(1), scheduler: DispatchQueue.main).sink { _ in }.store(in: &cancellables)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        location = locations.last
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        switch error {
        case CLError.denied: manager.stopUpdatingLocation()
        default: break
        }
    }
}

enum Keychain {
    static func token() -> String? {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrAccount as String: "token",
            kSecReturnData as String: kCFBooleanTrue!,
            kSecMatchLimit as String: kSecMatchLimitOne,
        ]
        var item: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess, let data = item as? Data else {
            return nil
        }
        return String(data: data, encoding: .utf8)
    }
}

struct Surroundings {
    private let health = HKHealthStore()
    private let calendar = EKEventStore()

    /// Loads in the background on a phone, on behalf of the app.
    private let session: URLSession = {
        let configuration = URLSessionConfiguration.background(withIdentifier: "surroundings")
        configuration.isDiscretionary = false
        configuration.sessionSendsLaunchEvents = true
        configuration.sharedContainerIdentifier = "group.com.example.surroundings"
        configuration.shouldUseExtendedBackgroundIdleMode = true
        configuration.waitsForConnectivity = true
        return URLSession(configuration: configuration)
    }()

    /// What each framework says, a line each.
    func lines() async -> [String] {
        let munich = CLLocation(latitude: 48.1372, longitude: 11.5755)
        let way = CLLocation(latitude: 52.52, longitude: 13.405).distance(from: munich)
        var lines = ["\(Int(way / 1000)) km, steps \(await steps()), events \(events())"]
        let settings = await UNUserNotificationCenter.current().notificationSettings()
        lines.append(settings.authorizationStatus == .authorized ? "notifies" : "does not notify")
        var owned = 0
        for await result in StoreKit.Transaction.currentEntitlements {
            if case .verified = result { owned += 1 }
        }
        let digest = SHA256.hash(data: Data("abc".utf8)).prefix(4).map { String(format: "%02x", $0) }.joined()
        lines.append("\(owned) owned, \(Keychain.token() ?? "no token"), \(digest)")
        lines.append("png is an image: \(UTType.png.conforms(to: .image))")
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        lines.append(formatter.localizedString(fromTimeInterval: -7200))
        return lines
    }

    private func events() -> Int {
        let predicate = calendar.predicateForEvents(withStart: Date(), end: Date() + 86_400, calendars: nil)
        return calendar.events(matching: predicate).count
    }

    private func map(of region: MKCoordinateRegion) async -> UIImage? {
        let options = MKMapSnapshotter.Options()
        options.region = region
        options.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe, .publicTransport])
        options.preferredConfiguration = MKStandardMapConfiguration(elevationStyle: .flat, emphasisStyle: .muted)
        return try? await MKMapSnapshotter(options: options).start().image
    }

    private func steps() async -> Int {
        guard let type = HKQuantityType.quantityType(forIdentifier: .stepCount) else { return 0 }
        let start = Calendar.current.startOfDay(for: .now)
        let predicate = HKQuery.predicateForSamples(withStart: start, end: .now, options: .strictStartDate)
        return await withCheckedContinuation { continuation in
            let query = HKStatisticsQuery(
                quantityType: type, quantitySamplePredicate: predicate, options: .cumulativeSum
            ) { _, statistics, _ in
                let count = statistics?.sumQuantity()?.doubleValue(for: .count()) ?? 0
                continuation.resume(returning: Int(count))
            }
            health.execute(query)
        }
    }
}

/// What apps share with their widgets, and a widget only has to compile.
extension Surroundings {
    func routes(of workout: HKWorkout) throws {
        let predicate = HKQuery.predicateForObjects(from: workout)
        health.execute(
            HKAnchoredObjectQuery(type: HKSeriesType.workoutRoute(), predicate: predicate, anchor: nil, limit: 1) {
                _, samples, _, anchor, _ in
                for case let route as HKWorkoutRoute in samples ?? [] {
                    self.health.execute(HKWorkoutRouteQuery(route: route) { _, _, _, _ in })
                }
                guard let anchor else { return }
                _ = try? NSKeyedArchiver.archivedData(withRootObject: anchor, requiringSecureCoding: true)
            })
        _ = (try health.bloodType().bloodType, workout.sourceRevision.source.bundleIdentifier)
    }

    func remind() throws {
        let reminder = EKReminder(eventStore: calendar)
        reminder.addAlarm(EKAlarm(relativeOffset: 10))
        reminder.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: nil))
        let signposter = OSSignposter(subsystem: "widget", category: .pointsOfInterest)
        let interval = signposter.beginInterval("save", id: signposter.makeSignpostID())
        try calendar.save(reminder, commit: true)
        signposter.endInterval("save", interval)
    }

    var defaults: Double? {
        UserDefaults.standard.setValue(20, forKey: "goal")
        return UserDefaults.standard.value(forKey: "goal") as? Double
    }
}
