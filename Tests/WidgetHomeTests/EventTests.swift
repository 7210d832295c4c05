import JSON
import Synchronization
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetHome

@Suite("Events of several bridges on one root") struct EventTests {
    let fake: FakeExtension

    init() throws { fake = try FakeExtension() }

    /// What a host was told of, in order.
    private final class Host: Sendable {
        private let told = Mutex<[String]>([])
        var urls: [String] { told.withLock { $0 } }

        func listen(to home: WidgetHome) throws {
            try home.events.listen { [self] event in
                told.withLock { $0.append(event.details["url"]?.stringValue ?? "") }
            }
        }
    }

    private func tap(_ home: WidgetHome, _ url: String) throws {
        try home.events.record(.widgetClicked, ["url": .string(url)])
    }

    @Test("are announced in the order of their numbers, with a bridge's own")
    func order() throws {
        let (first, second) = (fake.home(), fake.home())
        let host = Host()
        try host.listen(to: first)
        try tap(first, "a")
        try tap(second, "b")
        try tap(second, "c")
        try tap(first, "d")
        #expect(host.urls == ["a", "b", "c", "d"])
    }

    @Test("are announced when they are committed, without an event of the bridge's own")
    func live() throws {
        let (first, second) = (fake.home(), fake.home())
        let host = Host()
        first.startWatching()
        try host.listen(to: first)
        try tap(second, "a")
        Deadline.wait(for: "the tap") { host.urls == ["a"] }
        try tap(second, "b")
        Deadline.wait(for: "the other tap") { host.urls == ["a", "b"] }
    }

    @Test("are announced once in a session, however often its host begins to listen")
    func twice() throws {
        try tap(fake.home(), "before")
        let home = fake.home()
        let host = Host()
        try host.listen(to: home)
        try tap(home, "after")
        try host.listen(to: home)
        #expect(host.urls == ["before", "after"])
        let other = Host()
        try other.listen(to: fake.home())
        #expect(other.urls == ["before", "after"])
    }

    @Test("launch a host that is started after them, unless another was told of them as they happened")
    func launch() throws {
        let running = fake.home()
        running.events.begin()
        try tap(fake.home(), "unheard")
        #expect(try running.events.launchURL() == nil)
        try Host().listen(to: running)
        try tap(running, "heard")
        let next = fake.home()
        #expect(try next.events.launchURL() == "unheard")
        try next.events.acknowledge(upTo: 1)
        #expect(try next.events.launchURL() == nil)
        #expect(try fake.home().events.launchURL() == nil)
    }
}
