import Foundation
import TestSupport
import Testing

@Suite("Wrong arguments") struct UsageTests {
    @Test(
        "end a command with 64 and its own usage",
        arguments: [
            (["serve", "--max-message", "0"], "widget-bridge serve ", "--max-message"),
            (["serve", "a", "b", "--target", "A", "--target", "B"], "widget-bridge serve ", "name that one alone"),
            (["build"], "widget-bridge build ", "Missing expected argument"),
            (["build", "x", "--target", "A", "--target", "B"], "widget-bridge build ", "Name one target"),
            (["describe", "x", "--frobnicate"], "widget-bridge describe ", "Unknown option"),
            (["render", "x", "-o", "y.png"], "widget-bridge render ", "Name a family after --family"),
            (
                ["render", "x", "--all-previews", "--family", "systemSmall", "-o", "y"], "widget-bridge render ",
                "have their own"
            ),
            (["render", "x", "--family", "systemSmall", "-o", "{famly}.png"], "widget-bridge render ", "{family}"),
            (
                ["render", "x", "--family", "systemSmall", "--family", "systemLarge", "-o", "-"],
                "widget-bridge render ", "one picture"
            ),
            (["timeline", "x"], "widget-bridge timeline ", "--family"),
            (["update"], "widget-bridge update ", "Missing expected argument"),
            (["call"], "widget-bridge call ", "Missing expected argument"),
            (["call", "getWidgetData", "[1]"], "widget-bridge call ", "no JSON object"),
            (["logs", "--runs", "0"], "widget-bridge logs ", "--runs"),
            (["storage", "get", "group.test"], "widget-bridge storage get ", "Missing expected argument"),
        ])
    func usage(arguments: [String], usage: String, message: String) throws {
        let run = try ProgramRun(Repository.program, arguments)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("Usage: \(usage)"), "\(run.errors)")
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test("that only turn out to be wrong with the widget at hand do so too")
    func lateUsage() throws {
        let folder = try TemporaryFolder()
        let widget = Repository.root.appending(path: "samples/StockGroup").path()
        let several = try ProgramRun("render", widget, "--family", "systemSmall", "-o", folder.path("p.png"))
        #expect(several.status == 64)
        #expect(several.errors.contains("Name one of the extension's kinds after --kind"), "\(several.errors)")
        #expect(several.errors.contains("Usage: widget-bridge render "), "\(several.errors)")
        #expect(!folder.exists("p.png"))
    }
}
