import Foundation
import JSON
import TestSupport
import Testing

@Suite("Reloads in real time") struct SchedulingTests {
    /// Runs `body` with a bridge whose widgets want to be reloaded so many seconds after it has started.
    private func withWidgets(
        after seconds: Double, _ arguments: String...,
        body: @escaping @Sendable (BridgeProcess, FakeExtension) throws -> Void
    ) async throws {
        try await onThread {
            let fake = try FakeExtension()
            let bridge = try BridgeProcess([try fake.built(), "--sandbox", "off"] + arguments, root: fake.root)
            defer { bridge.kill() }
            try bridge.call("initialize")
            let date = Date().timeIntervalSince1970 + seconds
            try fake.behave([
                "timeline": ["dates": [.double(date)], "policy": ["type": "after", "date": .double(date)]]
            ])
            try body(bridge, fake)
        }
    }

    private static func reloaded(_ bridge: BridgeProcess, _ reason: String) -> JSONValue? {
        bridge.message("a reload by \(reason)") {
            $0["method"] == "timelineReloaded" && $0["params"]?["reason"] == .string(reason)
        }
    }

    @Test("a widget is reloaded at its policy's date without being told")
    func policy() async throws {
        try await withWidgets(after: 6, "--no-budget") { bridge, fake in
            try bridge.call("updateWidget", ["ios": "Clock"])
            #expect(Self.reloaded(bridge, "updateWidget")?["params"]?["id"] == "Clock.systemSmall")
            #expect(Self.reloaded(bridge, "after")?["params"]?["id"] == "Clock.systemSmall")
            #expect(fake.calls.filter { $0.contains(" timeline ") }.count == 2)
            let timeline = try bridge.call("getTimeline", ["kind": "Clock", "family": "systemSmall"])
            #expect(timeline["reason"] == "after" && timeline["budget"] == .null)
        }
    }

    @Test("a time that the host has set outlives the bridge, and one that was missed is made up for at the next start")
    func missed() async throws {
        try await withWidgets(after: 1e10) { bridge, fake in
            // The extension's start would take of the time until then, and a time that is past is left out.
            try bridge.call("describeWidgets")
            let soon = (Date().timeIntervalSince1970 + 4) * 1000
            try bridge.call("scheduleWidgetUpdates", ["updateTimes": [.double(soon)], "ios": "Clock"])
            bridge.kill()
            _ = bridge.exitStatus()
            Deadline.wait(for: "that time to pass") { Date().timeIntervalSince1970 * 1000 > soon }
            let next = try BridgeProcess([fake.folder.path("built"), "--sandbox", "off"], root: fake.root)
            defer { next.kill() }
            Deadline.wait(for: "the reload") { fake.calls.contains { $0.contains(" timeline Clock") } }
        }
    }

    @Test("what a command reloads beside it is made in time, by the bridge's own budget")
    func command() async throws {
        try await withWidgets(after: 6, "--no-budget") { bridge, fake in
            try bridge.call("describeWidgets")
            let run = try ProgramRun(
                "update", fake.folder.path("built"), "--kind", "Clock", "--sandbox", "off", "--root", fake.root)
            #expect(run.status == 0, "\(run.errors)")
            #expect(Self.reloaded(bridge, "after")?["params"]?["id"] == "Clock.systemSmall")
        }
    }

    @Test("an idle bridge sleeps until the next reload: its threads are not once switched to")
    func idle() async throws {
        try await withWidgets(after: 1e10) { bridge, _ in
            try bridge.call("updateWidget", ["ios": "News"])
            // What is under way after a reply comes to rest.
            Deadline.wait(for: "a second without a switch") {
                let before = Self.switches(of: bridge.pid)
                Thread.sleep(forTimeInterval: 1)
                return Self.switches(of: bridge.pid) == before
            }
        }
    }

    /// How often the process's threads were switched to.
    private static func switches(of pid: pid_t) -> [String] {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")) ?? []
        return tasks.sorted().map { task in
            let status = (try? String(contentsOfFile: "/proc/\(pid)/task/\(task)/status", encoding: .utf8)) ?? ""
            return status.split(separator: "\n").filter { $0.contains("ctxt_switches") }.joined()
        }
    }
}
