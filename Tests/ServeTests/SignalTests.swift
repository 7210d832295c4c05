import Foundation
import JSON
import TestSupport
import Testing

@Suite("Signals") struct SignalTests {
    @Test("that ask for the end finish what was accepted, and read no more", arguments: [SIGTERM, SIGINT, SIGHUP])
    func drained(signal: Int32) async throws {
        try await onThread {
            let fake = try FakeExtension()
            try fake.close()
            let bridge = try BridgeProcess([fake.built(), "--sandbox", "off"], root: fake.root)
            bridge.send(1, "setAppGroupId", ["groupId": "group.test"])
            bridge.send(2, "updateWidget", ["ios": "Clock"])
            bridge.send(3, "saveWidgetData", ["id": "key", "data": "kept"])
            fake.waitUntilAsked()
            bridge.kill(signal)
            Deadline.wait(for: "the input to be given up") {
                bridge.send(4, "getWidgetData", ["id": "key"])
                return BridgeProcess.waiting(in: bridge.input) > 0
            }
            fake.open()
            #expect([1, 2, 3].map { bridge.reply($0)?["result"] } == [true, true, true])
            #expect(bridge.exitStatus() == 0)
            let next = try BridgeProcess(root: fake.root)
            #expect(try next.call("getWidgetData", ["id": "key", "appGroupId": "group.test"]) == "kept")
        }
    }

    @Test("give up a reload that nobody waits for, and the next bridge makes it")
    func scheduled() async throws {
        try await onThread {
            let fake = try FakeExtension()
            try fake.close()
            let bridge = try BridgeProcess([fake.built(), "--sandbox", "off"], root: fake.root)
            try bridge.call("describeWidgets")
            let soon = (Date().timeIntervalSince1970 + 2) * 1000
            try bridge.call("scheduleWidgetUpdates", ["updateTimes": [.double(soon)], "ios": "News"])
            fake.waitUntilAsked()
            bridge.kill(SIGTERM)
            #expect(bridge.exitStatus() == 0)
            fake.open()
            try fake.behave([:])
            let next = try BridgeProcess([fake.folder.path("built"), "--sandbox", "off"], root: fake.root)
            defer { next.kill() }
            // One of the three was asked for before.
            Deadline.wait(for: "the reload") { fake.calls.filter { $0.contains(" timeline News") }.count == 4 }
        }
    }

    @Test("a second one ends the bridge at once, with 128 and its number")
    func twice() async throws {
        try await onThread {
            let fake = try FakeExtension()
            try fake.close()
            let bridge = try BridgeProcess([fake.built(), "--sandbox", "off"], root: fake.root)
            bridge.send(1, "updateWidget", ["ios": "Clock"])
            fake.waitUntilAsked()
            bridge.kill(SIGINT)
            Deadline.wait(for: "the input to be given up") {
                bridge.send(2, "getWidgetData", ["id": "key"])
                return BridgeProcess.waiting(in: bridge.input) > 0
            }
            bridge.kill(SIGTERM)
            #expect(bridge.exitStatus() == 128 + SIGTERM)
            for pid in fake.processes { Deadline.wait(for: "the extension's end") { kill(pid, 0) != 0 } }
        }
    }

    private static func limitFiles(of bridge: BridgeProcess, to limit: String) throws {
        let run = try ProgramRun(
            URL(filePath: "/usr/bin/env"), ["prlimit", "--pid", "\(bridge.pid)", "--fsize=\(limit)"])
        try #require(run.status == 0, "\(run.errors)")
    }

    @Test("a file that may not grow is -29, and the bridge lives on")
    func fileSize() async throws {
        try await withBridge { bridge, _ in
            try bridge.call("setAppGroupId", ["groupId": "group.test"])
            try bridge.call("saveWidgetData", ["id": "small", "data": 1])
            try Self.limitFiles(of: bridge, to: "1048576:unlimited")
            let large = JSONValue.string(String(repeating: "x", count: 4 << 20))
            let error = try bridge.error("saveWidgetData", ["id": "large", "data": large])
            #expect(error["code"] == -29 && error["data"]?["kind"] == "storageFull")
            let file = try bridge.error(
                "saveFile", ["id": "file", "data": ["$bytes": .string(String(repeating: "AAAA", count: 1 << 20))]])
            #expect(file["code"] == -29 && file["data"]?["kind"] == "storageFull")
            #expect(try bridge.call("getWidgetData", ["id": "small"]) == 1)
            try Self.limitFiles(of: bridge, to: "unlimited")
            try bridge.call("saveWidgetData", ["id": "large", "data": large])
            #expect(bridge.finish().status == 0)
        }
    }
}
