public import Foundation

/// An event or a reminder.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    public let calendarItemIdentifier = UUID().uuidString
    open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    open var uuid: String { calendarItemIdentifier }
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
    open var birthdayPersonUniqueID: String? { nil }
    open var birthdayPersonID: Int { -1 }

    public convenience init(eventStore: EKEventStore) { self.init() }

    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
    }
}

/// A reminder.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var priority = 0

    /// When it was done; nil where it is not.
    open var completionDate: Date?

    /// Whether it is done: it is from now on, where this is set.
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { completionDate = newValue ? completionDate ?? Date() : nil }
    }

    public convenience init(eventStore: EKEventStore) { self.init() }
}
