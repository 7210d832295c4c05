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

    @Test("describes its widget")
    func describes() throws {
        let widget = try #require(try bridge.call("describeWidgets").arrayValue?.first)
        #expect(widget["kind"] == "OpenPageWidget")
        #expect(widget["displayName"] == "Open a Page")
        #expect(widget["families"] == ["systemSmall", "systemMedium", "systemLarge"])
    }

    private static let attributes: JSONValue = ["title": "The Tide Tables", "author": "M. Okafor", "chapters": 12]

    private func archive(_ params: JSONObject) throws -> JSONValue {
        var params = params
        params["format"] = "archive"
        return try #require(try bridge.call("renderWidget", .object(params))["archive"])
    }

    @Test("starts its activity, updates it twice and ends it, and is drawn as it is")
    func life() throws {
        let id: JSONValue = "aloud"
        try bridge.call("initialize")
        func told() -> JSONValue? {
            bridge.message("a change of the activity") { $0["method"] == "liveActivityChanged" }?["params"]
        }
        let started = try bridge.call(
            "startLiveActivity",
            [
                "attributesType": "ReadingAttributes", "attributes": Self.attributes, "id": id,
                "state": ["chapter": 5, "progress": 0.5, "isPaused": false], "pushType": "token",
            ])
        #expect(started["id"] == id && started["pushToken"]?.stringValue?.count == 64)
        #expect(told()?["activityState"] == "active")
        let states: [JSONValue] = [
            ["chapter": 6, "progress": 0.08, "isPaused": true], ["chapter": 6, "progress": 0.75, "isPaused": false],
        ]
        for state in states {
            let alert: JSONValue = ["title": "Chapter 6", "body": "It goes on"]
            try bridge.call("updateLiveActivity", ["id": id, "state": state, "alert": alert])
            let change = told()
            #expect(change?["state"] == state && change?["alert"] == alert)
            for presentation in ["content", "compact", "minimal", "expanded", "standBy", "small"] as [JSONValue] {
                let shown = try archive(["activityId": id, "presentation": presentation])
                let expected = try archive([
                    "activity": "ReadingAttributes", "attributes": Self.attributes, "state": state,
                    "presentation": presentation,
                ])
                #expect(shown == expected && shown["items"] != [])
            }
        }
        try bridge.call("endLiveActivity", ["id": id, "dismissalPolicy": "default"])
        #expect(told()?["activityState"] == "ended")
        let all = try bridge.call("getLiveActivities").arrayValue ?? []
        let activity = all.first { $0["id"] == id }
        #expect(activity?["activityState"] == "ended" && activity?["state"] == states[1])
        let late = try bridge.error("updateLiveActivity", ["id": id, "state": states[0]])
        #expect(late["code"] == -32602 && late["data"]?["kind"] == "endedLiveActivity")
    }

    @Test("says where a state is not what its types take, and what is too large")
    func mismatch() throws {
        let missing = try bridge.error(
            "startLiveActivity",
            ["attributesType": "ReadingAttributes", "attributes": Self.attributes, "state": ["chapter": 5]])
        #expect(missing["code"] == -28 && missing["data"]?["kind"] == "malformedActivity")
        #expect(missing["data"]?["codingPath"] == "progress")
        let unknown = try bridge.error("startLiveActivity", ["attributesType": "Reading", "state": [:]])
        #expect(unknown["code"] == -20 && unknown["data"]?["attributesTypes"] == ["ReadingAttributes"])
        let long: JSONValue = .string(String(repeating: "x", count: 4096))
        let large = try bridge.error(
            "startLiveActivity",
            [
                "attributesType": "ReadingAttributes", "attributes": ["title": long, "author": "", "chapters": 1],
                "state": ["chapter": 5, "progress": 0, "isPaused": false],
            ])
        #expect(large["data"]?["kind"] == "activityTooLarge")
    }

    @Test("has links to pages inside of the widget's own, where they act")
    func links() throws {
        func text(_ family: String) throws -> String {
            try bridge.call(
                "renderWidget", ["kind": "OpenPageWidget", "family": .string(family), "format": "archive"]
            ).text
        }
        for family in ["systemMedium", "systemLarge"] {
            let text = try text(family)
            #expect(text.contains("openpage://open/reader?homeWidget"))
            for page in ["library", "search", "bookmarks", "settings"] {
                #expect(text.contains("openpage://open/\(page)?homeWidget"))
            }
        }
        #expect(try !text("systemSmall").contains("openpage://open/search"))
    }
}
