import Foundation
import JSON
import TestSupport
import Testing

@Suite struct DrawingTests {
    private func run(_ body: @escaping @Sendable (BridgeProcess, TemporaryFolder) throws -> Void) async throws {
        try await onThread {
            let fake = try FakeExtension()
            let bridge = try BridgeProcess([fake.built(), "--sandbox", "off"], root: fake.root, in: fake.folder.url)
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

    /// A bridge that has been asked for `slow.png`, in which an image takes longer than it may.
    private static func drawingSlowly() throws -> (FakeExtension, BridgeProcess) {
        let fake = try FakeExtension()
        let slow = JSONValue.string(Data(SlowImage.svg().utf8).base64EncodedString())
        try fake.behave(["timeline": ["items": [SlowImage.item("slow")], "images": ["slow": ["data": slow]]]])
        let bridge = try BridgeProcess([fake.built(), "--sandbox", "off"], root: fake.root, in: fake.folder.url)
        bridge.send(1, "renderWidget", params(["path": "slow.png"]))
        return (fake, bridge)
    }

    /// Waits until the drawing process is likely to be at the image, some seconds before its time is over.
    private static func waitUntilDrawing(_ bridge: BridgeProcess) {
        Deadline.wait(for: "the drawing process to draw") {
            bridge.child(named: "widget-bridge-draw").map { processorTime(of: $0) > .milliseconds(100) } == true
        }
    }

    @Test("a slow image costs its picture some seconds, and no other")
    func slowImage() async throws {
        try await onThread {
            let (fake, bridge) = try Self.drawingSlowly()
            Deadline.wait(for: "the slow picture") { bridge.child(named: "widget-bridge-draw") != nil }
            try fake.behave([:])
            let quick: JSONValue = ["kind": "News", "family": "systemSmall", "path": "quick.png"]
            for _ in 0..<2 { #expect(try bridge.call("renderWidget", quick)["warnings"] == nil) }
            let both = bridge.leftover.messages
            #expect(both.isEmpty, "the slow picture was done before the quick ones")
            let picture = try #require(bridge.reply(1)?["result"])
            #expect(picture["warnings"]?.arrayValue?.map { $0["kind"] } == ["imageTooSlow"])
            #expect(bridge.finish().status == 0)
        }
    }

    @Test("an archive names no file but the widget's own, drawn or put into a reply")
    func paths() async throws {
        try await onThread {
            let fake = try FakeExtension()
            let svg =
                #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>"#
            let secret = try fake.folder.write(svg, to: "home/secret.svg")
            let own = try fake.folder.write(svg, to: "resources/own.svg")
            let shared = try fake.folder.write(svg, to: "state/groups/group.test/container/shared.svg")
            let foreign = try fake.folder.write(svg, to: "state/groups/group.foreign/container/x.svg")
            let files = ["secret": secret, "own": own, "shared": shared, "foreign": foreign].sorted { $0.key < $1.key }
            var images = JSONObject()
            for (name, path) in files { images[name] = ["file": .string(path)] }
            try fake.behave([
                "timeline": ["items": .array(files.map { SlowImage.item($0.key) }), "images": .object(images)]
            ])
            let bridge = try BridgeProcess([fake.built(), "--sandbox", "off"], root: fake.root, in: fake.folder.url)
            let drawn = try bridge.call("renderWidget", Self.params(["path": "x.png"]))
            let embedded = try bridge.call("renderWidget", Self.params(["format": "archive"]))
            for reply in [drawn, embedded] {
                let warnings = try #require(reply["warnings"]?.arrayValue)
                #expect(Set(warnings.map { $0["kind"] }) == ["imageRefused"])
                #expect(Set(warnings.compactMap { $0["subject"]?.stringValue }) == [secret, foreign])
            }
            let inside = embedded["archive"]?["images"]?.objectValue?.members.map(\.name)
            #expect(inside == ["own", "shared"])
            #expect(embedded["archive"]?["images"]?["own"]?["data"] == .string(Data(svg.utf8).base64EncodedString()))
            #expect(bridge.finish().status == 0)
        }
    }

    @Test("an archive that is nested too deeply is an error of the reload, and the next one is kept")
    func tooDeep() async throws {
        try await onThread {
            let fake = try FakeExtension()
            try fake.behave(["timeline": ["items": [SlowImage.nested(255)]]])
            let bridge = try BridgeProcess([fake.built(), "--sandbox", "off"], root: fake.root, in: fake.folder.url)
            let error = try bridge.error("renderWidget", Self.params(["path": "x.png"]))
            #expect(error["code"] == -26 && error["data"]?["kind"] == "archiveTooComplex")
            #expect(error["data"]?["phase"] == "timeline")
            try fake.behave([:])
            try bridge.call("renderWidget", Self.params(["path": "x.png"]))
            #expect(bridge.finish().status == 0)
        }
    }

    @Test("a picture that is cancelled is answered at once, and not written")
    func cancelling() async throws {
        try await onThread {
            let (fake, bridge) = try Self.drawingSlowly()
            Self.waitUntilDrawing(bridge)
            bridge.notify("$/cancelRequest", ["id": 1])
            #expect(bridge.reply(1)?["error"]?["code"] == -32800)
            #expect(bridge.finish().status == 0)
            #expect(!fake.folder.exists("slow.png"))
        }
    }
}
