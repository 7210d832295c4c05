import Foundation
import JSON
import Synchronization
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetHome

@Suite("Live Activities of a home") struct ActivityTests {
    private static let hour = 3600.0
    private let fake: FakeExtension

    init() throws { fake = try FakeExtension() }

    private func home(at date: Double = 1000) -> WidgetHome { fake.home { $0.use(VirtualClock(date)) } }

    private func start(
        _ home: WidgetHome, _ id: String, staleDate: Double? = nil, score: Double = 0
    ) throws -> ActivityRecord {
        var start = WidgetHome.ActivityStart(
            attributesType: "Ride", attributes: ["driver": "Ann"],
            content: .init(state: ["minutes": 9], staleDate: staleDate, relevanceScore: score))
        start.id = id
        start.hasPushToken = true
        return try home.start(start).record
    }

    private func update(_ minutes: Int) -> ActivityUpdate {
        ActivityUpdate(content: .init(state: ["minutes": .int(minutes)]))
    }

    private func phases(_ home: WidgetHome) throws -> [String] {
        try home.liveActivities.all().map { "\($0.record.id) \($0.phase)" }
    }

    private func told() throws -> JSONValue { try JSONValue(parsing: fake.folder.read("resources/activities.json")) }

    @Test("go through their states on the clock, in order")
    func time() throws {
        let home = home()
        _ = try start(home, "a", staleDate: 2000)
        var steps: [String] = []
        func note(_ moment: Double, _ outcome: ReloadOutcome) {
            steps += outcome.activities.map { "\(Int(moment)) \($0.record.id) \($0.phase)" }
        }
        try home.advance(to: 1999, each: note)
        #expect(try phases(home) == ["a active"] && steps == [])
        try home.advance(to: 1000 + 13 * Self.hour, each: note)
        #expect(steps == ["2000 a stale", "29800 a ended", "44200 a dismissed"])
        #expect(try phases(home) == [] && home.liveActivities.nextChange() == nil)
    }

    @Test("are shared, and survive: what one home does another sees")
    func shared() throws {
        let first = home()
        let record = try start(first, "a", score: 1)
        _ = try start(first, "b", score: 2)
        let second = home(at: 1500)
        #expect(try phases(second) == ["b active", "a active"])
        #expect(try second.change(activity: "a", update(4)) == [])
        #expect(try first.liveActivities.record(pushToken: record.pushToken ?? "").state == ["minutes": 4])
        #expect(try second.change(activity: "b", ActivityUpdate(content: nil, end: .immediate)) == [])
        #expect(try phases(first) == ["a active"])
    }

    @Test("are told of once, those of other bridges too")
    func news() throws {
        let first = home()
        let second = home()
        let heard = Mutex<[String]>([])
        first.liveActivities.listen { news in heard.withLock { $0.append("\(news.record.id) \(news.phase)") } }
        _ = try start(first, "a", staleDate: 2000)
        _ = try start(second, "b")
        first.liveActivities.catchUp()
        _ = try second.change(activity: "a", ActivityUpdate(content: nil, end: .immediate))
        first.liveActivities.catchUp()
        first.liveActivities.catchUp()
        #expect(heard.withLock { $0 } == ["a active", "b active", "a dismissed"])
    }

    @Test("stay as they are where the extension dies over an update")
    func crash() throws {
        let home = home()
        _ = try start(home, "a")
        try fake.behave(["checkActivity": ["do": "crash"]])
        let error = failure { () throws(BridgeError) in try home.change(activity: "a", update(1)) }
        #expect(error?.kind == .extensionCrashed && error?.details["phase"] == "checkActivity")
        try fake.behave([:])
        #expect(try home.liveActivities.record("a").state == ["minutes": 9])
        #expect(try home.change(activity: "a", update(1)) == [])
    }

