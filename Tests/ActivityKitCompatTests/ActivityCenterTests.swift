import ActivityKitCompat
import Foundation
import JSON
import SwiftUICompat
import Synchronization
import Testing
import WidgetProtocol

/// One after the other: the center is the process's.
@Suite("Live Activities and the bridge", .serialized)
struct ActivityCenterTests {
    private struct Ride: ActivityAttributes {
        struct ContentState: Codable, Hashable {
            var minutes: Int
            var note = ""
        }

        var driver: String
    }

    private struct Told: Sendable {
        var notification: ExtensionNotification
        var params: JSONObject
    }

    private final class Ear: Sendable {
        private let told = Mutex<[Told]>([])

        func hear(_ notification: ExtensionNotification, _ params: JSONObject) {
            told.withLock { $0.append(Told(notification: notification, params: params)) }
        }

        /// What was told of an activity.
        func all(of id: String) -> [Told] {
            told.withLock { $0 }.filter { $0.params["id"] == .string(id) }
        }
    }

    private let ear = Ear()

    init() {
        let ear = ear
        ActivityCenter.shared.connect { ear.hear($0, $1) }
    }

    private func content(_ minutes: Int, note: String = "") -> ActivityContent<Ride.ContentState> {
        ActivityContent(state: .init(minutes: minutes, note: note), staleDate: nil, relevanceScore: 3)
    }

    private func record(_ id: String, minutes: Int, revision: Int = 0) -> ActivityRecord {
        let now = Date().timeIntervalSince1970
        var record = ActivityRecord(
            id: id, attributesType: "Ride", attributes: ["driver": "Ann"],
            state: ["minutes": .int(minutes), "note": ""], startDate: now - 10, updatedAt: now)
        record.revision = revision
        return record
    }

    private func update(_ records: ActivityRecord...) { ActivityCenter.shared.update(.array(records.map(\.json))) }

    @Test("the bridge is told of a request, of updates and of the end")
    func told() async throws {
        let activity = try Activity.request(attributes: Ride(driver: "Bob"), content: content(9), pushType: .token)
        let alert = AlertConfiguration(title: "Soon", body: "Bob is near", sound: .named("horn"))
        await activity.update(content(5), alertConfiguration: alert)
        await activity.end(content(0), dismissalPolicy: .after(Date(timeIntervalSince1970: 4e9)))
        let all = ear.all(of: activity.id)
        #expect(all.map(\.notification) == [.startActivity, .updateActivity, .updateActivity])
        let start = try #require(ActivityRecord(json: .object(all[0].params), now: 77))
        #expect(start.attributesType == "Ride" && start.attributes == ["driver": "Bob"])
        #expect(start.state == ["minutes": 9, "note": ""] && start.relevanceScore == 3 && start.startDate == 77)
        #expect(start.pushToken == activity.pushToken?.map { String(format: "%02x", $0) }.joined())
        let update = ActivityUpdate(json: .object(all[1].params))
        #expect(update.content?.state == ["minutes": 5, "note": ""] && update.end == nil)
        #expect(update.alert == ["title": "Soon", "body": "Bob is near", "sound": "horn"])
        #expect(ActivityUpdate(json: .object(all[2].params)).end == .after(4e9))
        #expect(activity.activityState == .ended)
    }

    @Test("what others start is listed, what they update is shown, and what they end is gone")
    func others() async throws {
        var starts = Activity<Ride>.activityUpdates.makeAsyncIterator()
        let id = UUID().uuidString
        update(record(id, minutes: 8))
        let activity = try #require(await starts.next())
        #expect(activity.id == id && activity.attributes.driver == "Ann" && activity.content.state.minutes == 8)
        #expect(Activity<Ride>.activities.contains { $0 === activity })
        var contents = activity.contentUpdates.makeAsyncIterator()
        var states = activity.activityStateUpdates.makeAsyncIterator()
        update(record(id, minutes: 4, revision: 1))
        #expect(await contents.next()?.state.minutes == 4)
        update()
        #expect(await states.next() == .dismissed)
        #expect(await states.next() == nil)
        #expect(!Activity<Ride>.activities.contains { $0.id == id })
    }

    @Test("what this process has changed since is not taken back")
    func revisions() async throws {
        let activity = try Activity.request(attributes: Ride(driver: "Cy"), content: content(9))
        await activity.update(content(3))
        // The bridge does not know of the update yet, nor at first of the activity.
        update()
        #expect(Activity<Ride>.activities.contains { $0 === activity })
        update(record(activity.id, minutes: 9))
        #expect(activity.content.state.minutes == 3)
        update(record(activity.id, minutes: 1, revision: 2))
        #expect(activity.content.state.minutes == 1)
    }

    @Test("what a phone would not show is told of, and not shown")
    func ignored() async throws {
        let activity = try Activity.request(attributes: Ride(driver: "Di"), content: content(9))
        await activity.update(content(1, note: String(repeating: "x", count: 5000)))
        #expect(activity.content.state.minutes == 9)
        let date = Date()
        await activity.update(content(5), timestamp: date)
        await activity.update(content(6), timestamp: date - 1)
        #expect(activity.content.state.minutes == 5)
        #expect(ear.all(of: activity.id).count == 2)
    }

    @Test("one that begins later is pending")
    func pending() throws {
        let activity = try Activity.request(
            attributes: Ride(driver: "Ed"), content: content(9), style: .transient,
            alertConfiguration: AlertConfiguration(title: "Now", body: "It begins", sound: .default),
            start: Date(timeIntervalSinceNow: 3600))
        #expect(activity.activityState == .pending && activity.style == .transient && activity.pushToken == nil)
        let start = try #require(ear.all(of: activity.id).first)
        #expect(start.params["startDate"] != nil && start.params["style"] == "transient")
    }

    @Test("tokens are there at once")
    func tokens() async throws {
        let activity = try Activity.request(attributes: Ride(driver: "Flo"), content: content(9), pushType: .token)
        var tokens = activity.pushTokenUpdates.makeAsyncIterator()
        #expect(await tokens.next() == activity.pushToken && activity.pushToken?.count == 32)
        var starting = Activity<Ride>.pushToStartTokenUpdates.makeAsyncIterator()
        #expect(await starting.next() == Data("Ride".utf8))
    }
}
