import Foundation
import ImageLoading
import JSON
import TestSupport
import Testing

@Suite("Previews")
struct PreviewTests {
    private static let widget = Repository.fixtures.appending(path: "PreviewWidget").path()

    @Test("are listed in the order of their files, with what they show, however they are written")
    func listed() throws {
        let description = try JSONValue(parsing: ProgramRun("describe", Self.widget, "--json").output)
        #expect(description["activities"] == [["attributesType": "EmojiAttributes"]])
        let previews = (description["previews"]?.arrayValue ?? []).map { preview in
            ["name", "kind", "attributesType", "family", "presentation"].compactMap { preview[$0]?.stringValue }
                .joined(separator: " · ")
        }
        #expect(
            previews == [
                "From another file", "Notification · EmojiAttributes · content",
                "Expanded · EmojiAttributes · expanded",
                "EmojiWidget.swift:68 · EmojiWidget · systemSmall",
                "Closures as arguments · EmojiWidget · systemMedium", "Provider · EmojiWidget · systemLarge", "Return",
                "Traits", "Fixed", "Modifier", "Forms.swift:47", "A view", "A controller",
                "Island Compact · EmojiAttributes · compact",
                "Minimal · EmojiAttributes · minimal", "Notification (2) · EmojiAttributes · content",
                "EmojiWidget_Previews 1 · systemSmall", "Named · systemMedium",
                "EmojiWidget_Previews 3 · systemLarge", "EmojiWidget_Previews 4 · accessoryCircular",
                "CountView_Previews",
            ])
    }

    @Test("are drawn in their own size")
    func drawn() throws {
        let folder = try TemporaryFolder()
        let bridge = try BridgeProcess.running(URL(filePath: Self.widget), root: folder.path("state"))
        for (name, size) in [
            ("From another file", "393x852"), ("EmojiWidget.swift:68", "158x158"), ("Closures as arguments", "338x158"),
            ("Provider", "338x354"), ("Return", "393x852"), ("Fixed", "100x50"), ("Modifier", "393x852"),
            ("Notification", "371x84"), ("Island Compact", "230x37"), ("Minimal", "37x37"),
            ("EmojiWidget_Previews 4", "72x72"), ("CountView_Previews", "120x40"),
        ] {
            let picture = try bridge.call(
                "renderWidget", ["preview": .string(name), "scale": 1, "path": .string(folder.path("p.png"))])
            #expect("\(picture["width"]?.text ?? "")x\(picture["height"]?.text ?? "")" == size, "\(name)")
        }
    }

    @Test("have several entries, and say how many where there is none of an index")
    func entries() throws {
        let folder = try TemporaryFolder()
        let bridge = try BridgeProcess.running(URL(filePath: Self.widget), root: folder.path("state"))
        func emoji(_ name: String, _ entry: Int) throws -> String {
            try bridge.call(
                "renderWidget", ["preview": .string(name), "entry": .int(entry), "format": "archive"]
            ).text
        }
        #expect(try emoji("EmojiWidget.swift:68", 1).contains("🤩"))
        #expect(try emoji("Notification", 1).contains("🤩"))
        let error = try bridge.error("renderWidget", ["preview": "Closures as arguments", "entry": 3])
        #expect(error["code"] == -27 && error["data"]?["kind"] == "unknownEntry" && error["data"]?["entries"] == 3)
        #expect(error["data"]?["hint"] == "Its entries are 0 to 2.")
        #expect(try bridge.error("renderWidget", ["preview": "None"])["code"] == -20)
    }

    @Test("draw a Live Activity from JSON, and name what is missing in it")
    func activity() throws {
        let folder = try TemporaryFolder()
        let bridge = try BridgeProcess.running(URL(filePath: Self.widget), root: folder.path("state"))
        var params: JSONObject = [
            "activity": "EmojiAttributes", "attributes": ["name": "Me"], "state": ["emoji": "🦉"],
            "presentation": "expanded", "format": "archive",
        ]
        #expect(try bridge.call("renderWidget", .object(params)).text.contains("Bottom 🦉"))
        params["state"] = ["emo": "🦉"]
        let error = try bridge.error("renderWidget", .object(params))
        #expect(error["code"] == -28 && error["data"]?["kind"] == "malformedActivity")
        #expect(error["message"]?.stringValue?.contains("emoji is missing") == true)
    }

    @Test("with nothing to draw say why")
    func failing() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            import WidgetKit
            struct Entry: TimelineEntry { let date = Date() }
            @main struct Empty: Widget { var body: some WidgetConfiguration { EmptyWidgetConfiguration() } }
            #Preview("Nothing", as: .systemSmall) { Empty() } timeline: { Entry() }
            """, to: "Nothing/W.swift")
        let bridge = try BridgeProcess.running(folder.url.appending(path: "Nothing"), root: folder.path("state"))
        let error = try bridge.error("renderWidget", ["preview": "Nothing"])
        #expect(error["code"] == -27 && error["data"]?["kind"] == "previewFailed", "\(error.text)")
        #expect(error["message"]?.stringValue?.contains("its widget is none") == true)
    }

    @Test(
        "that make no sense do not compile",
        arguments: [
            ("#Preview { 5 }", "error: "),
            ("#Preview(as: .systemSmall) { Text(\"\") } timeline: { 5 }", "error: "),
            ("struct S { @Entry var a = 1 }", "@Entry belongs into an extension of one of EnvironmentValues"),
            ("extension EnvironmentValues { @Entry var a }", "@Entry needs a type or a default value"),
        ])
    func negative(source: String, error: String) throws {
        let folder = try TemporaryFolder()
        let widget = folder.url.appending(path: "Wrong")
        try FileManager.default.createDirectory(at: widget, withIntermediateDirectories: true)
        try "import SwiftUI\nimport WidgetKit\n@main struct W {}\n\(source)\n".write(
            to: widget.appending(path: "W.swift"), atomically: false, encoding: .utf8)
        let build = try ProgramRun("build", widget.path())
        #expect(build.status == 65)
        #expect(build.errors.contains(error), "\(build.errors)")
    }
}
