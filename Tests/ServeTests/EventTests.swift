import Foundation
import JSON
import TestSupport
import Testing

@Suite("Events") struct EventTests {
    private static let widget = Repository.root.appending(path: "samples/Counter/CounterWidget")

    private static func click(_ bridge: BridgeProcess) throws -> JSONValue {
        try bridge.call("tapWidget", ["kind": "Counter", "family": "systemSmall", "x": 2, "y": 2])
    }

    @Test("a tap that came before the host listens has launched it, and is told again until it is acknowledged")
    func launched() async throws {
        try await onThread {
            let folder = try TemporaryFolder()
            let first = try BridgeProcess([Self.widget.path()], root: folder.path)
            #expect(try first.call("initiallyLaunchedFromHomeWidget") == JSONValue.null)
            let click = try Self.click(first)
            #expect(try first.call("initiallyLaunchedFromHomeWidget") == JSONValue.null)
            first.kill()
            _ = first.exitStatus()
            for _ in 0..<2 {
                let next = try BridgeProcess([Self.widget.path()], root: folder.path)
                try next.call("initialize")
                let told = next.message("the tap") { $0["method"] == "widgetClicked" }?["params"]
                #expect(told?["eventId"] == click["eventId"] && told?["seq"] == click["seq"])
                #expect(told?["url"] == "counter://open?homeWidget" && told?["id"] == "Counter.systemSmall")
                #expect(try next.call("initiallyLaunchedFromHomeWidget") == "counter://open?homeWidget")
                #expect(next.finish().status == 0)
            }
            let last = try BridgeProcess([Self.widget.path()], root: folder.path)
            try last.call("acknowledgeEvents", ["seq": click["seq"] ?? .null])
            #expect(try last.call("initiallyLaunchedFromHomeWidget") == JSONValue.null)
            #expect(try last.call("getEvents") == [])
            // A number is not used again.
            let later = try #require(try Self.click(last)["seq"]?.intValue)
            #expect(later > click["seq"]?.intValue ?? .max)
        }
    }

    @Test("a tap that another bridge takes is told at once, launches nobody, and is told once in a session")
    func otherBridge() async throws {
        try await onThread {
            let fake = try FakeExtension()
            try fake.behave(["timeline": ["url": "app://there"]])
            let bridge = try BridgeProcess([try fake.built(), "--sandbox", "off"], root: fake.root)
            defer { bridge.kill() }
            try bridge.call("initialize")
            let run = try ProgramRun(
                "call", "tapWidget", #"{"kind":"Clock","family":"systemSmall","x":2,"y":2}"#,
                fake.folder.path("built"), "--sandbox", "off", "--root", fake.root)
            #expect(run.status == 0, "\(run.errors)")
            let told = bridge.message("the tap") { $0["method"] == "widgetClicked" }?["params"]
            #expect(told?["url"] == "app://there" && told?["seq"] == 1)
            #expect(try bridge.call("initiallyLaunchedFromHomeWidget") == JSONValue.null)
            try bridge.call("initialize")
            #expect(try bridge.call("getEvents").arrayValue?.count == 1)
            #expect(!bridge.leftover.messages.contains { $0["method"] == "widgetClicked" })
        }
    }

    @Test("what an extension says after its reply is told at once")
    func late() async throws {
        try await onThread {
            let fake = try FakeExtension()
            try fake.behave([
                "timeline": ["late": ["backgroundCallback": ["url": "app://late", "appGroup": "group.test"]]]
            ])
            let bridge = try BridgeProcess([try fake.built(), "--sandbox", "off"], root: fake.root)
            defer { bridge.kill() }
            try bridge.call("initialize")
            try bridge.call("updateWidget", ["ios": "Clock"])
            let told = bridge.message("the call") { $0["method"] == "backgroundCallback" }?["params"]
            #expect(told?["url"] == "app://late" && told?["seq"] == 1)
        }
    }

