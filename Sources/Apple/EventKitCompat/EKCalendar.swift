public import Foundation
public import SwiftUICompat

/// What a store of events keeps.
open class EKObject: NSObject, @unchecked Sendable {
    open var hasChanges: Bool { false }
    open var isNew: Bool { true }

    open func reset() {}
    open func rollback() {}

    @discardableResult
    open func refresh() -> Bool { false }
}

/// Where calendars are from.
open class EKSource: EKObject, @unchecked Sendable {
    open var sourceIdentifier: String { "" }
    open var title: String { "" }
    open var sourceType: EKSourceType { .local }
    open var isDelegate: Bool { false }
    open var calendars: Set<EKCalendar> { [] }

    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// A calendar, or a list of reminders.
open class EKCalendar: EKObject, @unchecked Sendable {
    public let calendarIdentifier = UUID().uuidString
    open var title = ""
    open var source: EKSource!
    open var cgColor: CGColor! = CGColor(red: 0, green: 0.5, blue: 1, alpha: 1)
    open private(set) var allowedEntityTypes: EKEntityMask = [.event, .reminder]
    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { false }
    open var isSubscribed: Bool { false }
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [] }
    open var isImmutable: Bool { true }

    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
        self.init()
        allowedEntityTypes = entityType == .event ? .event : .reminder
    }

    public convenience init(eventStore: EKEventStore) {
        self.init(for: .event, eventStore: eventStore)
    }
}
