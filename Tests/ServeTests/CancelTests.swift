import Foundation
import JSON
import Testing

@Suite struct CancelTests {
    /// A built extension whose timeline is there when the test opens its gate, and which notes each call.
    private static func makeExtension(in folder: String) throws -> String {
        let path = folder + "/Gated"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let script = """
            #!/usr/bin/env python3
            import json, os, sys
            here = os.path.dirname(os.path.abspath(__file__))
            for line in sys.stdin:
                request = json.loads(line)
                method = request["method"]
                with open(here + "/calls", "a") as calls:
                    calls.write(method + "\\n")
                if method == "describe":
                    result = {"archiveVersion": 1, "widgets": [{"kind": "Gated", "families": ["systemSmall"]}]}
                else:
                    open(here + "/running", "w").close()
                    open(here + "/gate").close()
                    archive = {"version": 1}
                    result = {"timeline": "t", "policy": {"type": "never"},
                              "entries": [{"date": 0, "archives": [archive, archive]}]}
                print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
            """
        try script.write(toFile: path + "/Gated", atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path + "/Gated")
        let description: JSONValue = [
            "name": "Gated", "bundleIdentifier": "com.example.gated", "appGroups": ["group.test"],
        ]
        try description.text.write(toFile: path + "/extension.json", atomically: true, encoding: .utf8)
        guard mkfifo(path + "/gate", 0o600) == 0 else { throw POSIXError(.EIO) }
        return path
    }

    private func waitForFile(_ path: String) {
        while access(path, F_OK) != 0 { usleep(1000) }
    }

    /// Lets one timeline through.
    private func openGate(_ path: String) {
        close(open(path + "/gate", O_WRONLY))
    }

    @Test("cancelling before, during and after a reload gives each request its one reply")
    func cancelling() async throws {
        let folder = NSTemporaryDirectory() + "serve-tests-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = try Self.makeExtension(in: folder)
        try await BridgeProcess.run([path]) { bridge in
            bridge.startReading()
            bridge.send(0, "setAppGroupId", ["groupId": "group.test"])
            bridge.send(1, "updateWidget", ["ios": "Gated"])
            waitForFile(path + "/running")
            bridge.send(2, "saveWidgetData", ["id": "key", "data": "never stored"])
            bridge.send(3, "updateWidget", ["ios": "Gated"])
            for id in [1, 2, 3] { bridge.notify("$/cancelRequest", ["id": .int(id)]) }
            #expect([1, 2, 3].map { bridge.reply($0)?["error"]?["code"] } == [-32800, -32800, -32800])
            openGate(path)
            bridge.send(4, "getWidgetData", ["id": "key"])
            #expect(bridge.reply(4)?["result"] == JSONValue.null)
            bridge.notify("$/cancelRequest", ["id": 4])
            bridge.send(5, "getTimeline", ["kind": "Gated", "family": "systemSmall"])
            #expect(bridge.reply(5)?["result"]?["policy"] == "never")
            let (messages, status) = bridge.finish()
            #expect(messages.compactMap { $0["id"]?.intValue } == [0, 1, 2, 3, 4, 5])
            #expect(status == 0)
            let calls = try String(contentsOfFile: path + "/calls", encoding: .utf8)
            #expect(calls == "describe\ntimeline\n")
        }
    }
}
