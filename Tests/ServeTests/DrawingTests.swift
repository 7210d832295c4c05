import Foundation
import JSON
import Testing

@Suite struct DrawingTests {
    private func run(_ body: @escaping @Sendable (BridgeProcess) throws -> Void) async throws {
        let folder = NSTemporaryDirectory() + "serve-tests-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await BridgeProcess.run([try GatedExtension.make(in: folder, hasGate: false)]) { bridge in
            bridge.startReading()
            try body(bridge)
            #expect(bridge.finish().status == 0)
        }
    }

    private func render(_ bridge: BridgeProcess, _ id: Int, _ params: JSONObject = [:]) -> JSONValue? {
        var params = params
        params["kind"] = "Gated"
        params["family"] = "systemSmall"
        bridge.send(id, "renderWidget", .object(params))
        return bridge.reply(id)
    }

    /// The bridge's child of that name.
    private func child(of bridge: BridgeProcess, named name: String) throws -> pid_t? {
        let task = "/proc/\(bridge.pid)/task"
        return try FileManager.default.contentsOfDirectory(atPath: task).lazy
            .flatMap {
                (try? String(contentsOfFile: "\(task)/\($0)/children", encoding: .utf8))?.split(separator: " ") ?? []
            }
            .compactMap { pid_t($0) }
            .first { (try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8))?.contains(name) == true }
    }

    @Test("a picture is drawn although the drawing process has been killed since the last one")
    func killedDrawer() async throws {
        try await run { bridge in
            #expect(render(bridge, 1, ["path": "one.png", "scale": 1])?["result"]?["width"] == 158)
            let first = try #require(try child(of: bridge, named: "widget-bridge-draw"))
            kill(first, SIGKILL)
            #expect(render(bridge, 2, ["path": "two.png", "scale": 1])?["result"]?["width"] == 158)
            #expect(try child(of: bridge, named: "widget-bridge-draw") != first)
            let (one, two) = (bridge.folder + "/one.png", bridge.folder + "/two.png")
            #expect(FileManager.default.contentsEqual(atPath: one, andPath: two))
        }
    }

    @Test("what cannot be drawn or written is named, and the next picture is drawn")
    func failures() async throws {
        try await run { bridge in
            let unwritable = render(bridge, 1, ["path": "no/such/folder.png"])?["error"]
            #expect(unwritable?["code"] == -29)
            #expect(unwritable?["message"]?.stringValue?.contains("no/such/folder.png") == true)
            #expect(render(bridge, 2, ["path": "small.png", "scale": 11])?["error"]?["code"] == -32602)
            let good = render(bridge, 3)?["result"]
            let path = try #require(good?["path"]?.stringValue)
            #expect(path.hasPrefix(bridge.folder + "/state/") && FileManager.default.fileExists(atPath: path))
        }
    }

    @Test("an archive comes in the reply, or goes into the file that is named")
    func archive() async throws {
        try await run { bridge in
            let inline = render(bridge, 1, ["format": "archive"])?["result"]
            #expect(inline?["archive"]?["size"] == [158, 158])
            #expect(inline?["width"] == 158 && inline?["path"] == nil)
            let written = render(bridge, 2, ["path": "widget.archive"])?["result"]
            #expect(written?["format"] == "archive" && written?["height"] == 158)
            let text = try String(contentsOfFile: bridge.folder + "/widget.archive", encoding: .utf8)
            #expect(try JSONValue(parsing: text) == inline?["archive"])
        }
    }
}
