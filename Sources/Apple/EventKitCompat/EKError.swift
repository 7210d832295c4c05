public import Foundation

public let EKErrorDomain = "EKErrorDomain"

/// Why the calendar did not answer.
public struct EKError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = EKError
        case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
        case calendarReadOnly, durationGreaterThanRecurrence, alarmGreaterThanRecurrence
        case startDateTooFarInFuture, startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore
        case invitesCannotBeMoved, invalidSpan, calendarHasNoSource, calendarSourceCannotBeModified
        case calendarIsImmutable, sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate
        case structuredLocationsNotSupported, reminderLocationsNotSupported, alarmProximityNotSupported
        case calendarDoesNotAllowEvents, calendarDoesNotAllowReminders, sourceDoesNotAllowReminders
        case sourceDoesNotAllowEvents, priorityIsInvalid, invalidEntityType, procedureAlarmsNotMutable
        case eventStoreNotAuthorized, osNotSupported, invalidInviteReplyCalendar
        case notificationsCollectionFlagNotSet, sourceMismatch, notificationCollectionMismatch
        case notificationSavedWithoutCollection, reminderAlarmContainsEmailOrUrl, last
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { EKErrorDomain }
    public static var errorDomain: String { EKErrorDomain }

    public static var eventNotMutable: Code { .eventNotMutable }
    public static var noCalendar: Code { .noCalendar }
    public static var noStartDate: Code { .noStartDate }
    public static var noEndDate: Code { .noEndDate }
    public static var datesInverted: Code { .datesInverted }
    public static var internalFailure: Code { .internalFailure }
    public static var calendarReadOnly: Code { .calendarReadOnly }
    public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
    public static var alarmGreaterThanRecurrence: Code { .alarmGreaterThanRecurrence }
    public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
    public static var startDateCollidesWithOtherOccurrence: Code { .startDateCollidesWithOtherOccurrence }
    public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
    public static var invitesCannotBeMoved: Code { .invitesCannotBeMoved }
    public static var invalidSpan: Code { .invalidSpan }
    public static var calendarHasNoSource: Code { .calendarHasNoSource }
    public static var calendarSourceCannotBeModified: Code { .calendarSourceCannotBeModified }
    public static var calendarIsImmutable: Code { .calendarIsImmutable }
    public static var sourceDoesNotAllowCalendarAddDelete: Code { .sourceDoesNotAllowCalendarAddDelete }
    public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
    public static var structuredLocationsNotSupported: Code { .structuredLocationsNotSupported }
    public static var reminderLocationsNotSupported: Code { .reminderLocationsNotSupported }
    public static var alarmProximityNotSupported: Code { .alarmProximityNotSupported }
    public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
    public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
    public static var sourceDoesNotAllowReminders: Code { .sourceDoesNotAllowReminders }
    public static var sourceDoesNotAllowEvents: Code { .sourceDoesNotAllowEvents }
    public static var priorityIsInvalid: Code { .priorityIsInvalid }
    public static var invalidEntityType: Code { .invalidEntityType }
    public static var procedureAlarmsNotMutable: Code { .procedureAlarmsNotMutable }
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
    public static var osNotSupported: Code { .osNotSupported }
    public static var invalidInviteReplyCalendar: Code { .invalidInviteReplyCalendar }
    public static var notificationsCollectionFlagNotSet: Code { .notificationsCollectionFlagNotSet }
    public static var sourceMismatch: Code { .sourceMismatch }
    public static var notificationCollectionMismatch: Code { .notificationCollectionMismatch }
    public static var notificationSavedWithoutCollection: Code { .notificationSavedWithoutCollection }
    public static var reminderAlarmContainsEmailOrUrl: Code { .reminderAlarmContainsEmailOrUrl }
    public static var last: Code { .last }
}
