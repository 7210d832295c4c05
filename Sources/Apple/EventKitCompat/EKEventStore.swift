public import Foundation
import FoundationCompat

public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// The device's calendars and reminders, to which access is denied.
open class EKEventStore: NSObject, @unchecked Sendable {
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

    open var eventStoreIdentifier: String { "" }
    open var sources: [EKSource] { [] }
    open var delegateSources: [EKSource] { [] }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }

    public override init() {}
    public init(sources: [EKSource]) {}

    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        completion(false, nil)
    }

    @discardableResult
    open func requestFullAccessToEvents() async throws -> Bool { false }

    open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        completion(false, nil)
    }

    @discardableResult
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }

    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        completion(false, nil)
    }

    @discardableResult
    open func requestFullAccessToReminders() async throws -> Bool { false }

    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) {
        completion(false, nil)
    }

    @discardableResult
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }

    open func source(withIdentifier identifier: String) -> EKSource? { nil }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }

    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }

    open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func commit() throws { throw EKError(.eventStoreNotAuthorized) }

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

    open func enumerateEvents(matching predicate: NSPredicate, using block: @escaping EKEventSearchCallback) {}

    /// Finds none, and tells the widget's author why.
    @discardableResult
    open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        Unavailable.note("the device's reminders")
        completion(nil)
        return self
    }

    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
    open func reset() {}
    open func refreshSourcesIfNecessary() {}
}

extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
