import Foundation
import JSON
import TestSupport
import Testing

@Suite("The Counter sample")
struct CounterTests {
    private static let widget = Repository.root.appending(path: "samples/Counter/CounterWidget")
    private let folder: TemporaryFolder
    private let bridge: BridgeProcess

    init() throws {
        folder = try TemporaryFolder()
        bridge = try BridgeProcess.running(Self.widget, root: folder.path("state"))
        try bridge.call("setAppGroupId", ["groupId": "group.counter.sample"])
    }

    private func save(_ count: Int) throws {
        try bridge.call("saveWidgetData", ["id": "count", "data": .int(count)])
        try bridge.call("updateWidget", ["ios": "Counter"])
    }

    private func tap(_ element: JSONValue, kind: JSONValue = "Counter", family: JSONValue = "systemSmall") throws
        -> JSONValue
    {
        try bridge.call("tapWidget", ["kind": kind, "family": family, "element": element])
    }

    private var shown: String? {
        get throws {
            let archive = try bridge.call(
                "renderWidget", ["kind": "Counter", "family": "systemSmall", "format": "archive"])["archive"]
            let elements = archive?["accessibility"]?.arrayValue ?? []
            return elements.first { $0["identifier"] == "count" }?["label"]?.stringValue
        }
    }

    @Test("answers its commands")
    func commands() throws {
        let sample = Repository.root.appending(path: "samples/Counter")
        let replies = try SampleCommands(sample).replies(of: Self.widget, in: folder)
        #expect(replies.keys.sorted() == Array(1...8))
        for reply in replies.values { #expect(reply["result"] != nil, "\(reply.text)") }
        #expect(replies[4]?["result"]?["value"] == 42)
        #expect(
            replies[8]?["result"]?.arrayValue?.map { $0["url"] } == ["counter://history?homeWidget", "counter://more"])
        #expect(FileManager.default.fileExists(atPath: folder.path("counter.png")))
    }

    @Test("counts where it is tapped, and shows it with the tap's reply")
    func counts() throws {
        try save(41)
        #expect(try shown == "41")
        let result = try tap("More")
        #expect(
            result["action"] == "intent" && result["intent"] == "CountIntent" && result["parameters"] == ["step": 1])
        #expect(result["value"] == 42 && result["dialog"] == "Counted to 42." && result["error"] == nil)
        #expect(result["reloaded"] == ["Counter.systemSmall", "Counter.systemMedium"])
        #expect(try bridge.call("getWidgetData", ["id": "count"]) == 42)
        #expect(try shown == "42")
        let timeline = try bridge.call("getTimeline", ["kind": "Counter", "family": "systemSmall"])
        #expect(timeline["reason"] == "intent" && timeline["budget"]?["used"] == 1)
    }

    @Test("tells what its intent throws, in the app's words, and goes on")
    func throwing() throws {
        try save(0)
        let result = try tap("Less")
        #expect(result["error"] == ["type": "CountError", "message": "There is nothing below zero."])
        #expect(try shown == "0")
        #expect(try tap("More")["value"] == 1)
    }

    @Test("runs its intent after its process has been started again")
    func restarted() throws {
        try save(6)
        try bridge.killExtension(named: "CounterWidget")
        #expect(try tap("More")["value"] == 7)
    }

    @Test("opens its URL where no button is, and its link only in medium")
    func links() throws {
        try save(1)
        let small = try bridge.call("tapWidget", ["kind": "Counter", "family": "systemSmall", "x": 3, "y": 3])
        #expect(small["action"] == "url" && small["url"] == "counter://open?homeWidget")
        #expect(try tap("History", family: "systemMedium")["url"] == "counter://history?homeWidget")
        let archive = try bridge.call(
            "renderWidget", ["kind": "Counter", "family": "systemSmall", "format": "archive"])["archive"]
        let taps = try #require(archive?["taps"]?.arrayValue)
        #expect(taps.count == 2 && taps.allSatisfy { $0["intent"] == "CountIntent" })
    }

    @Test("calls its host back by home_widget's worker")
    func callback() throws {
        try bridge.call("initialize")
        try bridge.call("registerBackgroundCallback")
        let result = try tap("Less", kind: "AppCounter")
        #expect(result["action"] == "intent" && result["intent"] == "BackgroundIntent")
        let told = bridge.message("the callback") { $0["method"] == "backgroundCallback" }?["params"]
        #expect(told?["url"] == "counter://less" && told?["appGroup"] == "group.counter.sample")
        let events = try #require(try bridge.call("getEvents").arrayValue)
        #expect(events.count == 1 && events[0]["eventId"] == told?["eventId"] && events[0]["seq"] == told?["seq"])
        try bridge.call("acknowledgeEvents", ["seq": told?["seq"] ?? .null])
        #expect(try bridge.call("getEvents") == [])
    }

    @Test("names the elements that there are")
    func elements() throws {
        try save(1)
        let error = try bridge.error(
            "tapWidget", ["kind": "Counter", "family": "systemSmall", "element": "Mor"])
        #expect(error["code"] == -32602 && error["data"]?["kind"] == "unknownElement")
        #expect(error["data"]?["elements"] == ["count", "Less", "More"])
        #expect(error["data"]?["hint"] == "Did you mean 'More'?")
        let outside = try bridge.error("tapWidget", ["kind": "Counter", "family": "systemSmall", "x": 500, "y": 1])
        #expect(outside["data"]?["kind"] == "invalidParams")
    }
}
