import Foundation
import JSON
import Testing

@Suite("A bridge that is killed") struct OrphanTests {
    @Test(
        "takes its extensions with it, those that hang too",
        arguments: [[:], ["timeline": ["do": "hang"]]] as [JSONValue])
    func killed(behaviour: JSONValue) throws {
        let fake = try FakeExtension()
        try fake.behave(behaviour)
        let built = try fake.built()
        let bridge = Process()
        let (input, output) = (Pipe(), Pipe())
        bridge.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "widget-bridge")
        bridge.arguments = ["serve", built, "--root", fake.folder + "/state", "--log-level", "critical"]
        bridge.standardInput = input
        bridge.standardOutput = output
        try bridge.run()
        try input.fileHandleForWriting.write(
            contentsOf: Data((#"{"jsonrpc":"2.0","id":1,"method":"updateWidget","params":{"ios":"News"}}"# + "\n").utf8)
        )
        while !fake.calls.contains(where: { $0.contains("timeline") }) {
            try #require(bridge.isRunning)
            usleep(1000)
        }
        let child = try #require(fake.processes.last)
        kill(bridge.processIdentifier, SIGKILL)
        bridge.waitUntilExit()
        // The kernel signals the child when its parent's thread ends, which it has; it still takes a moment to die.
        for _ in 0..<5000 where kill(child, 0) == 0 && !isZombie(child) { usleep(1000) }
        #expect(kill(child, 0) != 0 || isZombie(child))
    }

    /// Whether it only waits for its new parent to reap it.
    private func isZombie(_ pid: Int32) -> Bool {
        let status = (try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)) ?? ""
        return status.contains("State:\tZ")
    }
}
