public import CoreLocationCompat
public import Foundation
import FoundationCompat
public import SwiftUICompat

public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    public static let authorized = EKAuthorizationStatus.fullAccess
}

public enum EKEntityType: UInt, Sendable {
    case event, reminder
}

public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let event = EKEntityMask(rawValue: 1)
    public static let reminder = EKEntityMask(rawValue: 2)
}

public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
    public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
    public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
    public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
}

public enum EKSpan: Int, Sendable {
    case thisEvent, futureEvents
}

public enum EKCalendarType: Int, Sendable {
    case local, calDAV, exchange, subscription, birthday
}

public enum EKSourceType: Int, Sendable {
    case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

public enum EKEventAvailability: Int, Sendable {
    case notSupported = -1
    case busy, free, tentative, unavailable
}

public enum EKEventStatus: Int, Sendable {
    case none, confirmed, tentative, canceled
}

public enum EKParticipantStatus: Int, Sendable {
    case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

public enum EKParticipantRole: Int, Sendable {
    case unknown, required, optional, chair, nonParticipant
}

public enum EKParticipantType: Int, Sendable {
    case unknown, person, room, resource, group
}

public enum EKReminderPriority: UInt, Sendable {
    case none = 0
    case high = 1
    case medium = 5
    case low = 9
}

/// Why the calendar did not answer.
public struct EKError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = EKError
        case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
        case calendarReadOnly
        case eventStoreNotAuthorized = 29
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { "EKErrorDomain" }
    public static var errorDomain: String { "EKErrorDomain" }

    public static var eventNotMutable: Code { .eventNotMutable }
    public static var noCalendar: Code { .noCalendar }
    public static var noStartDate: Code { .noStartDate }
    public static var noEndDate: Code { .noEndDate }
    public static var datesInverted: Code { .datesInverted }
    public static var internalFailure: Code { .internalFailure }
    public static var calendarReadOnly: Code { .calendarReadOnly }
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

open class EKObject: NSObject, @unchecked Sendable {
    open var hasChanges: Bool { false }
    open var isNew: Bool { true }
}

open class EKSource: EKObject, @unchecked Sendable {
    open var sourceIdentifier: String { "" }
    open var title: String { "" }
    open var sourceType: EKSourceType { .local }
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

open class EKCalendar: EKObject, @unchecked Sendable {
    public let calendarIdentifier = UUID().uuidString
    open var title = ""
    open var type: EKCalendarType { .local }
    open var source: EKSource!
    open var cgColor: CGColor! = CGColor(red: 0, green: 0.5, blue: 1, alpha: 1)
    open var allowsContentModifications: Bool { false }
    open var isSubscribed: Bool { false }
    open var allowedEntityTypes: EKEntityMask { [.event, .reminder] }
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [] }
    open var isImmutable: Bool { true }

    public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}

open class EKParticipant: EKObject, @unchecked Sendable {
    open var name: String? { nil }
    open var url: URL { URL(fileURLWithPath: "/") }
    open var participantStatus: EKParticipantStatus { .unknown }
    open var participantRole: EKParticipantRole { .unknown }
    open var participantType: EKParticipantType { .unknown }
    open var isCurrentUser: Bool { false }
}

public enum EKAlarmProximity: Int, Sendable {
    case none, enter, leave
}

public enum EKAlarmType: Int, Sendable {
    case display, audio, procedure, email
}

open class EKAlarm: EKObject, @unchecked Sendable {
    open var structuredLocation: EKStructuredLocation?
    open var proximity = EKAlarmProximity.none
    open var type: EKAlarmType { .display }
    open var soundName: String?
    open var emailAddress: String?
    open var absoluteDate: Date?
    open var relativeOffset: TimeInterval = 0

    public convenience init(absoluteDate: Date) {
        self.init()
        self.absoluteDate = absoluteDate
    }

    public convenience init(relativeOffset: TimeInterval) {
        self.init()
        self.relativeOffset = relativeOffset
    }
}

open class EKStructuredLocation: EKObject, @unchecked Sendable {
    open var title: String?
    open var radius = 0.0
    open var geoLocation: CLLocation?

    public convenience init(title: String) {
        self.init()
        self.title = title
    }
}

open class EKCalendarItem: EKObject, @unchecked Sendable {
    public let calendarItemIdentifier = UUID().uuidString
    open var calendar: EKCalendar!
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    open var creationDate: Date? { nil }
    open var lastModifiedDate: Date? { nil }
    open var attendees: [EKParticipant]? { nil }
    open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
    open var hasNotes: Bool { !(notes ?? "").isEmpty }
    open var hasAttendees: Bool { false }
    open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
    open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }

    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// An event of the calendar.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    open var eventIdentifier: String! { calendarItemIdentifier }
    open var isAllDay = false
    open var startDate: Date! = Date()
    open var endDate: Date! = Date()
    open var structuredLocation: EKStructuredLocation?
    open var availability = EKEventAvailability.busy
    open var status: EKEventStatus { .none }
    open var organizer: EKParticipant? { nil }
    open var isDetached: Bool { false }
    open var occurrenceDate: Date! { startDate }
    open var birthdayContactIdentifier: String? { nil }

    public init(eventStore: EKEventStore) {}

    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
    }

    @discardableResult
    open func refresh() -> Bool { false }
}

/// A reminder.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var completionDate: Date?
    open var priority = 0

    public init(eventStore: EKEventStore) {}
}

/// The device's calendars and reminders, to which access is denied.
open class EKEventStore: NSObject, @unchecked Sendable {
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

    open var eventStoreIdentifier: String { "" }
    open var sources: [EKSource] { [] }
    open var delegateSources: [EKSource] { [] }
    open func source(withIdentifier identifier: String) -> EKSource? { nil }
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }

    public override init() {
        super.init()
    }

    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, EKError(.eventStoreNotAuthorized))
    }

    @discardableResult
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }

    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, EKError(.eventStoreNotAuthorized))
    }

    @discardableResult
    open func requestFullAccessToEvents() async throws -> Bool { false }
    open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, EKError(.eventStoreNotAuthorized))
    }

    @discardableResult
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }

    open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, EKError(.eventStoreNotAuthorized))
    }

    @discardableResult
    open func requestFullAccessToReminders() async throws -> Bool { false }

    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }

    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate(value: false)
    }

    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }

    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate(value: false)
    }

    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate(value: false)
    }

    open func events(matching predicate: NSPredicate) -> [EKEvent] {
        Unavailable.note("the device's calendar")
        return []
    }

    open func enumerateEvents(
        matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<Bool>) -> Void
    ) {}

    @discardableResult
    open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        Unavailable.note("the device's reminders")
        completion(nil)
        return self
    }

    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw EKError(.eventStoreNotAuthorized)
    }
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw EKError(.eventStoreNotAuthorized)
    }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func commit() throws { throw EKError(.eventStoreNotAuthorized) }
    open func reset() {}
    open func refreshSourcesIfNecessary() {}
}

extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
