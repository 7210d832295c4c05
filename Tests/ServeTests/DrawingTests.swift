import Foundation
import JSON
import TestSupport
import Testing

@Suite struct DrawingTests {
    private func run(_ body: @escaping @Sendable (BridgeProcess, TemporaryFolder) throws -> Void) async throws {
        try await onThread {
            let fake = try FakeExtension()
            let bridge = try BridgeProcess([fake.built()], root: fake.root, in: fake.folder.url)
            try body(bridge, fake.folder)
            #expect(bridge.finish().status == 0)
        }
    }

    private static func params(_ more: JSONObject = [:]) -> JSONValue {
        var params = more
        params["kind"] = "Clock"
        params["family"] = "systemSmall"
        return .object(params)
    }

    @Test("a picture is drawn although the drawing process has been killed since the last one")
    func killedDrawer() async throws {
        try await run { bridge, folder in
            let one = try bridge.call("renderWidget", Self.params(["path": "one.png", "scale": 1]))
            #expect(one["width"] == 158)
            let first = try #require(bridge.child(named: "widget-bridge-draw"))
            kill(first, SIGKILL)
            try bridge.call("renderWidget", Self.params(["path": "two.png", "scale": 1]))
            #expect(bridge.child(named: "widget-bridge-draw") != first)
            #expect(FileManager.default.contentsEqual(atPath: folder.path("one.png"), andPath: folder.path("two.png")))
        }
    }

    @Test("what cannot be drawn or written is named, and the next picture is drawn")
    func failures() async throws {
        try await run { bridge, folder in
            let unwritable = try bridge.error("renderWidget", Self.params(["path": "no/such/folder.png"]))
            #expect(unwritable["code"] == -29 && unwritable["data"]?["kind"] == "outputNotWritten")
            #expect(unwritable["data"]?["path"] == .string(folder.path("no/such/folder.png")))
            let large = try bridge.error("renderWidget", Self.params(["path": "small.png", "scale": 11]))
            #expect(large["code"] == -32602)
            let path = try #require(try bridge.call("renderWidget", Self.params())["path"]?.stringValue)
            #expect(path.hasPrefix(folder.path("state") + "/") && FileManager.default.fileExists(atPath: path))
        }
    }

    @Test("an archive comes in the reply, or goes into the file that is named")
    func archive() async throws {
        try await run { bridge, folder in
            let inline = try bridge.call("renderWidget", Self.params(["format": "archive"]))
            #expect(inline["archive"]?["size"] == [158.0, 158.0])
            #expect(inline["width"] == 158 && inline["path"] == nil)
            let written = try bridge.call("renderWidget", Self.params(["path": "widget.archive"]))
            #expect(written["format"] == "archive" && written["height"] == 158)
            #expect(try JSONValue(parsing: folder.read("widget.archive")) == inline["archive"])
        }
    }
}
