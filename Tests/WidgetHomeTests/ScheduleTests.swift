import JSON
import Synchronization
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetHome

@Suite("Reloading in time") struct ScheduleTests {
    let fake: FakeExtension

    init() throws { fake = try FakeExtension() }

    private func home(at date: Double = 1000, limit: Int? = 40) -> WidgetHome {
        fake.home { options in
            options.use(VirtualClock(date))
            options.budget = ReloadBudget(dailyLimit: limit)
        }
    }

    /// What is reloaded on the way to a date: when, which family, why, and how it failed.
    private func advance(_ home: WidgetHome, to date: Double) throws -> [String] {
        var made: [String] = []
        try home.advance(to: date) { moment, outcome in
            made += outcome.reloaded.map { "\(Int(moment)) \($0.widget.kind) \($0.widget.family) \($0.reason)" }
            made += outcome.failed.map { "\(Int(moment)) \($0.widget.kind) \($0.widget.family) \($0.error.kind)" }
        }
        return made
    }

    private func clock(_ home: WidgetHome) throws -> InstalledWidget {
        try home.widget(kind: "Clock", family: "systemSmall")
    }

    @Test("a policy's date is kept, and the extension's clock shows it")
    func policy() throws {
        try fake.behave(["timeline": ["dates": [1000], "policy": ["type": "after", "date": 4000]]])
        let home = home()
        try home.reload(kind: "Clock")
        #expect(try home.nextReload() == 4000)
        #expect(try advance(home, to: 3999) == [])
        #expect(try advance(home, to: 4001) == ["4000 Clock systemSmall after"])
        #expect(fake.calls.suffix(2).map { $0.split(separator: " ").last } == ["1000.0", "4000.0"])
        #expect(home.options.now() == 4001)
        // The date is past when the timeline is made.
        #expect(try home.nextReload() == 4300)
        #expect(try home.plan(of: clock(home)).lastReason == .after)
    }

