import Foundation
import JSON
import TestSupport
import Testing

@Suite("The Tasks sample")
struct TasksTests {
    private static let sample = Repository.root.appending(path: "samples/Tasks")
    private static let widget = sample.appending(path: "TasksWidget")
    /// 09:00 of the virtual clock's day, in seconds since 2001.
    private static let nine = 788_950_800

    private let folder: TemporaryFolder
    private let bridge: BridgeProcess

    init() throws {
        folder = try TemporaryFolder()
        bridge = try BridgeProcess([Self.widget.path, "--clock", "2026-01-01T09:00:00Z"], root: folder.path("state"))
        try SampleCommands(Self.sample).prepare(bridge)
    }

    private func tap(_ element: JSONValue, in family: JSONValue = "systemMedium") throws -> JSONValue {
        try bridge.call("tapWidget", ["kind": "Tasks", "family": family, "element": element])
    }

    /// What a family shows, by the labels that are read out.
    private func labels(_ family: JSONValue) throws -> [String] {
        let picture = try bridge.call("renderWidget", ["kind": "Tasks", "family": family, "format": "archive"])
        let elements = picture["archive"]?["accessibility"]?.arrayValue ?? []
        return elements.compactMap { $0["label"]?.stringValue }
    }

    /// The list as the app would read it.
    private var saved: JSONValue {
        get throws {
            let text = try bridge.call("getWidgetData", ["id": "tasks"])
            return try JSONValue(parsing: #require(text.stringValue))
        }
    }

    private func isDone(_ id: JSONValue) throws -> JSONValue? {
        try saved["tasks"]?.arrayValue?.first { $0["id"] == id }?["isDone"]
    }

    private var activities: [JSONValue] {
        get throws { try bridge.call("getLiveActivities").arrayValue ?? [] }
    }

    private static let attributes: JSONValue = [
        "task": ["id": "review", "title": "Review the release notes", "area": "work", "minutes": 25, "isDone": false]
    ]
    /// Ten minutes into twenty-five.
    private static let state: JSONValue = ["start": .int(nine - 600), "end": .int(nine + 900)]

    /// Starts the Live Activity as the app would.
    private func startActivity() throws {
        try bridge.call(
            "startLiveActivity",
            [
                "attributesType": "FocusAttributes", "attributes": Self.attributes, "state": Self.state, "id": "focus",
            ])
    }

    @Test("answers its commands")
    func commands() throws {
        let replies = try SampleCommands(Self.sample).replies(of: Self.widget, in: folder)
        #expect(replies.keys.sorted() == Array(1...16))
        for reply in replies.values { #expect(reply["result"] != nil, "\(reply.text)") }
        #expect(replies[8]?["result"]?.arrayValue?.first?["attributes"]?["task"]?["id"] == "review")
        #expect(replies[10]?["result"]?["dialog"] == "Done: Review the release notes")
        #expect(replies[16]?["result"]?.arrayValue?.map { $0["url"] } == ["tasks://task/review?homeWidget"])
        for name in ["small", "medium", "control", "lockscreen", "expanded"] {
            #expect(FileManager.default.fileExists(atPath: folder.path("tasks-\(name).png")))
        }
    }

    @Test("shows its Live Activity as its attributes and its state are drawn")
    func activityPictures() throws {
        try startActivity()
        func archive(_ params: JSONObject, _ presentation: JSONValue) throws -> JSONValue? {
            var params = params
            params["presentation"] = presentation
            params["format"] = "archive"
            return try bridge.call("renderWidget", .object(params))["archive"]
        }
        for presentation in ["content", "compact", "minimal", "expanded"] as [JSONValue] {
            let shown = try archive(["activityId": "focus"], presentation)
            let expected = try archive(
                ["activity": "FocusAttributes", "attributes": Self.attributes, "state": Self.state], presentation)
            #expect(shown == expected && shown?["items"] != [])
        }
    }

    @Test("ticks a task off and on again, and saves it for the app")
    func toggles() throws {
        #expect(try isDone("milk") == false)
        let result = try tap("Buy oat milk", in: "systemSmall")
        #expect(result["intent"] == "ToggleTaskIntent" && result["parameters"] == ["task": "milk"])
        #expect(result["reloaded"] == ["Tasks.systemSmall", "Tasks.systemMedium", "Tasks.systemLarge"])
        #expect(try isDone("milk") == true)
        // What is done comes last.
        #expect(try labels("systemLarge").suffix(2).first == "Done: Call Grandma")
        #expect(try !labels("systemLarge").contains("Focus: Buy oat milk"))
        _ = try tap("Done: Buy oat milk", in: "systemLarge")
        #expect(try isDone("milk") == false)
    }

    @Test("takes what is done off the list")
    func clears() throws {
        _ = try tap("Done: Buy oat milk")
        #expect(try tap("Clear 2")["value"] == 2)
        #expect(try saved["tasks"]?.arrayValue?.count == 4)
        #expect(try !labels("systemMedium").contains { $0.hasPrefix("Clear") })
    }

    @Test("leads to a task where there is room for its words, and to the list elsewhere")
    func links() throws {
        for family in ["systemMedium", "systemLarge"] as [JSONValue] {
            let result = try tap("Water the plants, 10 min", in: family)
            #expect(result["action"] == "url" && result["url"] == "tasks://task/plants?homeWidget")
        }
        let beside = try bridge.call("tapWidget", ["kind": "Tasks", "family": "systemSmall", "x": 3, "y": 3])
        #expect(beside["url"] == "tasks://list?homeWidget")
    }

    @Test("starts, holds and ends a Live Activity where it is tapped")
    func focus() throws {
        _ = try tap("Focus: Review the release notes")
        let started = try #require(try activities.first)
        #expect(started["attributes"]?["task"]?["id"] == "review" && started["staleDate"] == "2026-01-01T09:25:00Z")
        #expect(started["state"] == ["start": .int(Self.nine), "end": .int(Self.nine + 1500)])
        // Saved for the app in milliseconds since 1970.
        #expect(try saved["focus"]?["timer"]?["end"] == 1_767_259_500_000)

        try bridge.call("advanceClock", ["by": 600])
        _ = try tap("Pause", in: "systemLarge")
        #expect(try activities.first?["state"]?["pausedAt"] == .int(Self.nine + 600))
        #expect(try activities.first?["staleDate"] == nil)
        try bridge.call("advanceClock", ["by": 300])
        _ = try tap("Go On", in: "systemLarge")
        let resumed = try #require(try activities.first)
        #expect(resumed["state"] == ["start": .int(Self.nine + 300), "end": .int(Self.nine + 1800)])

        // There is one focus at a time.
        _ = try tap("Focus: Buy oat milk")
        #expect(try activities.map { $0["attributes"]?["task"]?["id"] } == ["milk"])
        _ = try tap("End Focus")
        #expect(try activities == [] && saved["focus"] == nil)
        #expect(try isDone("milk") == false)
    }

    @Test("leaves the focus when its time is over")
    func timeline() throws {
        _ = try tap("Focus: Water the plants")
        let timeline = try bridge.call("getTimeline", ["kind": "Tasks", "family": "systemLarge"])
        let dates = timeline["entries"]?.arrayValue?.map { $0["date"] }
        #expect(dates == ["2026-01-01T09:00:00Z", "2026-01-01T09:10:00Z"])
        #expect(try labels("systemLarge").contains("Pause"))
        #expect(try labels("systemLarge").contains("Water the plants, 10:00"))
        try bridge.call("advanceClock", ["by": 150])
        #expect(try labels("systemLarge").contains("Water the plants, 7:30"))
        let advance = try bridge.call("advanceClock", ["by": 450])
        #expect(advance["activities"]?.arrayValue?.map { $0["activityState"] } == ["stale"])
        #expect(try !labels("systemLarge").contains("Pause"))
    }

    @Test("answers taps on its Live Activity where it is shown")
    func activityTaps() throws {
        try startActivity()
        func tap(_ presentation: JSONValue, _ place: JSONObject) throws -> JSONValue {
            var params: JSONObject = ["activityId": "focus", "presentation": presentation]
            for (name, value) in place.members { params[name] = value }
            return try bridge.call("tapWidget", .object(params))
        }
        let paused = try tap("expanded", ["element": "Pause"])
        #expect(paused["intent"] == "PauseFocusIntent" && paused["reloaded"] == [])
        #expect(try activities.first?["state"]?["pausedAt"] != nil)
        #expect(try tap("content", ["element": "Go On"])["intent"] == "PauseFocusIntent")
        let opened = try tap("compact", ["x": 10, "y": 10])
        #expect(opened["action"] == "url" && opened["url"] == "tasks://task/review?homeWidget")
        let event = try #require(try bridge.call("getEvents").arrayValue?.last)
        #expect(event["activityId"] == "focus" && event["presentation"] == "compact" && event["kind"] == nil)
        #expect(try tap("content", ["element": "End Focus"])["intent"] == "EndFocusIntent")
        #expect(try bridge.error("tapWidget", ["activityId": "focus", "x": 1, "y": 1])["code"] == -32602)
    }

    @Test("ends the app's Live Activity of a task that is ticked off, and no other")
    func hostActivity() throws {
        try startActivity()
        _ = try tap("Done: Buy oat milk")
        #expect(try activities.map { $0["id"] } == ["focus"])
        _ = try tap("Done: Review the release notes")
        #expect(try activities == [])
    }

    @Test("focuses by a control on the task that it is set to, else on the next")
    func focusControl() throws {
        let plants: JSONValue = ["task": "plants"]
        #expect(try bridge.call("getControl", ["kind": "FocusControl"])["title"] == "Buy oat milk")
        let on = try bridge.call("performControl", ["kind": "FocusControl", "configuration": plants])
        #expect(on["intent"] == "SetFocusIntent" && on["parameters"] == ["task": "plants", "value": true])
        #expect(on["control"]?["title"] == "Water the plants" && on["control"]?["isOn"] == true)
        #expect(try activities.map { $0["attributes"]?["task"]?["id"] } == ["plants"])
        #expect(try bridge.call("getControl", ["kind": "FocusControl"])["title"] == "Water the plants")
        let off = try bridge.call("performControl", ["kind": "FocusControl", "configuration": plants])
        #expect(off["control"]?["isOn"] == false)
        #expect(try activities == [])
    }

    @Test("offers the tasks that its control can be set to")
    func controlOptions() throws {
        let options = try bridge.call("configurationOptions", ["kind": "FocusControl", "parameter": "task"])
        #expect(options.arrayValue?.map { $0["identifier"] }.contains("plants") == true, "\(options.text)")
        #expect(
            try bridge.error("configurationOptions", ["kind": "NextTaskControl", "parameter": "task"])["data"]?["kind"]
                == "unknownParameter")
    }

    @Test("ticks off by a control what is next, until there is nothing")
    func nextControl() throws {
        var done: [String] = []
        for _ in 1...5 {
            let result = try bridge.call("performControl", ["kind": "NextTaskControl"])
            done += [result["parameters"]?["task"]?.stringValue].compactMap { $0 }
        }
        #expect(done == ["milk", "review", "plants", "photos", "books"])
        let control = try bridge.call("getControl", ["kind": "NextTaskControl"])
        #expect(control["title"] == "All done" && control["disabled"] == true)
        #expect(try bridge.call("performControl", ["kind": "NextTaskControl"])["action"] == "none")
    }

    @Test("says so where there is no list that it can read", arguments: [nil, "no JSON"] as [String?])
    func unreadable(_ text: String?) throws {
        try bridge.call("saveWidgetData", ["id": "tasks", "data": text.map { JSONValue.string($0) } ?? .null])
        try bridge.call("updateWidget", ["ios": "Tasks"])
        #expect(try labels("systemSmall").contains("Open Tasks to write a list"))
    }
}
