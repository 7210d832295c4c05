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

    private func draw(_ family: String, _ scheme: String = "light", as name: String) throws -> String {
        let params: JSONValue = [
            "kind": "SyncQuoteWidget", "family": .string(family), "colorScheme": .string(scheme), "scale": 2,
            "path": .string(folder.path(name + ".png")),
        ]
        return try #require(try bridge.call("renderWidget", params)["path"]?.stringValue)
    }

    @Test("describes itself")
    func describes() throws {
        let widget = try #require(try bridge.call("describeWidgets").arrayValue?.first)
        #expect(widget["kind"] == "SyncQuoteWidget")
        #expect(widget["displayName"] == "Quote of the Day")
        #expect(widget["families"] == ["systemSmall", "systemMedium"])
    }

    @Test("shows what its provider fetched, over the picture for light or dark")
    func pictures() throws {
        try Repository.expect(draw("systemSmall", as: "small"), matches: "syncquote-systemSmall-light")
        try Repository.expect(draw("systemMedium", as: "medium"), matches: "syncquote-systemMedium-light")
        try Repository.expect(draw("systemMedium", "dark", as: "dark"), matches: "syncquote-systemMedium-dark")
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
        let before = try Data(contentsOf: URL(filePath: draw("systemSmall", as: "before")))
        try sync(from: server.url("nothing.json"))
        let after = try Data(contentsOf: URL(filePath: draw("systemSmall", as: "after")))
        #expect(before == after)
        let kept = try bridge.call("getWidgetData", ["id": "lastQuote"])
        #expect(kept["$bytes"] != nil)
    }
}
