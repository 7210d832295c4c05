import Foundation
import JSON
import TestSupport
import Testing
import WidgetProtocol

/// What is told of a widget's mistakes: `DiagnosticsWidget` makes one of each.
@Suite("What a phone is silent about")
struct DiagnosticsTests {
    private let folder: TemporaryFolder
    private let bridge: BridgeProcess

    private static let widget = Repository.fixtures.appending(path: "DiagnosticsWidget")

    init() throws {
        folder = try TemporaryFolder()
        bridge = try BridgeProcess.running(Self.widget, root: folder.path("state"))
    }

    /// The kinds of warnings and what they are about, sorted; each with the line of the widget's source, where the
    /// warning has one.
    private func told(_ warnings: JSONValue?) throws -> [String] {
        try (warnings?.arrayValue ?? []).map { warning in
            let read = try #require(Warning(json: warning))
            var text = "\(read.kind) \(read.subject ?? "-")"
            if let line = read.line {
                #expect(read.file == Self.widget.appending(path: "DiagnosticsWidget.swift").path())
                text += " @ \(try Self.line(line))"
            }
            return text
        }.sorted()
    }

    private static func line(_ number: Int) throws -> String {
        let source = try String(contentsOf: widget.appending(path: "DiagnosticsWidget.swift"), encoding: .utf8)
        return source.split(separator: "\n", omittingEmptySubsequences: false)[number - 1].trimmingCharacters(
            in: .whitespaces)
    }

    private func timelineWarnings(_ kind: String, _ family: String) throws -> [String] {
        try told(bridge.call("getTimeline", ["kind": .string(kind), "family": .string(family)])["warnings"])
    }

    @Test("app groups that are not the widget's own are told, with the place in its sources, at each reload")
    func groups() throws {
        let expected = [
            #"groupNotEntitled group.diagnostic @ let value = UserDefaults(suiteName: "group.diagnostic")?.string(forKey: "title")"#,
            #"groupNotEntitled group.elsewhere @ forSecurityApplicationGroupIdentifier: "group.elsewhere")"#,
            #"malformedGroup my group @ let malformed = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "my group")"#,
        ]
        #expect(try timelineWarnings("Groups", "systemSmall") == expected)
        try bridge.call("updateWidget", ["ios": "Groups"])
        #expect(try timelineWarnings("Groups", "systemSmall") == expected)
    }

    @Test("images, colours, data, fonts, string tables and symbols that are not there are told, each with its place")
    func assets() throws {
        let expected = [
            #"fontStandIn Noteworthy-Light @ Text("Noteworthy").font(.custom("Noteworthy-Light", size: 12))"#,
            #"missingColor Brand @ Text(UIColor(named: "Brand") == nil ? "No color" : "Color")"#,
            #"missingColor BrandColour @ Text("Colour").foregroundStyle(Color("BrandColour"))"#,
            #"missingData Rates @ Text(NSDataAsset(name: "Rates").map { "\($0.data.count)" } ?? "No data")"#,
            #"missingFont Nowhere Sans @ Text("Font").font(.custom("Nowhere Sans", size: 12))"#,
            #"missingImage CoverBlu @ Image("CoverBlu")"#,
            #"missingImage CoverGreen @ Text(UIImage(named: "CoverGreen") == nil ? "No image" : "Image")"#,
            #"missingStringTable Menu @ Text("Table", tableName: "Menu")"#,
            #"symbolStandIn house.nosuchpart @ Image(systemName: "house.nosuchpart")"#,
            #"unknownSymbol no.such.symbol @ Image(systemName: "no.such.symbol")"#,
        ]
        for phase in ["timeline", "snapshot"] {
            let picture = try bridge.call(
                "renderWidget",
                [
                    "kind": "Assets", "family": "systemLarge", "phase": .string(phase),
                    "path": .string(folder.path("assets.png")),
                ])
            #expect(try told(picture["warnings"]) == expected, "\(phase)")
        }
    }

