import EventKitCompat
import Foundation
import Testing

@Suite("Events and reminders without access to a calendar")
struct EventKitTests {
    @Test("an event is made, and is not saved")
    func event() async throws {
        let store = EKEventStore()
        #expect(try await !store.requestFullAccessToEvents())
        let event = EKEvent(eventStore: store)
        event.title = "Tea"
        let error = #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) }
        #expect(error?.code == .eventStoreNotAuthorized && error?.errorCode == 29)
        #expect(EKError.Code.last.rawValue == 37)
    }

    @Test("a reminder that is completed has the time, and none when it is to do again")
    func reminder() {
        let reminder = EKReminder()
        reminder.isCompleted = true
        #expect(reminder.completionDate != nil)
        reminder.isCompleted = false
        #expect(reminder.completionDate == nil)
        reminder.completionDate = .distantPast
        #expect(reminder.isCompleted)
    }

    @Test("an alarm is at a time or before the event, and copied with its place")
    func alarm() throws {
        let alarm = EKAlarm(absoluteDate: .distantFuture)
        alarm.structuredLocation = EKStructuredLocation(title: "Home")
        let copy = try #require(alarm.copy() as? EKAlarm)
        copy.structuredLocation?.title = "Work"
        alarm.relativeOffset = -60
        #expect(alarm.absoluteDate == nil && alarm.structuredLocation?.title == "Home")
        #expect(copy.absoluteDate == .distantFuture && copy.relativeOffset == 0 && copy.type == .display)
    }

    @Test("days and ends of repeated events are equal by what they say, and archived")
    func recurrence() throws {
        let day = EKRecurrenceDayOfWeek(.friday, weekNumber: -1)
        let days = try NSKeyedArchiver.archivedData(withRootObject: day, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: EKRecurrenceDayOfWeek.self, from: days) == day)
        let end = EKRecurrenceEnd(end: .distantFuture)
        let ends = try NSKeyedArchiver.archivedData(withRootObject: end, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: EKRecurrenceEnd.self, from: ends) == end)
        #expect(EKRecurrenceDayOfWeek(.friday) != day && EKRecurrenceEnd(occurrenceCount: 1) != end)
    }
}
