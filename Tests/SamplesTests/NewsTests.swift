import Foundation
import JSON
import TestSupport
import Testing

@Suite("The News sample")
struct NewsTests {
    private let folder: TemporaryFolder
    private let bridge: BridgeProcess

    init() throws {
        folder = try TemporaryFolder()
        bridge = try BridgeProcess.running(Repository.news.appending(path: "NewsWidget"), root: folder.path("state"))
    }

    /// Draws the widget and gives the picture's path.
    private func draw(_ family: String, _ more: JSONObject = [:], as name: String) throws -> String {
        var params: JSONObject = ["kind": "NewsWidget", "family": .string(family)]
        for (name, value) in more.members { params[name] = value }
        params["path"] = .string(folder.path("\(name).\(more["format"]?.stringValue ?? "png")"))
        return try #require(try bridge.call("renderWidget", .object(params))["path"]?.stringValue)
    }

    private func save(_ posts: JSONValue) throws {
        try bridge.call("setAppGroupId", ["groupId": "group.news.sample"])
        try bridge.call("saveWidgetData", ["id": "posts", "data": posts])
        try bridge.call("updateWidget", ["ios": "NewsWidget"])
    }

    /// The posts that the sample's commands save.
    private static var posts: JSONValue {
        get throws {
            let text = try String(contentsOf: Repository.news.appending(path: "commands.jsonl"), encoding: .utf8)
            let calls = try text.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
            let save = try #require(calls.first { $0["method"] == "saveWidgetData" })
            return try #require(save["params"]?["data"])
        }
    }

    @Test("describes itself")
    func describes() throws {
        let widget = try #require(try bridge.call("describeWidgets").arrayValue?.first)
        #expect(widget["kind"] == "NewsWidget")
        #expect(widget["displayName"] == "News")
        #expect(widget["description"] == "The latest stories of your day.")
        #expect(widget["families"] == ["systemSmall", "systemMedium", "systemLarge"])
        #expect(widget["configuration"]?["type"] == "static")
    }

    @Test("is an SVG with its texts and roles, or with the shapes of their letters")
    func texts() throws {
        try save(Self.posts)
        func svg(outline: Bool) throws -> String {
            let path = try draw(
                "systemLarge", ["format": "svg", "outline": .bool(outline)], as: outline ? "shapes" : "texts")
            return try String(contentsOfFile: path, encoding: .utf8)
        }
        let (texts, shapes) = (try svg(outline: false), try svg(outline: true))
        #expect(texts.contains(">telescope needed</text>") && texts.contains("font-family:'Noto Sans CJK SC'"))
        #expect(!shapes.contains("<text") && !shapes.contains("@font-face") && shapes.contains("<symbol"))
        #expect(
            [texts, shapes].allSatisfy { $0.contains(#"role="link" aria-label="Comet, ☄️ A comet to see tonight, "#) })
        let refusal = try bridge.error(
            "renderWidget", ["kind": "NewsWidget", "family": "systemSmall", "outline": true])
        #expect(refusal["code"] == -32602)
        #expect(refusal["message"]?.stringValue?.contains("outline goes with format svg") == true)
    }

    @Test("at a large text size says what is cut and what lies outside, and at the usual one what is cut alone")
    func overflow() throws {
        try save(Self.posts)
        func warnings(_ size: String) throws -> [JSONValue] {
            let reply = try bridge.call(
                "renderWidget",
                [
                    "kind": "NewsWidget", "family": "systemMedium", "dynamicTypeSize": .string(size),
                    "path": .string(folder.path("\(size).png")),
                ])
            return reply["warnings"]?.arrayValue ?? []
        }
        let kinds = try warnings("accessibility3").compactMap { $0["kind"]?.stringValue }
        #expect(Set(kinds) == ["textCut", "contentOutside"])
        let outside = try #require(
            try warnings("accessibility3").first {
                $0["kind"] == "contentOutside" && $0["message"]?.stringValue?.contains("'晨报'") == true
            })
        #expect(outside["message"]?.stringValue?.contains("lies outside of the widget") == true)
        #expect(outside["subject"]?.stringValue?.contains("晨报") == true)
        #expect(outside["frame"]?.arrayValue?.count == 4)
        #expect(try warnings("large").allSatisfy { $0["kind"] == "textCut" })
    }

    @Test("answers its commands, each once and in their order, and leaves three pictures")
    func commands() throws {
        let run = try ProgramRun(
            Repository.program,
            ["serve", Repository.news.appending(path: "NewsWidget").path, "--root", folder.path("other")],
            input: String(contentsOf: Repository.news.appending(path: "commands.jsonl"), encoding: .utf8),
            in: folder.url)
        #expect(run.status == 0)
        let replies = try run.output.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
        #expect(replies.compactMap { $0["id"]?.intValue }.sorted() == Array(1...7))
        for reply in replies { #expect(reply["result"] != nil, "\(reply.text)") }
        for name in ["news-small.png", "news-medium.png", "news-large.png"] {
            #expect(FileManager.default.fileExists(atPath: folder.path(name)))
        }
    }

    @Test("is drawn to the same bytes by another process", arguments: ["png", "svg", "pdf"])
    func sameBytes(format: String) throws {
        try save(Self.posts)
        // What was drawn before must leave no trace in a picture.
        _ = try draw("systemSmall", ["format": .string(format)], as: "before")
        let here = try draw("systemLarge", ["format": .string(format)], as: "here")
        let other = try BridgeProcess.running(Repository.news.appending(path: "NewsWidget"), root: folder.path("other"))
        try other.call("setAppGroupId", ["groupId": "group.news.sample"])
        try other.call("saveWidgetData", ["id": "posts", "data": Self.posts])
        let there = folder.path("there")
        try other.call(
            "renderWidget",
            [
                "kind": "NewsWidget", "family": "systemLarge", "format": .string(format), "path": .string(there),
            ])
        #expect(FileManager.default.contents(atPath: here) != nil)
        #expect(FileManager.default.contents(atPath: here) == FileManager.default.contents(atPath: there))
        #expect(other.finish().status == 0)
    }

    @Test("shows covers that the app saved as files")
    func fileCover() throws {
        let cover = Repository.news.appending(path: "NewsWidget/Assets.xcassets/Covers/Field.imageset/field@2x.png")
        try bridge.call("setAppGroupId", ["groupId": "group.news.sample"])
        let bytes: JSONValue = ["$bytes": .string(try Data(contentsOf: cover).base64EncodedString())]
        let path = try bridge.call("saveFile", ["id": "cover", "data": bytes, "extension": "png"])
        try save([["title": "Rice that needs less water", "source": "Field notes", "cover": path]])
        try Repository.expect(draw("systemSmall", ["scale": 2], as: "cover"), matches: "news-file-cover")
    }

    @Test("has a timeline of one entry, asked for again at its end")
    func timeline() throws {
        try save(Self.posts)
        let timeline = try bridge.call("getTimeline", ["kind": "NewsWidget", "family": "systemLarge"])
        #expect(timeline["entries"]?.arrayValue?.count == 1)
    }

    @Test("leads where its small size says when it is tapped")
    func links() throws {
        try save(Self.posts)
        let archive = try bridge.call(
            "renderWidget", ["kind": "NewsWidget", "family": "systemLarge", "format": "archive"])
        #expect(archive.text.contains("news://story/3?homeWidget"))
        #expect(!archive.text.contains("news://story/4?homeWidget"))
        let small = try bridge.call(
            "renderWidget", ["kind": "NewsWidget", "family": "systemSmall", "format": "archive"])
        #expect(small.text.contains("news://story/0?homeWidget"))
    }
}
