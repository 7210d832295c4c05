public import CoreLocationCompat
public import Foundation

public enum HKWorkoutSessionState: Int, Sendable {
    case notStarted = 1
    case running, ended, paused, prepared, stopped
}

public enum HKWorkoutSessionType: Int, Sendable {
    case primary, mirrored
}

public enum HKWorkoutSessionLocationType: Int, Sendable {
    case unknown = 1
    case indoor, outdoor
}

public enum HKWorkoutSwimmingLocationType: Int, Sendable {
    case unknown, pool, openWater
}

/// What a workout is, before it begins.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    open var activityType = HKWorkoutActivityType.other
    open var locationType = HKWorkoutSessionLocationType.unknown
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    open var lapLength: HKQuantity?
}

public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1
    case resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// What happened in a workout.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval
    public let metadata: [String: Any]?

    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        self.type = type
        self.dateInterval = dateInterval
        self.metadata = metadata
    }
}

/// A part of a workout with an activity of its own.
open class HKWorkoutActivity: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let workoutConfiguration: HKWorkoutConfiguration
    public let startDate: Date
    public let endDate: Date?
    public let metadata: [String: Any]?
    open var duration: TimeInterval { (endDate ?? Date()).timeIntervalSince(startDate) }
    open var workoutEvents: [HKWorkoutEvent] { [] }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }

    public init(
        workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?,
        metadata: [String: Any]?
    ) {
        self.workoutConfiguration = workoutConfiguration
        self.startDate = startDate
        self.endDate = endDate
        self.metadata = metadata
    }

    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

/// A workout going on; it begins on no device without a health store.
open class HKWorkoutSession: NSObject, @unchecked Sendable {
    public let workoutConfiguration: HKWorkoutConfiguration
    open weak var delegate: (any HKWorkoutSessionDelegate)?
    open var activityType: HKWorkoutActivityType { workoutConfiguration.activityType }
    open var locationType: HKWorkoutSessionLocationType { workoutConfiguration.locationType }
    open var state: HKWorkoutSessionState { .notStarted }
    open var type: HKWorkoutSessionType { .primary }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var currentActivity: HKWorkoutActivity {
        HKWorkoutActivity(workoutConfiguration: workoutConfiguration, start: Date(), end: nil, metadata: nil)
    }

    /// Throws: there is no health store.
    public init(healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration) throws {
        self.workoutConfiguration = workoutConfiguration
        super.init()
        throw HKError(.errorHealthDataUnavailable)
    }

    public init(configuration workoutConfiguration: HKWorkoutConfiguration) throws {
        self.workoutConfiguration = workoutConfiguration
        super.init()
        throw HKError(.errorHealthDataUnavailable)
    }

    open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
        HKLiveWorkoutBuilder(healthStore: HKHealthStore(), configuration: workoutConfiguration, device: nil)
    }

    open func prepare() {}
    open func startActivity(with date: Date?) {}
    open func stopActivity(with date: Date?) {}
    open func pause() {}
    open func resume() {}
    open func end() {}
    open func beginNewActivity(configuration: HKWorkoutConfiguration, date: Date, metadata: [String: Any]?) {}
    open func endCurrentActivity(on date: Date) {}
    open func startMirroringToCompanionDevice() async throws { throw HKError(.errorHealthDataUnavailable) }
    open func startMirroringToCompanionDevice(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func stopMirroringToCompanionDevice() async throws { throw HKError(.errorHealthDataUnavailable) }
    open func sendToRemoteWorkoutSession(data: Data) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func sendToRemoteWorkoutSession(
        data: Data, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
}

/// Hears how a workout goes.
public protocol HKWorkoutSessionDelegate: NSObjectProtocol {
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration,
        date: Date)
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration,
        date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
}

extension HKWorkoutSessionDelegate {
    public func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration,
        date: Date
    ) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration,
        date: Date
    ) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]
    ) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?
    ) {}
}

/// Collects a workout's samples; it cannot, without a health store.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    static let unavailable = HKError(.errorHealthDataUnavailable)

    public let workoutConfiguration: HKWorkoutConfiguration
    public let device: HKDevice?
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var metadata: [String: Any] { [:] }
    open var workoutEvents: [HKWorkoutEvent] { [] }
    open var workoutActivities: [HKWorkoutActivity] { [] }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }

    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        workoutConfiguration = configuration
        self.device = device
    }

    open func beginCollection(
        withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, Self.unavailable)
    }
    open func beginCollection(at startDate: Date) async throws { throw Self.unavailable }

    open func endCollection(withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, Self.unavailable)
    }
    open func endCollection(at endDate: Date) async throws { throw Self.unavailable }

    open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, Self.unavailable)
    }
    open func addSamples(_ samples: [HKSample]) async throws { throw Self.unavailable }

    open func addWorkoutEvents(
        _ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, Self.unavailable)
    }
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { throw Self.unavailable }

    open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, Self.unavailable)
    }
    open func addMetadata(_ metadata: [String: Any]) async throws { throw Self.unavailable }

    open func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity) async throws { throw Self.unavailable }

    open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        completion(nil, Self.unavailable)
    }
    @discardableResult
    open func finishWorkout() async throws -> HKWorkout? { throw Self.unavailable }

    open func discardWorkout() {}
    open func elapsedTime(at date: Date) -> TimeInterval { 0 }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    open func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder? { nil }
}

