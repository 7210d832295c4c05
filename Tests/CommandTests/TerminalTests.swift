import Foundation
import TestSupport
import Testing

@Suite("What is said on a terminal") struct TerminalTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("struct Nothing {}", to: "Nothing/Nothing.swift")
        // Nobody has built it before.
        try folder.write(Widgets.one("One") + "// \(UUID())\n", to: "One/One.swift")
    }

    /// Runs the program with a terminal for its standard streams (script(1)).
    private func onTerminal(_ arguments: String, _ environment: [String: String] = [:]) throws -> String {
        let command = "\(Repository.program.path()) \(arguments)"
        return try ProgramRun(
            URL(filePath: "/usr/bin/env"), ["script", "-qec", command, "/dev/null"],
            environment: ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { $1 }
        ).output
    }

    @Test("is coloured there, unless NO_COLOR says otherwise, and plain elsewhere")
    func colors() throws {
        let arguments = "build \(folder.path("Nothing"))"
        #expect(try onTerminal(arguments).contains("\u{1B}[1;31merror:\u{1B}[0m Nothing has no @main"))
        for plain in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
            let output = try onTerminal(arguments, plain)
            #expect(output.contains("error: Nothing has no @main") && !output.contains("\u{1B}"), "\(output)")
        }
        #expect(try ProgramRun("build", folder.path("Nothing")).errors.hasPrefix("error: Nothing has no @main"))
    }

    @Test("tells how a build goes on; elsewhere only --verbose does")
    func progress() throws {
        let widget = folder.path("One")
        #expect(try onTerminal("build \(widget)").contains("Building One"))
        for (flags, tells) in [([], false), (["--verbose"], true)] {
            try folder.write(Widgets.one("One") + "// \(UUID())\n", to: "One/One.swift")
            let run = try ProgramRun(Repository.program, ["build", widget] + flags)
            #expect(run.status == 0 && run.errors.contains("Building One") == tells, "\(run.errors)")
        }
    }
}
