import Foundation
import JSON
import TestSupport
import Testing

@Suite("A toggle that was tapped")
struct SwitchTests {
    private let folder: TemporaryFolder
    private let bridge: BridgeProcess

    init() throws {
        folder = try TemporaryFolder()
        bridge = try BridgeProcess.running(
            Repository.fixtures.appending(path: "SwitchWidget"), root: folder.path("state"))
        try bridge.call("initialize")
        try bridge.call("setAppGroupId", ["groupId": "group.switch"])
        try bridge.call("updateWidget", ["ios": "Switch"])
    }

    /// What the toggle shows.
    private func isOn(_ params: JSONObject = [:]) throws -> JSONValue? {
        var params = params
        for (name, value) in ["kind": "Switch", "family": "systemSmall", "format": "archive"] as [String: JSONValue] {
            params[name] = value
        }
        let taps = try bridge.call("renderWidget", .object(params))["archive"]?["taps"]?.arrayValue
        return taps?.first?["isOn"]
    }

    private func opens(_ way: JSONValue) throws {
        try bridge.call("saveWidgetData", ["appGroupId": "group.gate", "id": "opens", "data": way])
    }

    @Test(
        "shows its new state before its intent is done, and then what has come of it",
        arguments: [("works", true), ("is broken", false)])
    func optimistic(_ way: JSONValue, _ isLit: JSONValue) throws {
        #expect(try isOn() == false)
        bridge.send(1, "tapWidget", ["kind": "Switch", "family": "systemSmall", "element": "Lamp"])
        let told = bridge.message("widgetToggled") { $0["method"] == "widgetToggled" }
        #expect(
            told?["params"] == ["kind": "Switch", "family": "systemSmall", "id": "Switch.systemSmall", "isOn": true])
        #expect(try isOn(["optimistic": true]) == true)
        #expect(try isOn(["optimistic": true, "colorScheme": "dark"]) == true)
        // Another size shows what was last reloaded.
        #expect(
            try bridge.call(
                "renderWidget",
                ["kind": "Switch", "family": "systemMedium", "optimistic": true, "format": "archive"])["archive"]?[
                    "taps"]?.arrayValue?.first?["isOn"] == false)
        try opens(way)
        #expect(bridge.reply(1)?["result"]?["intent"] == "Flip")
        #expect(try isOn(["optimistic": true]) == isLit)
        #expect(try isOn() == isLit)
    }

    @Test("stays as it was where the extension no longer holds what it showed")
    func restarted() throws {
        try opens("works")
        try bridge.killExtension(named: "SwitchWidget")
        // The next process holds nothing.
        _ = try bridge.reply("describeControls")
        try bridge.call("tapWidget", ["kind": "Switch", "family": "systemSmall", "element": "Lamp"])
        #expect(bridge.finish().messages.allSatisfy { $0["method"] != "widgetToggled" })
    }

    @Test("is drawn so for a widget as it shows now, and for nothing else")
    func refusals() throws {
        for params: JSONValue in [
            ["kind": "Switch", "family": "systemSmall", "optimistic": true, "phase": "snapshot"],
            ["kind": "Switch", "family": "systemSmall", "optimistic": true, "date": "2026-01-01T09:00:00Z"],
            ["activityId": "a", "optimistic": true],
        ] {
            #expect(try bridge.error("renderWidget", params)["code"] == -32602)
        }
    }

    @Test("is found by its words, as is an element beside an icon")
    func partsOfLabels() throws {
        for element in ["Lamp", "Mood", "Later"] as [JSONValue] {
            try opens("works")
            try bridge.call("tapWidget", ["kind": "Switch", "family": "systemSmall", "element": element])
        }
        let error = try bridge.error("tapWidget", ["kind": "Switch", "family": "systemSmall", "element": "Lam"])
        #expect(error["data"]?["kind"] == "unknownElement")
    }
}