/// Collects the samples of a workout as they are made.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
    open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    open weak var workoutSession: HKWorkoutSession? { nil }
    open var shouldCollectWorkoutEvents = true
    open var dataSource: HKLiveWorkoutDataSource?
    open var elapsedTime: TimeInterval { 0 }
    open var currentWorkoutActivity: HKWorkoutActivity? { nil }
}

/// Hears what a live workout collects.
public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity)
}

extension HKLiveWorkoutBuilderDelegate {
    public func workoutBuilder(
        _ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity
    ) {}
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity) {}
}

/// Which samples a live workout collects.
open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
    open private(set) var typesToCollect: Set<HKQuantityType> = []

    public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) {}

    open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {
        typesToCollect.insert(quantityType)
    }
    open func disableCollection(for quantityType: HKQuantityType) { typesToCollect.remove(quantityType) }
}

open class HKSeriesBuilder: NSObject, @unchecked Sendable {
    open func discard() {}
}

/// Collects where a workout goes; it cannot, without a health store.
open class HKWorkoutRouteBuilder: HKSeriesBuilder, @unchecked Sendable {
    public init(healthStore: HKHealthStore, device: HKDevice?) {}

    open func insertRouteData(
        _ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func insertRouteData(_ routeData: [CLLocation]) async throws { throw HKError(.errorHealthDataUnavailable) }

    open func finishRoute(
        with workout: HKWorkout, metadata: [String: Any]?,
        completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
    ) {
        completion(nil, HKError(.errorHealthDataUnavailable))
    }
    @discardableResult
    open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute? {
        throw HKError(.errorHealthDataUnavailable)
    }
}

extension HKHealthStore {
    public func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    public func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    public func recoverActiveWorkoutSession(
        completion: @escaping @Sendable (HKWorkoutSession?, (any Error)?) -> Void
    ) {
        completion(nil, HKError(.errorHealthDataUnavailable))
    }
    public func recoverActiveWorkoutSession() async throws -> HKWorkoutSession? { nil }
    public func pause(_ workoutSession: HKWorkoutSession) {}
    public func resumeWorkoutSession(_ workoutSession: HKWorkoutSession) {}
    public func end(_ workoutSession: HKWorkoutSession) {}

    public func save(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    public func save(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
    public func delete(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    public func delete(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    public func delete(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
    public func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) {
        completion(false, 0, HKError(.errorHealthDataUnavailable))
    }
    public func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
        throw HKError(.errorHealthDataUnavailable)
    }
    public func add(
        _ samples: [HKSample], to workout: HKWorkout,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    public func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    public func disableBackgroundDelivery(for type: HKObjectType) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    public func disableAllBackgroundDelivery() async throws { throw HKError(.errorHealthDataUnavailable) }
    public func preferredUnits(
        for quantityTypes: Set<HKQuantityType>,
        completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) {
        completion([:], HKError(.errorHealthDataUnavailable))
    }
    public func dateOfBirth() throws -> Date { throw HKError(.errorHealthDataUnavailable) }
    public func earliestPermittedSampleDate() -> Date { .distantPast }
    public func handleAuthorizationForExtension(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
}

extension NSNotification.Name {
    public static let HKUserPreferencesDidChange = NSNotification.Name("HKUserPreferencesDidChangeNotification")
}

extension HKWorkout {
    public var workoutEvents: [HKWorkoutEvent]? { nil }
    public var workoutActivities: [HKWorkoutActivity] { [] }
    public var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    public var totalSwimmingStrokeCount: HKQuantity? { nil }
    public var totalFlightsClimbed: HKQuantity? { nil }
    public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }

    public convenience init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.init(activityType: activityType, start: start, end: end)
    }

    public convenience init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(activityType: activityType, start: start, end: end)
    }

    public convenience init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.init(activityType: activityType, start: start, end: end)
    }

    public convenience init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(activityType: activityType, start: start, end: end)
    }
}
