import Foundation
import TestSupport
import Testing

@Suite("Examples in the help") struct ExampleTests {
    @Test("can be copied: none is broken at the terminal's edge", arguments: ["preview", "build", "render", "test"])
    func examples(command: String) throws {
        let help = try ProgramRun("help", command).output
        let start = try #require(help.firstRange(of: /\nExamples?:\n/))
        let lines = help[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
            .prefix { !$0.isEmpty }
        #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("  ") }, "\(lines)")
        #expect(lines.allSatisfy { $0.hasPrefix("  widget-bridge \(command) ") || $0.hasPrefix("    ") })
    }
}

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
            (["preview"], "widget-bridge preview ", "Missing expected argument"),
            (["preview", "x", "--port", "99999"], "widget-bridge preview ", "--port"),
            (["serve", "--listen", "0.0.0.0:80"], "widget-bridge serve ", "--listen"),
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
