import Foundation
import JSON
import TestSupport
import Testing

@Suite("widget-bridge build")
struct BuildTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(_ arguments: String...) throws -> ProgramRun { try ProgramRun(Repository.program, arguments) }

    private func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

    @Test("copies the built widget to a folder, from which it is described")
    func output() throws {
        let built = folder.path("built")
        let build = try run("build", Repository.news.appending(path: "NewsWidget").path(), "-o", built)
        #expect(build.status == 0, "\(build.errors)")
        #expect(build.output == built + "\n")
        let description = try run("describe", built)
        #expect(description.status == 0, "\(description.errors)")
        #expect(
            description.output == """
                NewsWidget  (sample.news.widget)
                  app groups  group.news.sample
                NewsWidget
                  name        News
                  description The latest stories of your day.
                  families    systemSmall, systemMedium, systemLarge

                """)
    }

    @Test("takes an app's own module for the one of Apple's that is called so, as Xcode does")
    func ownModule() throws {
        try write(
            """
            name: App
            targets:
              Network: {type: framework, platform: iOS, sources: [Network]}
              Feed: {type: framework, platform: iOS, sources: [Feed], dependencies: [{target: Network}]}
              Widget: {type: app-extension, platform: iOS, sources: [Widget], dependencies: [{target: Feed}]}
            """, to: "App/project.yml")
        try write(
            #"public struct Client { public init() {}; public let name = "own" }"#, to: "App/Network/Client.swift")
        try write("import Network\npublic let client = Client().name", to: "App/Feed/Feed.swift")
        try write(
            MinimalWidget.source("Own", importing: ["Feed", "Network"], showing: "Text(client + Client().name)"),
            to: "App/Widget/Widget.swift")
        let build = try run("build", "--strict", folder.path("App"))
        #expect(build.status == 0, "\(build.errors)")
    }

    @Test("shows the compiler's errors with the user's own file and line, whatever was rewritten above")
    func diagnostics() throws {
        try write(
            """
            import SwiftUI
            import WidgetKit
            #if os(watchOS)
            let unknown = onlyOnWatches()
            #else
            let known = 1
            #endif
            @main struct W: Widget {
                var body: some WidgetConfiguration { missingFunction() }
            }
            """, to: "Broken/W.swift")
        let build = try run("build", folder.path("Broken"))
        #expect(build.status == 65)
        #expect(build.errors.contains("\(folder.path("Broken/W.swift")):9:42: error: cannot find 'missingFunction'"))
        #expect(build.errors.contains("Broken does not compile: 1 error"))
        #expect(build.output.isEmpty)
    }

    @Test("type-checks chains of eighty modifiers, conditions, arithmetic and charts")
    func expressions() throws {
        // Combinations of overloads that double with each modifier would take hours, not minutes.
        let build = try run(
            "build", Repository.root.appending(path: "Benchmarks/StressWidget").path(), "--build-limit", "300",
            "--strict",
            "-o", folder.path("built"))
        #expect(build.status == 0, "\(build.errors)")
    }

    @Test("names what the sources use and nothing defines")
    func notLinked() throws {
        try write(
            MinimalWidget.source("W", showing: #"Text("\(notThere())")"#)
                + #"@_silgen_name("not_there") func notThere() -> Int32"#, to: "Linked/W.swift")
        let build = try run("build", folder.path("Linked"))
        #expect(build.status == 65)
        #expect(build.errors.contains("Linked does not link: nothing defines not_there"))
    }

    @Test("says what is missing")
    func missing() throws {
        try write("struct W {}", to: "NoMain/W.swift")
        try write("", to: "Empty/readme.md")
        #expect(try run("build", folder.path("NoMain")).status == 65)
        #expect(try run("build", folder.path("Empty")).status == 65)
        #expect(try run("build", folder.path("nowhere")).status == 69)
        #expect(try run("build").status == 64)
    }

    @Test(
        "builds the widgets of other systems, and draws each in its families",
        arguments: [
            ("MacWidget", "Disk", "systemMedium"), ("WatchWidget", "Steps", "accessoryCorner"),
            ("VisionWidget", "Wall", "systemSmall"),
        ])
    func platforms(name: String, kind: String, family: String) throws {
        let picture = folder.path("\(name).png")
        let drawing = try run(
            "render", Repository.fixtures.appending(path: name).path(), "--kind", kind, "--family", family, "-o",
            picture)
        #expect(drawing.status == 0, "\(drawing.errors)")
        #expect(try Data(contentsOf: URL(fileURLWithPath: picture)).count > 500)
    }

    @Test("of an app's folder compiles what its project says, with the modules that the widget imports")
    func project() throws {
        let description = try run("describe", Repository.fixtures.appending(path: "SharedCode").path())
        #expect(description.status == 0, "\(description.errors)")
        #expect(description.errors.contains("the target WeatherWidget of") || description.errors.isEmpty)
        #expect(
            description.output == """
                WeatherWidget  (org.example.weather.widget)
                  app groups  any, for there is no .entitlements file
                Weather
                  name        Rain, by seed.json
                  description tap 2.1 DEBUG
                  families    systemSmall

                """)
    }

    @Test("that fails is an error of every call for widgets, with what is missing, while values are stored")
    func wire() throws {
        try write(
            """
            import SwiftUI
            import WidgetKit
            @main struct W: Widget {
                var body: some WidgetConfiguration { missingFunction() }
            }
            """, to: "Broken/W.swift")
        let bridge = try BridgeProcess.running(folder.url.appending(path: "Broken"), root: folder.path("state"))
        try bridge.call("setAppGroupId", ["groupId": "group.sample"])
        try bridge.call("saveWidgetData", ["id": "a", "data": 1])
        let error = try bridge.error("describeWidgets")
        #expect(error["code"] == -30 && error["data"]?["kind"] == "compilationFailed")
        #expect(error["data"]?["diagnostics"]?.stringValue?.contains("W.swift:4:42: error:") == true)
        // A mistake of the author's.
        #expect(error["data"]?["missing"] == nil)
        let unavailable = try bridge.error("getInstalledWidgets")
        #expect(unavailable["code"] == -8 && unavailable["data"]?["kind"] == "installedWidgetsUnavailable")
        #expect(unavailable["data"]?["extensions"]?.arrayValue?.first?["kind"] == "compilationFailed")
        #expect(bridge.finish().status == 65)
    }

    private static let oneWidget = MinimalWidget.source(
        "One", showing: #"Text(Bundle.main.object(forInfoDictionaryKey: "Fonts").map { "\($0)" } ?? "none")"#)

    /// Foundation looks for what lists are made of at run time, which a program that is linked with its archive may lack.
    @Test("takes an Info.plist with lists, dates, data and numbers, and the widget finds them")
    func propertyLists() throws {
        try write(Self.oneWidget, to: "One/One.swift")
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>UIAppFonts</key><array><string>A.ttf</string><string>B.ttf</string></array>
            <key>Fonts</key><array><string>$(PRODUCT_NAME)</string><integer>2</integer><real>0.5</real><true/></array>
            <key>When</key><date>2026-01-31T09:30:00Z</date><key>Bytes</key><data>AQID</data>
            <key>Deep</key><dict><key>List</key><array><dict><key>a</key><array/></dict></array></dict>
            </dict></plist>
            """, to: "One/Info.plist")
        let bridge = try BridgeProcess.running(folder.url.appending(path: "One"), root: folder.path("state"))
        let params: JSONValue = ["kind": "One", "family": "systemSmall", "format": "archive"]
        let text = try bridge.call("renderWidget", params)["archive"]?["accessibility"]?.text ?? ""
        #expect(text.contains("One") && text.contains("0.5"), "\(text)")
    }

    @Test("names an Info.plist that is none")
    func brokenPropertyList() throws {
        try write(Self.oneWidget, to: "One/One.swift")
        try write("<plist><array/></plist>", to: "One/Info.plist")
        let bridge = try BridgeProcess.running(folder.url.appending(path: "One"), root: folder.path("state"))
        let error = try bridge.error("describeWidgets")
        #expect(error["code"] == -30 && error["data"]?["kind"] == "invalidPropertyList")
        #expect(error["message"]?.stringValue?.contains("One/Info.plist") == true)
    }

    @Test("by a program whose parts are not there says so, and so does a picture")
    func partsMissing() throws {
        let program = URL(filePath: try folder.install(Repository.program.path(), as: "bin/widget-bridge"))
        let news = Repository.news.appending(path: "NewsWidget").path()
        let build = try ProgramRun(program, ["build", news])
        #expect(build.status == 69 && build.errors.contains("No widget SDK"))
        let built = try run("build", news, "-o", folder.path("built"))
        #expect(built.status == 0)
        let drawn = try ProgramRun(
            program, ["serve", folder.path("built"), "--root", folder.path("state")],
            input: BridgeProcess.line(1, "renderWidget", ["kind": "NewsWidget", "family": "systemSmall"]))
        #expect(try JSONValue(parsing: drawn.output)["error"]?["data"]?["kind"] == "drawingFailed")
    }

    @Test("goes on beside a session that stores, tells what it does, and what needs it waits")
    func besideCalls() throws {
        // Nobody has built it before.
        try write(Self.oneWidget + "let id = \"\(UUID())\"\n", to: "One/One.swift")
        let bridge = try BridgeProcess.running(folder.url.appending(path: "One"), root: folder.path("state"))
        bridge.send(1, "initialize")
        bridge.send(2, "describeWidgets")
        bridge.send(3, "saveWidgetData", ["id": "a", "data": 1, "appGroupId": "group.test"])
        bridge.send(4, "getWidgetData", ["id": "a", "appGroupId": "group.test"])
        #expect(bridge.reply(4)?["result"] == 1)
        #expect(!bridge.leftover.messages.contains { $0["id"] == 2 }, "the build was over before the first replies")
        #expect(bridge.reply(2)?["result"]?.arrayValue?.first?["kind"] == "One")
        let progress = bridge.leftover.messages.filter { $0["method"] == "building" }.compactMap { $0["params"] }
        #expect(progress.allSatisfy { $0["extension"] == .string(folder.url.appending(path: "One").path) })
        #expect(progress.contains { $0["progress"]?.stringValue?.hasPrefix("Building One") == true })
        #expect(bridge.finish().status == 0)
    }

    @Test("is given up when the bridge is asked to end, which its callers are told")
    func cancelled() throws {
        // Nobody has built it before, and it takes far longer than it is let.
        let views = (0..<3000).map { index in
            "struct View\(index): View { var body: some View { VStack { Text(\"\(index)\").padding().bold() } } }\n"
        }
        try write(Self.oneWidget + "let id = \"\(UUID())\"\n" + views.joined(), to: "One/One.swift")
        let bridge = try BridgeProcess.running(folder.url.appending(path: "One"), root: folder.path("state"))
        bridge.send(1, "describeWidgets")
        Deadline.wait(for: "the build's begin") { bridge.logText.contains("Building One") }
        bridge.kill(SIGTERM)
        let error = bridge.reply(1)?["error"]
        #expect(error?["code"] == -30 && error?["data"]?["kind"] == "buildCancelled")
        #expect(bridge.exitStatus() == 0)
    }
}
