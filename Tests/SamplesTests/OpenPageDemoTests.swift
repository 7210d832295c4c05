import Foundation
import JSON
import TestSupport
import Testing

@Suite("The OpenPageDemo sample")
struct OpenPageDemoTests {
    private static let sample = Repository.root.appending(path: "samples/OpenPageDemo")

    private let folder: TemporaryFolder
    private let bridge: BridgeProcess

    init() throws {
        folder = try TemporaryFolder()
        bridge = try BridgeProcess.running(Self.sample.appending(path: "OpenPageWidget"), root: folder.path("state"))
        // What the sample's host says, but for its pictures.
        let text = try String(contentsOf: Self.sample.appending(path: "commands.jsonl"), encoding: .utf8)
        for line in text.split(separator: "\n") {
            let call = try JSONValue(parsing: String(line))
            let method = try #require(call["method"]?.stringValue)
            if method != "renderWidget" { try bridge.call(method, call["params"] ?? [:]) }
        }
    }

    private func draw(_ params: JSONObject, as name: String) throws -> String {
        var params = params
        params["scale"] = 2
        params["path"] = .string(folder.path(name + ".png"))
        return try #require(try bridge.call("renderWidget", .object(params))["path"]?.stringValue)
    }

    @Test("describes its widget")
    func describes() throws {
        let widget = try #require(try bridge.call("describeWidgets").arrayValue?.first)
        #expect(widget["kind"] == "OpenPageWidget")
        #expect(widget["displayName"] == "Open a Page")
        #expect(widget["families"] == ["systemSmall", "systemMedium", "systemLarge"])
    }

    @Test("shows the open book, and the app's pages where there is room")
    func pictures() throws {
        for family in ["systemSmall", "systemMedium", "systemLarge"] {
            let name = "openpage-\(family)"
            try Repository.expect(
                draw(["kind": "OpenPageWidget", "family": .string(family)], as: name), matches: name)
        }
    }

    @Test("shows its activity on the lock screen and in the Dynamic Island")
    func activity() throws {
        for preview in ["Lock screen", "Compact", "Minimal", "Expanded"] {
            let name = "openpage-\(preview.lowercased().filter { $0 != " " })"
            try Repository.expect(draw(["preview": .string(preview)], as: name), matches: name)
        }
    }

    @Test("has links to pages inside of the widget's own, where they act")
    func links() throws {
        func archive(_ family: String) throws -> String {
            try bridge.call(
                "renderWidget", ["kind": "OpenPageWidget", "family": .string(family), "format": "archive"]
            ).text
        }
        for family in ["systemMedium", "systemLarge"] {
            let text = try archive(family)
            #expect(text.contains("openpage://open/reader?homeWidget"))
            for page in ["library", "search", "bookmarks", "settings"] {
                #expect(text.contains("openpage://open/\(page)?homeWidget"))
            }
        }
        #expect(try !archive("systemSmall").contains("openpage://open/search"))
    }
}