    @Test("what an extension says before it ends is told, also where the one before that takes long to keep")
    func lastWords() async throws {
        try await onThread {
            let fake = try FakeExtension()
            try fake.folder.write("", to: "resources/closed")
            let words: [JSONValue] = [
                ["url": "app://first", "appGroup": "group.test"], ["url": "app://second", "appGroup": "group.test"],
            ]
            try fake.behave(["timeline": ["policy": ["type": "never"], "lastWords": .array(words)]])
            let bridge = try BridgeProcess([try fake.built(), "--sandbox", "off"], root: fake.root)
            defer { bridge.kill() }
            try bridge.call("initialize")
            try bridge.call("updateWidget", ["ios": "Clock"])
            let held = try HeldDatabase(path: fake.root + "/home.sqlite")
            fake.open()
            Deadline.wait(for: "the extension's end") { bridge.child(named: "built/Fake") == nil }
            held.release()
            for url in ["app://first", "app://second"] {
                let told = bridge.message(url) { $0["method"] == "backgroundCallback" }?["params"]
                #expect(told?["url"] == .string(url))
            }
        }
    }

    @Test(
        "a URL without home_widget's query item is an event with a warning, and none with --home-widget-compat",
        arguments: [false, true])
    func homeWidgetItem(isStrict: Bool) async throws {
        try await onThread {
            let fake = try FakeExtension()
            try fake.behave([
                "timeline": [
                    "taps": [
                        ["frame": [0, 0, 40, 40], "url": "app://open/1?notHomeWidget"],
                        ["frame": [50, 0, 40, 40], "url": "app://open/2?a=b&homeWidget"],
                    ]
                ]
            ])
            let bridge = try BridgeProcess(
                [try fake.built(), "--sandbox", "off"] + (isStrict ? ["--home-widget-compat"] : []), root: fake.root)
            defer { bridge.kill() }
            func tap(_ x: Double) throws -> JSONValue {
                try bridge.call("tapWidget", ["kind": "News", "family": "systemMedium", "x": .double(x), "y": 5])
            }
            let without = try tap(5)
            #expect(without["action"] == "url" && without["url"] == "app://open/1?notHomeWidget")
            #expect((without["seq"] == nil) == isStrict && (without["eventId"] == nil) == isStrict)
            let warning = try #require(without["warnings"]?.arrayValue?.first)
            #expect(warning["kind"] == "urlWithoutHomeWidget" && warning["subject"] == without["url"])
            let with = try tap(55)
            #expect(with["url"] == "app://open/2?a=b&homeWidget" && with["seq"] != nil && with["warnings"] == nil)
            let events = try #require(try bridge.call("getEvents").arrayValue)
            #expect(events.map { $0["url"] } == (isStrict ? [with["url"]] : [without["url"], with["url"]]))
        }
    }

    @Test("none is lost and none is doubled, whenever the bridge is killed")
    func killed() async throws {
        try await onThread {
            let folder = try TemporaryFolder()
            var random = SystemRandomNumberGenerator()
            var acknowledged: [JSONValue] = []
            for _ in 0..<20 {
                let bridge = try BridgeProcess([Self.widget.path()], root: folder.path)
                // Loads the widget, so that the taps to come are quick.
                acknowledged.append(try #require(try Self.click(bridge)["eventId"]))
                for id in 0..<50 {
                    bridge.send(id, "tapWidget", ["kind": "Counter", "family": "systemSmall", "x": 2, "y": 2])
                }
                usleep(UInt32.random(in: 0..<30_000, using: &random))
                bridge.kill()
                _ = bridge.exitStatus()
                Deadline.wait(for: "the output's end") { bridge.hasEndedOutput }
                acknowledged += bridge.leftover.messages.compactMap { $0["result"]?["eventId"] }
            }
            let last = try BridgeProcess(root: folder.path)
            let events = try #require(try last.call("getEvents").arrayValue).compactMap { $0["eventId"] }
            #expect(Set(events).count == events.count)
            #expect(Set(acknowledged).isSubset(of: Set(events)))
        }
    }
}