    @Test("widgets of a moment are reloaded together, and moments in their order")
    func order() throws {
        let home = home()
        try fake.behave(["timeline": ["dates": [1000, 3000]]])
        try home.reload(kind: "News")
        try fake.behave(["timeline": ["dates": [1000], "policy": ["type": "after", "date": 2000]]])
        try home.reload(kind: "Clock")
        try fake.behave(["timeline": ["policy": ["type": "never"]]])
        #expect(
            try advance(home, to: 10_000) == [
                "2000 Clock systemSmall after", "3000 News systemLarge atEnd", "3000 News systemMedium atEnd",
                "3000 News systemSmall atEnd",
            ])
        #expect(try home.nextReload() == nil)
    }

    @Test("a widget that wants to be reloaded every minute has its budget, 5 minutes apart, and the next day's")
    func budget() throws {
        try fake.behave(["timeline": ["dates": [0]]])
        let home = home(limit: 3)
        try home.reload(kind: "Clock")
        #expect(
            try advance(home, to: 90_000) == [
                "1300 Clock systemSmall atEnd", "1600 Clock systemSmall atEnd", "87400 Clock systemSmall atEnd",
                "87700 Clock systemSmall atEnd", "88000 Clock systemSmall atEnd",
            ])
        let plan = try home.plan(of: clock(home))
        #expect(plan.ledger.used(at: 90_000) == 3 && plan.next?.due == 173_800)
        // In front, what was put off is made, and free.
        try home.setForeground(true)
        #expect(try home.nextReload() == 88_300)
        #expect(try advance(home, to: 90_299).count == 1)
        #expect(try home.plan(of: clock(home)).ledger.used(at: 90_300) == 3)
    }

    @Test("the host's own reload is made at once, counts, and takes the place of the next")
    func hostsOwn() throws {
        let home = home()
        try fake.behave(["timeline": ["dates": [1000], "policy": ["type": "after", "date": 2000]]])
        try home.reload(kind: "Clock")
        try fake.behave(["timeline": ["dates": [1000], "policy": ["type": "after", "date": 9000]]])
        try home.reload(kind: "Clock")
        #expect(try home.nextReload() == 9000)
        #expect(try home.plan(of: clock(home)).ledger.used(at: 1000) == 2)
    }

    @Test("a reload that the widget's code asks for is made once, 5 minutes after the last")
    func ownCode() throws {
        let notify: JSONValue = ["reloadTimelines": ["kind": "Clock"], "reloadAllTimelines": [:]]
        try fake.behave([
            "timeline": ["policy": ["type": "never"]], "snapshot": ["notify": notify],
        ])
        let home = home()
        try home.reload(kind: "News")
        try home.reload(kind: "Clock")
        _ = try home.snapshot(clock(home))
        _ = try home.snapshot(clock(home))
        #expect(
            try advance(home, to: 9000) == [
                "1300 News systemLarge widgetCenter", "1300 News systemMedium widgetCenter",
                "1300 News systemSmall widgetCenter", "1300 Clock systemSmall widgetCenter",
            ])
    }

    @Test("a provider that asks for a reload of itself is warned, and not asked without end", arguments: [40, nil])
    func loop(limit: Int?) throws {
        try fake.behave([
            "timeline": ["policy": ["type": "never"], "notify": ["reloadTimelines": ["kind": "Clock"]]]
        ])
        let home = home(limit: limit)
        #expect(try home.reload(kind: "Clock").warnings.map(\.kind) == [.reloadPutOff])
        #expect(try advance(home, to: 1900).count == 3)
    }

    @Test("what fails keeps its timeline and is tried again")
    func failure() throws {
        let home = home()
        try fake.behave(["timeline": ["dates": [1000], "policy": ["type": "after", "date": 2000]]])
        try home.reload(kind: "Clock")
        let error: JSONValue = ["code": -27, "message": "none", "data": ["kind": "emptyTimeline", "hint": "."]]
        try fake.behave(["timeline": ["do": "refuse", "error": error]])
        #expect(
            try advance(home, to: 3000) == [
                "2000 Clock systemSmall emptyTimeline", "2300 Clock systemSmall emptyTimeline",
                "2900 Clock systemSmall emptyTimeline",
            ])
        #expect(try home.draw(clock(home)).text == "nothing 1000")
        // The host is told, and asks again itself.
        #expect(try home.reload(kind: "Clock").failed.count == 1)
        #expect(try home.nextReload() == 4100)
    }

    @Test("times that were missed while no bridge ran are made up for once")
    func missed() throws {
        try fake.behave(["timeline": ["dates": [1000], "policy": ["type": "after", "date": 2000]]])
        try home().reload(kind: "Clock")
        try home().scheduleUpdates([2500, 3000, 100], of: "News")
        try fake.behave(["timeline": ["policy": ["type": "never"]]])
        let later = home(at: 50_000)
        let made = try advance(later, to: 50_000)
        #expect(made.first == "50000 Clock systemSmall after")
        #expect(made.dropFirst().allSatisfy { $0.hasSuffix("scheduleWidgetUpdates") } && made.count == 4)
        #expect(try advance(later, to: 90_000) == [])
    }

    @Test("the host's times take the place of those before, and an empty list removes them")
    func updates() throws {
        try fake.behave(["timeline": ["policy": ["type": "never"]]])
        let home = home()
        try home.scheduleUpdates([2000, 2001.5, 2000], of: "Clock")
        #expect(try advance(home, to: 2000) == ["2000 Clock systemSmall scheduleWidgetUpdates"])
        #expect(try home.nextReload() == 2001.5)
        try home.scheduleUpdates([3000], of: "Clock")
        #expect(try home.nextReload() == 3000)
        try home.scheduleUpdates([], of: "Clock")
        #expect(try home.nextReload() == nil)
        #expect(
            TestSupport.failure { () throws(BridgeError) in try home.scheduleUpdates([], of: "Clok") }?.code == -20)
    }

    @Test("of two bridges on one root one makes a reload")
    func claims() throws {
        try fake.behave(["timeline": ["dates": [1000], "policy": ["type": "after", "date": 2000]]])
        let (first, second) = (home(), home())
        try first.reload(kind: "Clock")
        try fake.behave(["timeline": ["policy": ["type": "never"]]])
        let database = second.database
        let claimed = try database.claim(of: ["Clock", "News"], at: 2000, lease: 60)
        #expect(claimed.map(\.widget) == ["Clock.systemSmall"])
        #expect(try database.claim(of: ["Clock", "News"], at: 2000, lease: 60).isEmpty)
        #expect(try advance(first, to: 2059) == [])
        // The second has died over it.
        #expect(try advance(first, to: 2060) == ["2060 Clock systemSmall after"])
    }

    @Test("a reload that nobody finishes is begun again, each time after twice as long, up to an hour")
    func neverFinished() throws {
        try fake.behave(["timeline": ["dates": [1000], "policy": ["type": "after", "date": 2000]]])
        let home = home()
        try home.reload(kind: "Clock")
        try home.scheduleUpdates([2000], of: "News")
        var begun: [Double] = []
        for _ in 0..<9 {
            guard let next = try home.nextReload() else { break }
            begun.append(next)
            // What was claimed is forgotten, as by a bridge that dies over it.
            #expect(try home.database.claim(of: ["Clock", "News"], at: next, lease: 60).count == 2)
        }
        #expect(begun == [2000, 2060, 2180, 2420, 2900, 3860, 5780, 9380, 12980])
        try fake.behave(["timeline": ["dates": [1000], "policy": ["type": "after", "date": 20_000]]])
        #expect(try advance(home, to: 16_580).count == 4)
        let next = try home.database.claim(of: ["Clock", "News"], at: 20_000, lease: 60)
        #expect(next.map(\.lease) == [20_060, 20_060, 20_060, 20_060])
    }

    @Test("claims that are given back are due as they were, and what is finished is not")
    func givenBack() throws {
        try fake.behave(["timeline": ["dates": [1000], "policy": ["type": "after", "date": 2000]]])
        let home = home()
        try home.reload(kind: "Clock")
        try home.scheduleUpdates([2010], of: "Clock")
        let claims = try home.database.claim(of: ["Clock"], at: 2020, lease: 60)
        #expect(claims.map(\.due) == [2000, 2010] && claims.map(\.tries) == [0, 0])
        try home.database.release(claims)
        #expect(try home.nextReload() == 2000)
        let again = try home.database.claim(of: ["Clock"], at: 2020, lease: 60)
        #expect(again == claims)
        try home.database.finishUpdates(of: "Clock")
        try home.database.setUpdates([3000], of: "Clock")
        try home.database.release(again)
        #expect(try home.database.claim(of: ["Clock"], at: 2020, lease: 60).map(\.widget) == ["Clock.systemSmall"])
    }

    @Test("a reload that cannot be kept is tried less and less often")
    func unkept() throws {
        try fake.behave(["timeline": ["dates": [1000], "policy": ["type": "after", "date": 2000]]])
        let home = home()
        try home.reload(kind: "Clock")
        try runSQL(
            "CREATE TRIGGER refuse BEFORE INSERT ON timelines BEGIN SELECT RAISE(ABORT, 'refused'); END",
            on: fake.root + "/home.sqlite")
        for due in [2000.0, 2060, 2180] {
            #expect(try home.nextReload() == due)
            let refused = TestSupport.failure { () throws(BridgeError) in try home.advance(to: due) { _, _ in } }
            #expect(refused?.code == -29)
        }
        try runSQL("DROP TRIGGER refuse", on: fake.root + "/home.sqlite")
        #expect(try advance(home, to: 2420) == ["2420 Clock systemSmall after"])
    }

    @Test("what keeps a due reload from being kept is a warning of no call's")
    func warned() throws {
        try fake.behave(["timeline": ["dates": [1000], "policy": ["type": "after", "date": 240]]])
        try fake.home().reload(kind: "Clock")
        try runSQL(
            "CREATE TRIGGER refuse BEFORE INSERT ON timelines BEGIN SELECT RAISE(ABORT, 'refused'); END",
            on: fake.root + "/home.sqlite")
        let told = Told()
        let home = fake.home { options in
            options.now = { 600 }
            options.warned = { warning in told.add(warning) }
        }
        home.startScheduling { _ in }
        home.requests.wake()
        Deadline.wait(for: "the warning") { told.kinds == [.reloadNotMade] }
    }

    private final class Told: Sendable {
        private let warnings = Mutex<[Warning]>([])
        var kinds: [WarningKind] { warnings.withLock { $0.map(\.kind) } }
        func add(_ warning: Warning) { warnings.withLock { $0.append(warning) } }
    }

    @Test("what keeps reloads from being made is news once, until it is over or something else is")
    func trouble() {
        let trouble = ReloadTrouble()
        let (full, gone) = (BridgeError.internalError("full"), BridgeError.internalError("gone"))
        #expect([full, full, full].map { trouble.isNew($0) } == [true, false, false])
        #expect(trouble.pause(60) == 240)
        #expect(trouble.isNew(gone) && trouble.pause(60) == 60)
        trouble.isOver()
        #expect(trouble.isNew(gone))
    }

    @Test("one that is under way when the bridge ends is given up, and made by the next")
    func givenUp() throws {
        try fake.behave(["timeline": ["dates": [1000], "policy": ["type": "after", "date": 240]]])
        try fake.home().reload(kind: "News")
        try fake.close()
        let ending = fake.home { $0.now = { 600 } }
        _ = ending.descriptions()
        ending.startScheduling { _ in }
        ending.requests.wake()
        fake.waitUntilAsked()
        ending.stop()
        fake.open()
        // Nothing has failed, and nothing waits for the end of a lease.
        let next = home(at: 601)
        #expect(try next.plan(of: next.widget(kind: "News", family: "systemSmall")).ledger.failures == 0)
        #expect(try advance(next, to: 601).count == 3)
    }

    @Test("what the widgets' code asked for last is made by the next bridge, and starts no extension again")
    func askedLast() throws {
        try fake.behave([
            "timeline": ["policy": ["type": "never"]], "snapshot": ["notify": ["reloadAllTimelines": [:]]],
        ])
        let home = home()
        try home.reload(kind: "Clock")
        _ = try home.snapshot(clock(home))
        home.stop()
        #expect(fake.processes.count == 1)
        #expect(try advance(self.home(), to: 9000) == ["1300 Clock systemSmall widgetCenter"])
    }

    @Test("what one bridge has put off is brought forward by one that counts nothing")
    func grantedAgain() throws {
        let (counting, other) = (home(), home(limit: nil))
        for (wanted, due) in [(1010.0, 1010.0), (900, 1300)] {
            try fake.behave(["timeline": ["dates": [1000], "policy": ["type": "after", "date": .double(wanted)]]])
            try counting.reload(kind: "Clock")
            #expect(try counting.nextReload() == 1300)
            try counting.database.grantAgain(to: ["Clock"], counting.options.budget)
            #expect(try counting.nextReload() == 1300)
            try other.database.grantAgain(to: ["Clock"], other.options.budget)
            #expect(try counting.nextReload() == due)
        }
    }

    @Test("a clock that was set back reloads what is dated later, and goes on only")
    func setBack() throws {
        try fake.behave(["timeline": ["policy": ["type": "never"]]])
        try home(at: 1000).reload(kind: "Clock")
        let earlier = home(at: 500)
        #expect(try advance(earlier, to: 500) == ["500 Clock systemSmall clock"])
        #expect(
            TestSupport.failure { () throws(BridgeError) in try earlier.advance(to: 499) { _, _ in } }?.kind
                == .invalidParams)
        #expect(
            TestSupport.failure { () throws(BridgeError) in try fake.home().advance(to: 499) { _, _ in } }?.kind
                == .realClock)
    }

    @Test("a user who has moved to another locale or time zone has what was made in it reloaded, once")
    func moved() throws {
        func home(_ locale: String, _ timeZone: String) -> WidgetHome {
            fake.home { options in
                options.use(VirtualClock(1000))
                (options.locale, options.timeZone) = (locale, timeZone)
            }
        }
        try fake.behave(["timeline": ["policy": ["type": "never"]]])
        try home("en_US", "UTC").reload(kind: "Clock")
        #expect(try advance(home("en_US", "UTC"), to: 1000) == [])
        let german = home("de_DE", "UTC")
        // What was kept is in another language, and drawn anew.
        let before = try german.draw(clock(german))
        #expect(before.json["locale"] == "de_DE" && before.isRerun)
        #expect(try advance(german, to: 1000) == ["1000 Clock systemSmall locale"])
        let after = try german.draw(clock(german))
        #expect(after.json["locale"] == "de_DE" && !after.isRerun)
        #expect(try advance(home("de_DE", "UTC"), to: 1000) == [])
        #expect(try advance(home("de_DE", "Asia/Tokyo"), to: 1000) == ["1000 Clock systemSmall locale"])
    }

    @Test("what is no longer installed is not reloaded")
    func removed() throws {
        try fake.behave(["timeline": ["dates": [1000], "policy": ["type": "after", "date": 2000]]])
        let home = home()
        try home.reload(kind: "Clock")
        let installed = try home.install(kind: "News", family: "systemSmall")
        let other = try home.install(kind: "News", family: "systemLarge")
        try home.reload(kind: "News")
        try home.remove(id: other.id)
        try fake.behave(["timeline": ["policy": ["type": "never"]]])
        #expect(try advance(home, to: 9000) == ["2000 News systemSmall after"])
        #expect(try home.plan(of: installed).lastReason == .after)
    }
}
