import Foundation
import JSON
import TestSupport
import Testing

@Suite("Widgets that App Intents configure")
struct AppIntentTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func bridge(_ widget: URL) throws -> BridgeProcess {
        try BridgeProcess.running(widget, root: folder.path("state"))
    }

    /// The replies to a sample's commands, whose pictures go to the folder.
    private func replies(of sample: String, _ widget: String) throws -> [JSONValue] {
        let samples = Repository.root.appending(path: "samples/\(sample)")
        let bridge = try bridge(samples.appending(path: widget))
        let text = try String(contentsOf: samples.appending(path: "commands.jsonl"), encoding: .utf8)
        return try text.split(separator: "\n").map { line in
            let call = try JSONValue(parsing: String(line))
            var params = call["params"]?.objectValue ?? [:]
            if let path = params["path"]?.stringValue { params["path"] = .string(folder.path(path)) }
            return try bridge.reply(#require(call["method"]?.stringValue), .object(params))
        }
    }

    @Test("the order book gives thirty entries, an hour apart, and three pictures")
    func orderBook() throws {
        let replies = try replies(of: "CoinOrderBook", "OrderBookWidget")
        for reply in replies { #expect(reply["error"] == nil, "\(reply.text)") }
        #expect(replies[3]["result"]?["entries"]?.arrayValue?.count == 30)
        for name in ["small", "medium", "large"] {
            #expect(FileManager.default.fileExists(atPath: folder.path("orderbook-\(name).png")))
        }
    }

    @Test("the stocks' four widgets are configured, searched and drawn")
    func stocks() throws {
        let replies = try replies(of: "StockGroup", "StockWidgets")
        for reply in replies { #expect(reply["error"] == nil, "\(reply.text)") }
        #expect(
            replies[2]["result"] == [["identifier": "FJRD", "displayString": "FJRD", "subtitle": "Fjord Shipping"]])
        let pictures = ["quote", "quote-configured", "watchlist", "movers", "market"].map {
            FileManager.default.contents(atPath: folder.path($0 + ".png"))
        }
        #expect(pictures.allSatisfy { $0 != nil } && pictures[0] != pictures[1])
    }

    @Test("intents in every style compile, describe themselves, and take values and defaults")
    func styles() throws {
        let bridge = try bridge(Repository.fixtures.appending(path: "AppIntentWidget"))
        let widgets = try #require(try bridge.call("describeWidgets").arrayValue)
        #expect(widgets.map { $0["kind"] } == ["W", "W2", "k"])
        #expect(widgets[0]["configuration"]?["type"] == "appIntent")
        let parameters = try #require(widgets[1]["configuration"]?["parameters"]?.arrayValue)
        #expect(parameters.first?["type"] == "enum" && parameters.first?["default"] == "b")
        #expect(parameters.first { $0["name"] == "es" }?["array"] == true)
        for kind in ["W", "W2", "k"] {
            try bridge.call("renderWidget", ["kind": .string(kind), "family": "systemSmall", "format": "archive"])
        }
        let drawn = try bridge.call(
            "renderWidget",
            [
                "kind": "W2", "family": "systemSmall", "format": "archive",
                "configuration": ["slot": "a", "capacity": 3, "e": "zz", "es": ["x", "y"]],
            ])
        #expect(drawn.text.contains("a 3.0 x zz 2"))
    }

    @Test(
        "what a widget cannot be configured with is named",
        arguments: [
            (["slot": "c"], "unknownOption"), (["capacity": "much"], "malformedValue"),
            (["nothing": 1], "unknownParameter"),
            (["es": "x"], "malformedValue"), (["es2": ["x", "y"]], "malformedValue"),
            // What its provider offers goes by another parameter.
            (["name": "b", "slot": "a"], "unknownOption"),
        ] as [(JSONValue, String)])
    func refused(configuration: JSONValue, kind: String) throws {
        let bridge = try bridge(Repository.fixtures.appending(path: "AppIntentWidget"))
        let reply = try bridge.reply(
            "installWidget", ["kind": "W2", "family": "systemSmall", "configuration": configuration])
        #expect(reply["error"]?["code"] == -32)
        #expect(reply["error"]?["data"]?["kind"] == .string(kind))
    }

    @Test("a list's size is told, and kept to with the number")
    func sizes() throws {
        let bridge = try bridge(Repository.fixtures.appending(path: "AppIntentWidget"))
        let widgets = try #require(try bridge.call("describeWidgets").arrayValue)
        let parameters = try #require(
            widgets.first { $0["kind"] == "W2" }?["configuration"]?["parameters"]?.arrayValue)
        #expect(parameters.first { $0["name"] == "es2" }?["size"] == ["systemMedium": 3, "systemSmall": 1])
        #expect(parameters.first { $0["name"] == "es" }?["size"] == nil)
        let error = try bridge.error(
            "renderWidget",
            ["kind": "W2", "family": "systemSmall", "configuration": ["es2": ["x", "y"]]])
        #expect(error["data"]?["hint"] == "Give it at most 1 values in systemSmall.")
    }

    @Test("what was chosen and is gone is left out, and told")
    func gone() throws {
        let bridge = try bridge(Repository.fixtures.appending(path: "AppIntentWidget"))
        try bridge.call("setAppGroupId", ["groupId": "group.intents"])
        let id = try #require(
            try bridge.call(
                "installWidget",
                [
                    "kind": "W2", "family": "systemSmall",
                    "configuration": ["slot": "a", "e": "zz", "es": ["x", "zz", "y"]],
                ]
            )["id"])
        func shows(_ text: String) throws -> Bool {
            try bridge.call("updateWidget", ["ios": "W2"])
            return try bridge.call("renderWidget", ["id": id, "format": "archive"]).text.contains(text)
        }
        #expect(try shows("a 50.0 x zz 3"))
        try bridge.call("saveWidgetData", ["id": "removed", "data": ["zz"]])
        #expect(try shows("a 50.0 x none 2"))
        let warnings = try bridge.call("getTimeline", ["id": id])["warnings"]?.arrayValue ?? []
        #expect(warnings.map { $0["kind"] } == ["optionGone", "optionGone"])
        #expect(warnings.map { $0["subject"] } == ["e", "es"])
        let error = try bridge.error("configureWidget", ["id": id, "configuration": ["e": "zz"]])
        #expect(error["data"]?["kind"] == "unknownOption")
    }

    @Test("options of a parameter see what the others are set to")
    func dependencies() throws {
        let bridge = try bridge(Repository.fixtures.appending(path: "AppIntentWidget"))
        let options = try bridge.call(
            "configurationOptions", ["kind": "W2", "parameter": "name", "configuration": ["slot": "a"]])
        #expect(options == [["identifier": "a", "displayString": "a"]])
    }

    @Test("the extension's code learns of what the host has installed, and what that is set to")
    func installed() throws {
        let bridge = try bridge(Repository.fixtures.appending(path: "AppIntentWidget"))
        try bridge.call("setAppGroupId", ["groupId": "group.intents"])
        try bridge.call("saveWidgetData", ["id": "value", "data": "-"])
        func installed() throws -> [JSONValue]? {
            try bridge.call("updateWidget", ["ios": "W2"])
            return try bridge.call("getWidgetData", ["id": "installed"]).arrayValue
        }
        let implied = try #require(try installed())
        // An extra large one is on an iPad only.
        #expect(implied.count == 7 && !implied.contains { $0.text.contains("systemExtraLarge") })
        #expect(implied.contains("W2 (systemSmall) b a 50"))
        let set: JSONValue = ["slot": "a", "e": "zz", "n": 7]
        let id = try bridge.call("installWidget", ["kind": "W2", "family": "systemSmall", "configuration": set])["id"]
        try bridge.call("installWidget", ["kind": "W2", "family": "systemSmall"])
        try bridge.call("installWidget", ["kind": "k", "family": "systemLarge"])
        #expect(try installed() == ["W2 (systemSmall) a zz 7", "W2 (systemSmall) b a 50", "k (systemLarge)"])
        try bridge.call("configureWidget", ["id": try #require(id), "configuration": ["n": 8]])
        #expect(try installed()?.first == "W2 (systemSmall) b a 8")
    }

    @Test(
        "a value that the host has saved casts to what holds it",
        arguments: [
            (20, ["Int", "Double", "CGFloat", "NSNumber"]), (1, ["Int", "Double", "CGFloat", "Bool", "NSNumber"]),
            (20.5, ["Double", "CGFloat", "NSNumber"]), (true, ["Int", "Double", "CGFloat", "Bool", "NSNumber"]),
            ("20", ["String"]), ([1, 2.5], ["[Double]"]), (["a"], ["[String]"]), ([["n": 1]], ["rows"]),
            (["n": 1], ["members"]),
        ] as [(JSONValue, JSONValue)])
    func casts(value: JSONValue, expected: JSONValue) throws {
        let bridge = try bridge(Repository.fixtures.appending(path: "AppIntentWidget"))
        try bridge.call("setAppGroupId", ["groupId": "group.intents"])
        try bridge.call("saveWidgetData", ["id": "value", "data": value])
        try bridge.call("updateWidget", ["ios": "W2"])
        #expect(try bridge.call("getWidgetData", ["id": "casts"]) == expected)
    }

    @Test("numbers and objects of every type that the widget sets reach the host")
    func values() throws {
        let bridge = try bridge(Repository.fixtures.appending(path: "AppIntentWidget"))
        try bridge.call("setAppGroupId", ["groupId": "group.intents"])
        try bridge.call("saveWidgetData", ["id": "value", "data": "-"])
        try bridge.call("updateWidget", ["ios": "W2"])
        func value(_ key: String) throws -> JSONValue { try bridge.call("getWidgetData", ["id": .string(key)]) }
        #expect(try value("values") == [0.5, 0.5, 3, 4, "s", [1.0], ["k": 2.0], 6, "t", [7.0], true])
        #expect(try value("length") == 8.0)
        #expect(try value("date") == ["$date": "1970-01-01T00:00:00Z"])
        #expect(try value("data") == ["$bytes": "AQ=="])
        #expect(try value("again") == "https://example.com/a")
    }

    @Test("what an intent must not be does not compile")
    func mistakes() throws {
        let reply = try bridge(Repository.fixtures.appending(path: "AppIntentMistakes")).reply("describeWidgets")
        #expect(reply["error"]?["code"] == -30)
        let diagnostics = try #require(reply["error"]?["data"]?["diagnostics"]?.stringValue)
        for mistake in [
            "'Untitled' does not conform to protocol 'AppIntent'", "'NotAValue' conform to '_IntentValue'",
            "'Unfindable' does not conform to protocol 'AppEntity'", "'Untitled' conform to 'SetValueIntent'",
        ] {
            #expect(diagnostics.contains(mistake), "\(mistake)")
        }
    }
}