    @Test("that are not there, or have ended, are named")
    func refusals() throws {
        let home = home()
        _ = try start(home, "a")
        let unknown = failure { () throws(BridgeError) in try home.change(activity: "x", update(1)) }
        #expect(unknown?.kind == .unknownLiveActivity && unknown?.details["activities"] == ["a"])
        #expect(try home.change(activity: "a", ActivityUpdate(content: nil, end: .default)) == [])
        let ended = failure { () throws(BridgeError) in try home.change(activity: "a", update(1)) }
        #expect(ended?.kind == .endedLiveActivity)
        let large = ActivityUpdate.Content(state: .string(String(repeating: "x", count: 5000)))
        let start = WidgetHome.ActivityStart(attributesType: "Ride", attributes: [:], content: large)
        let error = failure { () throws(BridgeError) in try home.start(start) }
        #expect(error?.kind == .activityTooLarge && error?.details["limit"] == 4096)
    }

    @Test("that the extension's code starts and updates are kept, and what is too late is a warning")
    func ownCode() throws {
        let record = ActivityRecord(
            id: "own", attributesType: "Ride", attributes: [:], state: ["minutes": 3], startDate: 0, updatedAt: 0)
        var params = record.json.objectValue ?? [:]
        params["startDate"] = nil
        try fake.behave([
            "snapshot": ["notify": ["startActivity": .object(params), "updateActivity": ["id": "gone", "state": 1]]]
        ])
        let home = home()
        let entry = try home.snapshot(try home.widget(kind: "Clock", family: "systemSmall"))
        #expect(entry.warnings.map(\.kind) == [.activityUpdateIgnored])
        let kept = try home.liveActivities.record("own")
        #expect(kept.startDate == 1000 && kept.state == ["minutes": 3])
        // It is told of all there are, once.
        try fake.behave([:])
        _ = try home.change(activity: "own", update(2))
        _ = try home.snapshot(try home.widget(kind: "Clock", family: "systemSmall"))
        #expect(try told().arrayValue?.map { $0["state"] } == [["minutes": 2]])
    }

    @Test("are drawn as they are, and as out of date where they are")
    func drawing() throws {
        let home = home()
        _ = try start(home, "a", staleDate: 2000)
        func text(_ date: Double?) throws -> String? {
            try home.draw(activity: "a", as: .compact, in: DrawingEnvironment(), at: date).text
        }
        #expect(try text(nil) == #"["a", false, {"minutes": 9}]"#)
        #expect(try text(2000) == #"["a", true, {"minutes": 9}]"#)
    }

    @Test("are started, updated and ended by push notifications")
    func pushes() throws {
        let home = home()
        func push(_ aps: JSONObject, _ id: String = "") throws -> (record: ActivityRecord, warnings: [Warning]) {
            let push = try ActivityPush(["aps": .object(aps)], now: home.options.now())
            return try home.push(push) { log throws(BridgeError) in try log.record(id) }
        }
        let id = try push([
            "event": "start", "timestamp": 100, "attributes-type": "Ride", "attributes": ["driver": "Ann"],
            "content-state": ["minutes": 9], "stale-date": 1200, "alert": ["title": "T", "body": "B"],
            "input-push-token": 1,
        ]).record.id
        #expect(try home.liveActivities.record(id).pushToken?.count == 64)
        #expect(try home.liveActivities.record(id).staleDate == 1200)
        let update: JSONObject = ["event": "update", "timestamp": 101, "content-state": ["minutes": 5]]
        #expect(try push(update, id).warnings == [])
        let older: JSONObject = ["event": "update", "timestamp": 99, "content-state": ["minutes": 7]]
        #expect(try push(older, id).warnings.map(\.kind) == [.activityUpdateIgnored])
        #expect(try home.liveActivities.record(id).state == ["minutes": 5])
        _ = try push(["event": "end", "timestamp": 102, "dismissal-date": 3000], id)
        #expect(try home.liveActivities.record(id).dismissal == 3000)
    }

    @Test(
        "are not for pushes that a phone would drop",
        arguments: [
            [:], ["aps": ["event": "begin", "timestamp": 1]], ["aps": ["event": "update", "content-state": 1]],
            ["aps": ["event": "update", "timestamp": 1]],
            ["aps": ["event": "start", "timestamp": 1, "content-state": 1]],
            ["aps": ["event": "end", "timestamp": 1, "dismissal-date": "soon"]],
            ["aps": ["event": "end", "timestamp": 1, "alert": "Done"]],
        ] as [JSONObject])
    func malformedPushes(payload: JSONObject) {
        #expect(failure { () throws(BridgeError) in try ActivityPush(payload, now: 0) }?.kind == .malformedPush)
    }
}
