import Foundation
import JSON
import TestSupport
import Testing

@Suite("A widget that misbehaves")
struct MisbehavingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func bridge() throws -> BridgeProcess {
        let bridge = try BridgeProcess.running(Repository.misbehaving, root: folder.path("state"))
        try bridge.call("setAppGroupId", ["groupId": "group.misbehaving.sample"])
        return bridge
    }

    private func picture(_ bridge: BridgeProcess, _ name: String) throws -> Data {
        let path = folder.path(name + ".png")
        try bridge.call("renderWidget", ["kind": "MisbehavingWidget", "family": "systemSmall", "path": .string(path)])
        return try Data(contentsOf: URL(filePath: path))
    }

    private static let update: JSONValue = ["ios": "MisbehavingWidget"]

    @Test("is drawn as its placeholder where it never gives a timeline or all else fails, and as its snapshot")
    func phases() throws {
        let bridge = try bridge()
        var params: JSONObject = ["kind": "MisbehavingWidget", "family": "systemSmall", "format": "archive"]
        try bridge.call("saveWidgetData", ["id": "mode", "data": "never"])
        let warnings = try bridge.call("renderWidget", .object(params))["warnings"]?.arrayValue
        #expect(warnings?.last?["kind"] == "noTimeline", "\(warnings as Any)")
        let error = try bridge.error("getTimeline", ["kind": "MisbehavingWidget", "family": "systemSmall"])
        #expect(error["code"] == -23)
        params["phase"] = "snapshot"
        #expect(try bridge.call("renderWidget", .object(params))["archive"] != nil)

        try bridge.call("saveWidgetData", ["id": "mode", "data": "unsupportedView"])
        #expect(try bridge.error("renderWidget", .object(params))["code"] == -31)
        params["phase"] = "placeholder"
        #expect(try bridge.call("renderWidget", .object(params))["archive"] != nil)
        #expect(bridge.finish().status == 0)
    }

    @Test("tells which value it had read before it crashed that nothing has saved")
    func unsaved() throws {
        let bridge = try bridge()
        let drawn = try bridge.call("renderWidget", ["kind": "MisbehavingWidget", "family": "systemSmall"])
        #expect(drawn["warnings"] == nil, "\(drawn.text)")
        try bridge.call("saveWidgetData", ["id": "mode", "data": "unsaved"])
        let error = try bridge.error("updateWidget", Self.update)
        #expect(error["code"] == -22)
        #expect(
            error["data"]?["hint"]?.stringValue
                == "Nothing has saved 'token' in group.misbehaving.sample, and that may be why. "
                + "Save it before the widget is updated, or have the widget do without.", "\(error.text)")
        let warnings = error["data"]?["warnings"]?.arrayValue
        #expect(warnings?.map { $0["kind"] } == ["valueMissing"] && warnings?.first?["subject"] == "token")
        #expect(bridge.finish().status == 0)
    }

    @Test("has a timeline whose pictures take more than the memory it may have")
    func long() throws {
        let bridge = try bridge()
        try bridge.call("saveWidgetData", ["id": "mode", "data": "long"])
        let timeline = try bridge.call("getTimeline", ["kind": "MisbehavingWidget", "family": "systemSmall"])
        #expect(timeline["entries"]?.arrayValue?.count == 500 && timeline["warnings"] == nil)
        try bridge.call("saveWidgetData", ["id": "mode", "data": "longer"])
        let cut = try bridge.call("getTimeline", ["kind": "MisbehavingWidget", "family": "systemMedium"])
        #expect(try #require(cut["entries"]?.arrayValue?.count) < 2_000 && cut["policy"]?["after"] != nil)
        #expect(cut["warnings"]?.arrayValue?.map { $0["kind"] } == ["timelineCut"], "\(cut["warnings"] as Any)")
        #expect(bridge.finish().status == 0)
    }

    @Test(
        "is a named error, keeps its last picture, and works again at the next call",
        arguments: [
            ("nil", -22, "timeline", "SIG", "Unexpectedly found nil"),
            ("index", -22, "timeline", "SIG", "Index out of range"),
            ("nilInBody", -22, "timeline", "SIG", "Unexpectedly found nil"),
            ("exit", -22, "timeline", "status 3", ""),
            ("printAndCrash", -22, "timeline", "SIG", "asked for what is not there"),
            ("printAndHang", -23, "timeline", "", "waits for ever"),
            ("hang", -23, "timeline", "", ""),
            ("never", -23, "timeline", "", ""),
            ("memory", -24, "timeline", "", ""),
            ("empty", -27, "timeline", "", ""),
            ("unsupportedView", -31, "timeline", "ViewFromElsewhere", ""),
        ])
    func failure(mode: String, code: Int, phase: String, message: String, lastWords: String) throws {
        let bridge = try bridge()
        try bridge.call("updateWidget", Self.update)
        let before = try picture(bridge, "before")

        try bridge.call("saveWidgetData", ["id": "mode", "data": .string(mode)])
        let error = try bridge.error("updateWidget", Self.update)
        #expect(error["code"]?.intValue == code, "\(error.text)")
        #expect(error["data"]?["phase"]?.stringValue == phase, "\(error.text)")
        #expect(error["message"]?.stringValue?.contains(message) ?? false || message.isEmpty, "\(error.text)")
        #expect(error["data"]?["hint"]?.stringValue?.isEmpty == false)
        if !lastWords.isEmpty {
            #expect(error["data"]?["stderr"]?.text.contains(lastWords) == true, "\(error.text)")
        }
        #expect(try picture(bridge, "after") == before)

        try bridge.call("saveWidgetData", ["id": "mode", "data": nil])
        try bridge.call("updateWidget", Self.update)
        #expect(bridge.finish().status == 0)
    }

    @Test("that leaks a continuation is told so when it leaks it, with its last lines, not when its time is over")
    func leak() throws {
        let bridge = try bridge()
        try bridge.call("saveWidgetData", ["id": "mode", "data": "leak"])
        // Else it is `extensionTimedOut`, after 10 seconds.
        let error = try bridge.error("updateWidget", Self.update)
        #expect(error["code"] == -23 && error["data"]?["kind"] == "continuationLeaked")
        #expect(error["data"]?["stderr"]?.text.contains("waits for an answer") == true)
        #expect(error["data"]?["function"]?.stringValue?.contains("getTimeline") == true)
    }

    @Test("is asked for nothing before what its provider has put on the main queue when it was made")
    func mainQueue() throws {
        try folder.write(
            """
            import SwiftUI
            import WidgetKit
            final class Manager: NSObject {
                var name: String?
                override init() {
                    super.init()
                    DispatchQueue.main.async { self.name = "ready" }
                }
            }
            struct Entry: TimelineEntry { let date: Date; var name = "" }
            struct Provider: TimelineProvider {
                let manager = Manager()
                func placeholder(in context: Context) -> Entry { Entry(date: .now) }
                func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    completion(Timeline(entries: [Entry(date: .now, name: manager.name!)], policy: .never))
                }
            }
            @main struct W: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "W", provider: Provider()) { Text($0.name) }
                }
            }
            """, to: "W/W.swift")
        let bridge = try BridgeProcess.running(folder.url.appending(path: "W"), root: folder.path("state"))
        let picture = try bridge.call("renderWidget", ["kind": "W", "family": "systemSmall", "format": "archive"])
        #expect(picture["archive"]?["accessibility"]?.arrayValue?.first?["label"] == "ready", "\(picture.text)")
        #expect(bridge.finish().status == 0)
    }

    @Test("has what it prints in the log as soon as it prints it")
    func printed() throws {
        let bridge = try BridgeProcess(
            [Repository.misbehaving.path, "--log-level", "info"], root: folder.path("state"))
        try bridge.call("setAppGroupId", ["groupId": "group.misbehaving.sample"])
        try bridge.call("saveWidgetData", ["id": "mode", "data": "printAndHang"])
        bridge.send(1, "updateWidget", Self.update)
        Deadline.wait(for: "the widget's words") { bridge.logText.contains("waits for ever") }
        #expect(bridge.leftover.messages.isEmpty)
        bridge.notify("$/cancelRequest", ["id": 1])
        #expect(bridge.reply(1)?["error"]?["code"] == -32800)
        bridge.kill()
    }

    @Test(
        "that takes its time, prints much or calls back twice is none",
        arguments: ["good", "flood", "twice", "later", "task"])
    func tolerated(mode: String) throws {
        let bridge = try bridge()
        try bridge.call("saveWidgetData", ["id": "mode", "data": .string(mode)])
        try bridge.call("updateWidget", Self.update)
        let timeline = try bridge.call("getTimeline", ["kind": "MisbehavingWidget", "family": "systemSmall"])
        #expect(timeline["entries"]?.arrayValue?.count == 1)
        #expect(bridge.finish().status == 0)
    }

    @Test("still shows its last good picture after the bridge was restarted")
    func restart() throws {
        let first = try bridge()
        try first.call("updateWidget", Self.update)
        let before = try picture(first, "before")
        try first.call("saveWidgetData", ["id": "mode", "data": "nil"])
        _ = try first.error("updateWidget", Self.update)
        #expect(first.finish().status == 0)

        let second = try bridge()
        #expect(try picture(second, "after") == before)
        #expect(try second.error("updateWidget", Self.update)["code"] == -22)
        #expect(try picture(second, "later") == before)
        #expect(second.finish().status == 0)
    }
}
