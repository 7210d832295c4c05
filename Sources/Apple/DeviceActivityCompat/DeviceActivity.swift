public import Foundation
public import ManagedSettingsCompat
public import SwiftUICompat

/// Names a stretch of time that is watched.
public struct DeviceActivityName: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// When the use of the device is watched.
public struct DeviceActivitySchedule: Hashable, Codable, Sendable {
    public let intervalStart: DateComponents
    public let intervalEnd: DateComponents
    public let repeats: Bool
    public let warningTime: DateComponents?

    public init(
        intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil
    ) {
        self.intervalStart = intervalStart
        self.intervalEnd = intervalEnd
        self.repeats = repeats
        self.warningTime = warningTime
    }

    /// The current or the next interval, of a schedule that names hours and minutes.
    public var nextInterval: DateInterval? {
        let calendar = Calendar.current
        guard let end = calendar.nextDate(after: .now, matching: intervalEnd, matchingPolicy: .nextTime),
            let start = calendar.nextDate(
                after: end, matching: intervalStart, matchingPolicy: .nextTime, direction: .backward)
        else { return nil }
        return DateInterval(start: start, end: end)
    }
}

/// How long something is used before the app hears of it.
public struct DeviceActivityEvent: Hashable, Codable, Sendable {
    public struct Name: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let applications: Set<ApplicationToken>
    public let categories: Set<ActivityCategoryToken>
    public let webDomains: Set<WebDomainToken>
    public let threshold: DateComponents
    public let includesPastActivity: Bool

    public init(
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = [], threshold: DateComponents, includesPastActivity: Bool = false
    ) {
        self.applications = applications
        self.categories = categories
        self.webDomains = webDomains
        self.threshold = threshold
        self.includesPastActivity = includesPastActivity
    }
}

/// Watches how the device is used: it says that it cannot.
open class DeviceActivityCenter: @unchecked Sendable {
    public enum MonitoringError: Error, Hashable, Sendable {
        case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents, unauthorized
    }

    public init() {}

    open var activities: [DeviceActivityName] { [] }
    open func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
    open func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
    open func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws {
        throw MonitoringError.unauthorized
    }
    open func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
}

/// Hears of what is watched: nothing is.
open class DeviceActivityMonitor: NSObject {
    public override init() {}

    open func intervalDidStart(for activity: DeviceActivityName) {}
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
    open func eventWillReachThresholdWarning(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
}

/// Which use of which devices a report tells of.
public struct DeviceActivityFilter: Hashable, Sendable {
    public enum SegmentInterval: Hashable, Sendable {
        case hourly(during: DateInterval)
        case daily(during: DateInterval)
        case weekly(during: DateInterval)
    }

    public struct Users: Hashable, Sendable {
        private let name: String

        public static let all = Users(name: "all")
        public static let children = Users(name: "children")
    }

    public struct Devices: Hashable, Sendable {
        private let models: Set<Int>

        public static let all = Devices([])

        public init(_ models: Set<DeviceActivityData.Device.Model>) { self.models = Set(models.map(\.rawValue)) }
    }

    public let segmentInterval: SegmentInterval

    public init(
        segment segmentInterval: SegmentInterval = .daily(during: DateInterval(start: .now, duration: 0)),
        users: Users? = nil, devices: Devices = .all, applications: Set<ApplicationToken> = [],
        categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = []
    ) {
        self.segmentInterval = segmentInterval
    }
}

/// What a device's use was.
public struct DeviceActivityData: Hashable, Sendable {
    public struct Device: Hashable, Sendable {
        public enum Model: Int, Hashable, Sendable {
            case iPhone, iPad, iPod, mac
        }

        public let name: String?
        public let model: Model
    }
}

/// A report of the device's use, which an extension of its own draws; a widget cannot draw it.
public struct DeviceActivityReport: _PrimitiveView {
    public typealias Body = Never

    public struct Context: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public nonisolated init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()) {}
}
