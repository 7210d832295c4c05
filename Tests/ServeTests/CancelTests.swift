import Foundation
import JSON
import Testing

@Suite struct CancelTests {
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
        let path = try GatedExtension.make(in: folder)
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
