import Children
import Foundation
import JSON
import Synchronization
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetHome

@Suite("An extension that nothing is asked of") struct IdleTests {
    private static func use(_ seconds: Double, processes: Int = 1) -> ProcessTree.Use {
        var use = ProcessTree.Use()
        use.processes = processes
        use.processorTime = UInt64(seconds * Double(sysconf(Int32(_SC_CLK_TCK))))
        return use
    }

    private let tree = ProcessTree(root: getpid(), isNested: false)

    @Test("is looked at less and less often while it does nothing, and every 8 seconds while it does little")
    func intervals() {
        var watch = IdleWatch(tree, memoryLimit: 1 << 30)
        var reasons: [String] = []
        /// The seconds to the next look.
        func next(_ use: ProcessTree.Use, calls: Int = 1) -> Double {
            reasons += [watch.judge(use, calls: calls, after: watch.interval)].compactMap(\.self)
            return watch.interval
        }
        let atRest = (0..<12).map { _ in next(Self.use(5)) }
        #expect(atRest == [1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60, 60])
        // The last of these is less than before: what has ended takes its time with it.
        let working = [next(Self.use(6)), next(Self.use(6, processes: 2)), next(Self.use(1))]
        #expect(working == [8, 8, 8])
        let called = next(Self.use(1), calls: 2)
        #expect(called == 1 && reasons.isEmpty)
    }

    @Test("is stopped once it works on for two seconds")
    func busy() {
        var watch = IdleWatch(tree, memoryLimit: 1 << 30)
        let reasons = [0.0, 1, 2].map { watch.judge(Self.use($0), calls: 1, after: 1) }
        #expect(reasons == [nil, nil, "used a processor for 2 s"])
    }

    @Test("is looked at soon after something has happened, however often that does")
    func hastened() {
        let start = ContinuousClock.now
        var watch = IdleWatch(tree, memoryLimit: 1 << 30, now: start)
        #expect(watch.pause(at: start) == .seconds(1))
        watch.hasten(at: start + .milliseconds(900))
        #expect(watch.pause(at: start + .milliseconds(900)) == .milliseconds(100))
        watch.postpone(at: start + .seconds(2))
        #expect(watch.pause(at: start + .seconds(2)) == .seconds(1))
    }

    @Test("is heard when it says something, without another call")
    func late() throws {
        let warning: JSONValue = ["kind": "notAvailable", "message": "Late", "hint": "."]
        let fake = try FakeExtension()
        try fake.behave([
            "timeline": [
                "late": [
                    "warning": warning, "reloadTimelines": ["kind": "Clock"],
                    "backgroundCallback": ["url": "app://late", "appGroup": "group.test"],
                ]
            ]
        ])
        let told = Told()
        let home = fake.home { options in options.warned = { warning in told.add(warning) } }
        try home.reload(kind: "Clock")
        try Deadline.wait(for: "the call") { try home.events.all().count == 1 }
        #expect(try home.events.all().first?.details["url"] == "app://late")
        #expect(told.all.map(\.message) == ["Late"])
        #expect(home.requests.take().map(\.wish) == [.reload(kind: "Clock")])
    }

    @Test("is heard to its end when it is stopped")
    func last() throws {
        let fake = try FakeExtension()
        try fake.behave([
            "timeline": ["late": ["backgroundCallback": ["url": "app://last", "appGroup": "group.test"]]]
        ])
        let home = fake.home()
        try home.reload(kind: "Clock")
        home.stop()
        #expect(try home.events.all().map { $0.details["url"] } == ["app://last"])
    }

    private final class Told: Sendable {
        private let warnings = Mutex<[Warning]>([])
        var all: [Warning] { warnings.withLock { $0 } }
        func add(_ warning: Warning) { warnings.withLock { $0.append(warning) } }
    }
}
