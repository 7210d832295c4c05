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
        let missing = error["data"]?["missing"]?.arrayValue?.first
        #expect(missing?["name"] == "missingFunction" && missing?["kind"] == "symbol" && missing?["line"] == 4)
        let unavailable = try bridge.error("getInstalledWidgets")
        #expect(unavailable["code"] == -8 && unavailable["data"]?["kind"] == "installedWidgetsUnavailable")
        #expect(unavailable["data"]?["extensions"]?.arrayValue?.first?["kind"] == "compilationFailed")
        #expect(bridge.finish().status == 65)
    }
}
