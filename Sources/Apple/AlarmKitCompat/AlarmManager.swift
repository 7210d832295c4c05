public import ActivityKitCompat
public import AppIntentsCompat
public import Foundation

/// Sets alarms, for which there is no permission here: it has none, and says so to who wants to set one.
///
/// - Compatibility: compiles
public final class AlarmManager: Sendable {
    public enum AuthorizationState: Hashable, Sendable {
        case notDetermined, denied, authorized
    }

    public enum AlarmError: Error, Hashable, Sendable {
        case maximumLimitReached
    }

    /// There are no alarms here.
    public struct AlarmsUnavailable: Error, Hashable, Sendable {}

    /// An alarm that is to be set.
    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
            attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) {}

        public static func timer(
            duration: TimeInterval, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration<Metadata> {
            AlarmConfiguration(attributes: attributes)
        }

        public static func alarm(
            schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration<Metadata> {
            AlarmConfiguration(attributes: attributes)
        }
    }

    public static let shared = AlarmManager()

    public var authorizationState: AuthorizationState { .denied }
    public func requestAuthorization() async throws -> AuthorizationState { .denied }

    public var alarms: [Alarm] { get throws { [] } }

    /// The alarms as they are, once, for they never change.
    public var alarmUpdates: some AsyncSequence<[Alarm], Never> { once([Alarm]()) }
    /// The permission as it is, once, for it never changes.
    public var authorizationUpdates: some AsyncSequence<AuthorizationState, Never> { once(authorizationState) }

    public func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
    ) async throws -> Alarm {
        throw AlarmsUnavailable()
    }

    public func countdown(id: Alarm.ID) throws { throw AlarmsUnavailable() }
    public func pause(id: Alarm.ID) throws { throw AlarmsUnavailable() }
    public func resume(id: Alarm.ID) throws { throw AlarmsUnavailable() }
    public func stop(id: Alarm.ID) throws { throw AlarmsUnavailable() }
    public func cancel(id: Alarm.ID) throws { throw AlarmsUnavailable() }

    private func once<Value: Sendable>(_ value: Value) -> AsyncStream<Value> {
        AsyncStream { continuation in
            continuation.yield(value)
            continuation.finish()
        }
    }
}
