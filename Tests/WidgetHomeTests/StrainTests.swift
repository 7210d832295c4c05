import Foundation
import JSON
import Synchronization
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetHome

@Suite("A home under strain") struct StrainTests {
    private let fake: FakeExtension

    init() throws { fake = try FakeExtension() }

    /// A call to the extension, by its method.
    private func call(_ method: ExtensionMethod, _ home: WidgetHome) throws {
        let widget = try home.widget(kind: "Clock", family: "systemSmall")
        switch method {
        case .options: _ = try home.options(OptionsCall(kind: "Clock", parameter: "p", search: nil, configuration: nil))
        case .configure: _ = try home.install(kind: "Clock", family: "systemSmall", configuration: ["a": 1])
        case .snapshot: _ = try home.snapshot(widget)
        case .placeholder: _ = try home.placeholder(widget)
        case .checkActivity:
            var start = WidgetHome.ActivityStart(attributesType: "Ride", attributes: [:], content: .init(state: [:]))
            start.id = UUID().uuidString
            _ = try home.start(start)
        case .perform:
            var result: WidgetHome.TapResult?
            let place = WidgetReference.placement(kind: "Clock", family: .systemSmall)
            home.tap([.init(.widget(place), at: .element("More"))]) { result = $1 }
            _ = try result?.get()
        default: Issue.record("no call for \(method)")
        }
    }

    @Test(
        "names an extension that dies or hangs in any of its calls, and starts it again for the next",
        arguments: [ExtensionMethod.options, .configure, .snapshot, .placeholder, .checkActivity, .perform],
        ["exit", "hang"])
    func dying(method: ExtensionMethod, how: JSONValue) throws {
        let timeline: JSONValue = [
            "taps": [["frame": [0, 0, 1000, 1000], "intent": "Count", "parameters": "{}"]],
            "accessibility": [["frame": [10, 10, 20, 20], "label": "More"]],
        ]
        func behave(_ act: JSONValue) throws {
            try fake.behave(.object(JSONObject(uniqueMembers: [("timeline", timeline), (method.rawValue, act)])))
        }
        try behave([:])
        let home = fake.home { options in if how == "hang" { options.callLimit = .milliseconds(500) } }
        try fake.home().reload(kind: "Clock")
        try behave(["do": how])
        let error = try #require(throws: BridgeError.self) { try call(method, home) }
        #expect(error.kind == (how == "hang" ? .extensionTimedOut : .extensionCrashed))
        #expect(error.details["phase"] == .string(method.rawValue))
        let failed = try #require(fake.processes.last)
        try behave([:])
        try call(method, fake.home())
        #expect(fake.processes.last != failed)
    }

    @Test("draws what counts on as it is when it is looked at, as long as the extension holds it")
    func live() throws {
        let now = Mutex(250.0)
        let home = fake.home { $0.now = { now.withLock { $0 } } }
        try fake.behave(["timeline": ["live": true]])
        try home.reload(kind: "Clock")
        let widget = try home.widget(kind: "Clock", family: "systemSmall")
        func text(at date: Double) throws -> String? {
            now.withLock { $0 = date }
            return try home.draw(widget).text
        }
        func change(at date: Double) throws -> Double? { try home.draw(widget, date: date).changesAt }
        #expect(try text(at: 200.5) == "nothing 200")
        #expect(try text(at: 250) == "nothing 200 again at 250.0")
        #expect(try text(at: 299) == "nothing 200 again at 299.0")
        #expect(try text(at: 300) == "nothing 300")
        // The extension says when it is looked at next; the next entry may come before.
        #expect(try change(at: 200.5) == 201)
        #expect(try change(at: 250) == 250.5)
        #expect(try change(at: 299.75) == 300)
        #expect(try change(at: 310) == 310.5)
        // Before its time, as where none is due, the first stands still.
        #expect(try text(at: 50) == "nothing 100")
        // Where the extension cannot draw it, it stands still too.
        now.withLock { $0 = 250 }
        try fake.behave(["timeline": ["do": "exit"]])
        let still = try fake.home().draw(widget)
        #expect(still.text == "nothing 200" && still.warnings.map(\.kind) == [.pictureIncomplete])
        #expect(still.changesAt == 300)
    }

    @Test("says when the next entry comes, and nothing behind the last")
    func nextEntry() throws {
        let home = fake.home { $0.now = { 150 } }
        try fake.behave(["timeline": ["dates": [100, 300, 200]]])
        try home.reload(kind: "Clock")
        let widget = try home.widget(kind: "Clock", family: "systemSmall")
        #expect(
            try [50, 150, 250, 300, 400].map { try home.draw(widget, date: $0).changesAt } == [100, 200, 300, nil, nil])
    }

    @Test("keeps a timeline of 100,000 entries, shows one of them, and goes on")
    func manyEntries() throws {
        try fake.behave(["timeline": ["count": 100_000]])
        let home = fake.home { $0.memoryLimit = 1 << 30 }
        let outcome = try home.reload(kind: "Clock")
        #expect(outcome.failed.map(\.error.kind) == [])
        #expect(outcome.reloaded.map(\.entries) == [100_000])
        #expect(
            try home.draw(home.widget(kind: "Clock", family: "systemSmall"), date: 77_777.5).text == "nothing 77777")
        try fake.behave([:])
        #expect(try home.reload(kind: "Clock").reloaded.map(\.entries) == [3])
    }

    @Test("shows what is due after the clock jumped, back or ahead")
    func jumps() throws {
        let now = Mutex(250.0)
        let home = fake.home { $0.now = { now.withLock { $0 } } }
        let widget = try home.widget(kind: "Clock", family: "systemSmall")
        for (date, shown) in [(250.0, "200"), (-3350, "100"), (31_536_250, "300"), (250, "200")] {
            now.withLock { $0 = date }
            #expect(try home.reload(kind: "Clock").failed.isEmpty)
            #expect(try home.draw(widget).text == "nothing \(shown)")
        }
    }

    @Test(
        "says that the disk is full where a timeline or an event is kept, and keeps what it had",
        .enabled(if: SmallDisk.canMount, "mounting a small tmpfs needs root"))
    func fullDisk() throws {
        let disk = try #require(try SmallDisk(bytes: 4 << 20, at: fake.root))
        defer { withExtendedLifetime(disk) {} }
        let home = fake.home()
        try home.reload(kind: "Clock")
        try home.events.record(.widgetClicked, ["url": "app://first"])
        let ballast = URL(filePath: fake.root + "/ballast")
        try Data().write(to: ballast)
        let file = try FileHandle(forWritingTo: ballast)
        while (try? file.write(contentsOf: Data(count: 4096))) != nil {}
        var errors: [ErrorKind] = []
        for _ in 0..<200 where errors.isEmpty {
            do throws(BridgeError) {
                try home.events.record(.widgetClicked, ["url": .string(String(repeating: "x", count: 1000))])
            } catch {
                errors.append(error.kind)
            }
        }
        try fake.behave(["timeline": ["count": 2000]])
        errors += [failure { () throws(BridgeError) in try home.reload(kind: "Clock") }?.kind].compactMap(\.self)
        #expect(errors == [.storageFull, .storageFull])
        #expect(try home.draw(home.widget(kind: "Clock", family: "systemSmall")).text == "nothing 200")
        try file.close()
        try FileManager.default.removeItem(at: ballast)
        try fake.behave([:])
        try home.reload(kind: "Clock")
        #expect(try home.events.all().first?.details["url"] == "app://first")
    }
}
