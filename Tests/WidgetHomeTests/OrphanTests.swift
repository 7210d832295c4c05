import Foundation
import JSON
import TestSupport
import Testing

@Suite("A bridge that is killed") struct OrphanTests {
    @Test(
        "takes its extensions with it, those that hang too",
        arguments: [[:], ["timeline": ["do": "hang"]]] as [JSONValue])
    func killed(behaviour: JSONValue) throws {
        let fake = try FakeExtension()
        try fake.behave(behaviour)
        let built = try fake.built()
        let bridge = try BridgeProcess([built, "--sandbox", "off"], root: fake.root)
        bridge.send(1, "updateWidget", ["ios": "News"])
        Deadline.wait(for: "a call for a timeline") { fake.calls.contains { $0.contains("timeline") } }
        let child = try #require(fake.processes.last)
        bridge.kill()
        _ = bridge.exitStatus()
        // The kernel signals the child when its parent's thread ends, which it has; it still takes a moment to die.
        Deadline.wait(for: "the child's end") { kill(child, 0) != 0 || isZombie(child) }
    }

    /// Whether it only waits for its new parent to reap it.
    private func isZombie(_ pid: Int32) -> Bool {
        let status = (try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)) ?? ""
        return status.contains("State:\tZ")
    }
}