    @Test("a family that is drawn as unsupported, or not at all, is told")
    func families() throws {
        #expect(try timelineWarnings("Families", "systemSmall") == [])
        #expect(try timelineWarnings("Families", "systemMedium") == ["unsupportedFamily Families.systemMedium"])
        #expect(try timelineWarnings("Families", "systemLarge") == ["emptyPicture Families.systemLarge"])
    }

    @Test("a request that the network refuses is told")
    func network() throws {
        let warnings = try timelineWarnings("Network", "systemSmall")
        #expect(warnings.count == 1)
        #expect(warnings[0].hasPrefix("networkFailed http://127.0.0.1:1/rates.json @ let data = try? await URLSession"))
    }

    @Test("names that no store holds are told, and poison nothing")
    func values() throws {
        let warnings = try timelineWarnings("Values", "systemSmall")
        #expect(warnings.count == 2 && warnings[0] == "invalidValue a\u{0}b")
        #expect(warnings[1].hasSuffix(#"?.set(["c\u{0}d": 1], forKey: "members")"#))
        let value = try bridge.call("getWidgetData", ["id": "after", "appGroupId": "group.diagnostics"])
        #expect(value == "stored")
        #expect(
            try bridge.call("getWidgetData", ["id": "members", "appGroupId": "group.diagnostics"]) == JSONValue.null)
    }

    @Test(
        "the widget's own user defaults last, and are begun anew where something has taken their place, which is told")
    func ownDefaults() throws {
        func runs(_ bridge: BridgeProcess) throws -> JSONValue {
            try bridge.call("updateWidget", ["ios": "Values"])
            return try bridge.call("getWidgetData", ["id": "runs", "appGroupId": "group.diagnostics"])
        }
        #expect(try runs(bridge) == 1 && runs(bridge) == 2)
        #expect(bridge.finish().status == 0)
        let second = try BridgeProcess.running(Self.widget, root: folder.path("state"))
        #expect(try runs(second) == 3)
        #expect(second.finish().status == 0)

        let extensions = folder.path("state/extensions")
        let bundle = try #require(try FileManager.default.contentsOfDirectory(atPath: extensions).first)
        let store = "\(extensions)/\(bundle)/preferences/standard.sqlite"
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: store + suffix) }
        try folder.write("in the way", to: "state/extensions/\(bundle)/preferences/standard.sqlite/file")
        let third = try BridgeProcess.running(Self.widget, root: folder.path("state"))
        try third.call("initialize")
        #expect(try runs(third) == 1)
        let repaired = third.leftover.messages.filter { $0["params"]?["kind"] == "storeRepaired" }
        #expect(repaired.map { $0["method"] } == ["warning"])
        #expect(try runs(third) == 2)
        let timeline = try third.call("getTimeline", ["kind": "Values", "family": "systemSmall"])
        // The second run found nothing wrong.
        #expect(try told(timeline["warnings"]).allSatisfy { $0.hasPrefix("invalidValue") })
        #expect(third.finish().status == 0)
    }

    @Test("a bare result's warnings come as notifications with the call's id, before the reply, and are logged")
    func notifications() throws {
        try bridge.call("initialize")
        bridge.send(7, "updateWidget", ["ios": "Families"])
        #expect(bridge.reply(7)?["result"] == true)
        // What came before the reply.
        let warnings = bridge.leftover.messages.filter { $0["method"] == "warning" }.compactMap { $0["params"] }
        #expect(warnings.allSatisfy { $0["id"] == 7 })
        #expect(
            try told(.array(warnings)) == [
                "emptyPicture Families.systemLarge", "unsupportedFamily Families.systemMedium",
            ])
        #expect(bridge.logText.contains("warning widget-bridge: [widget_bridge] Families draws nothing in systemLarge"))
    }

    @Test("the command line prints them")
    func commandLine() throws {
        let run = try ProgramRun(
            "render", Self.widget.path(), "--kind", "Assets", "--family", "systemLarge", "-o", folder.path("a.png"))
        #expect(run.status == 0)
        #expect(run.errors.contains("DiagnosticsWidget.swift:55: There is no image named 'CoverBlu'"))
        #expect(run.errors.contains("Did you mean 'CoverBlue'?"))
    }
}
