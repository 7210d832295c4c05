import Foundation
import JSON
import TestSupport
import Testing

@Suite("The SyncQuote sample")
struct SyncQuoteTests {
    private static let sample = Repository.root.appending(path: "samples/SyncQuote")

    private let folder: TemporaryFolder
    private let server: LoopbackServer
    private let bridge: BridgeProcess

    init() throws {
        folder = try TemporaryFolder()
        server = try LoopbackServer(Self.sample.appending(path: "server"))
        bridge = try BridgeProcess.running(Self.sample.appending(path: "SyncQuoteWidget"), root: folder.path("state"))
        try bridge.call("setAppGroupId", ["groupId": "group.syncquote.sample"])
        try sync(from: server.url("quote.json"))
    }

    /// Updates the widget with quotes from an address.
    private func sync(from address: String) throws {
        try bridge.call("saveWidgetData", ["id": "quoteURL", "data": .string(address)])
        try bridge.call("updateWidget", ["ios": "SyncQuoteWidget"])
    }

    private func picture(_ name: String) throws -> Data {
        let path = folder.path(name + ".png")
        try bridge.call(
            "renderWidget", ["kind": "SyncQuoteWidget", "family": "systemSmall", "path": .string(path)])
        return try Data(contentsOf: URL(filePath: path))
    }

    @Test("describes itself")
    func describes() throws {
        let widget = try #require(try bridge.call("describeWidgets").arrayValue?.first)
        #expect(widget["kind"] == "SyncQuoteWidget")
        #expect(widget["displayName"] == "Quote of the Day")
        #expect(widget["families"] == ["systemSmall", "systemMedium"])
    }

    @Test("shows what its provider fetched")
    func fetched() throws {
        for family in ["systemSmall", "systemMedium"] as [JSONValue] {
            let text = try bridge.call(
                "renderWidget", ["kind": "SyncQuoteWidget", "family": family, "format": "archive"]
            ).text
            #expect(text.contains("The best way out is always through.") && text.contains("Robert Frost"))
        }
    }

    @Test("asks again in two hours")
    func policy() throws {
        let timeline = try bridge.call("getTimeline", ["kind": "SyncQuoteWidget", "family": "systemSmall"])
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        let entry = try style.parse(#require(timeline["entries"]?.arrayValue?.first?["date"]?.stringValue))
        let next = try style.parse(#require(timeline["policy"]?["after"]?.stringValue))
        #expect(abs(next.timeIntervalSince(entry) - 7200) < 1)
    }

    @Test("keeps the last quote where the server has none, and the host can read it")
    func offline() throws {
        let before = try picture("before")
        try sync(from: server.url("nothing.json"))
        #expect(try picture("after") == before)
        let kept = try bridge.call("getWidgetData", ["id": "lastQuote"])
        #expect(kept["$bytes"] != nil)
    }
}
