import ActivityKitCompat
import Foundation
import Testing

@Suite("A Live Activity of this process")
struct ActivityTests {
    private struct Delivery: ActivityAttributes {
        struct ContentState: Codable, Hashable {
            var minutes: Int
            var note = ""
        }

        var number: Int
    }

    private func content(_ minutes: Int, staleDate: Date? = nil) -> ActivityContent<Delivery.ContentState> {
        ActivityContent(state: .init(minutes: minutes), staleDate: staleDate)
    }

    @Test("is listed from its request to its end, and shows its last state")
    func life() async throws {
        let activity = try Activity.request(attributes: Delivery(number: 1), content: content(20))
        #expect(Activity<Delivery>.activities.contains { $0 === activity })
        #expect(activity.activityState == .active)
        await activity.update(content(10))
        #expect(activity.content.state.minutes == 10)
        await activity.end(content(0), dismissalPolicy: .immediate)
        #expect(activity.content.state.minutes == 0)
        #expect(activity.activityState == .dismissed)
        #expect(!Activity<Delivery>.activities.contains { $0 === activity })
        await activity.update(content(5))
        #expect(activity.content.state.minutes == 0)
    }

    @Test("tells of its updates and of its end")
    func streams() async throws {
        let activity = try Activity.request(attributes: Delivery(number: 2), content: content(20))
        var contents = activity.contentUpdates.makeAsyncIterator()
        var states = activity.activityStateUpdates.makeAsyncIterator()
        await activity.update(content(10))
        await activity.end(nil, dismissalPolicy: .default)
        #expect(await contents.next()?.state.minutes == 10)
        #expect(await contents.next() == nil)
        #expect(await states.next() == .ended)
        #expect(await states.next() == nil)
    }

    @Test("is stale after its content's date")
    func staleness() throws {
        let activity = try Activity.request(
            attributes: Delivery(number: 3), content: content(1, staleDate: Date(timeIntervalSinceNow: -1)))
        #expect(activity.activityState == .stale)
    }

    @Test("is refused where its content is larger than a phone takes")
    func size() {
        let content = ActivityContent(
            state: Delivery.ContentState(minutes: 1, note: String(repeating: "x", count: 4096)), staleDate: nil)
        #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
            try Activity.request(attributes: Delivery(number: 4), content: content)
        }
    }
}
