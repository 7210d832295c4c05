import Foundation
import TestSupport
import Testing

@Suite("What shells complete") struct CompletionTests {
    @Test(
        "has the values of options, and is a script that the shell takes",
        arguments: [("bash", ["-n"]), ("zsh", ["-n"]), ("fish", ["--no-execute"])])
    func scripts(shell: String, check: [String]) throws {
        let script = try ProgramRun("--generate-completion-script", shell)
        #expect(script.status == 0)
        for value in ["systemExtraLarge", "accessoryCorner", "minimal", "rightToLeft", "placeholder", "updateWidget"] {
            #expect(script.output.contains(value), "\(value)")
        }
        guard try ProgramRun(URL(filePath: "/bin/sh"), ["-c", "command -v \(shell)"]).status == 0 else {
            return print("not run: \(shell) is not installed")
        }
        let folder = try TemporaryFolder()
        let path = try folder.write(script.output, to: "completions")
        let checked = try ProgramRun(URL(filePath: "/usr/bin/env"), [shell] + check + [path])
        #expect(checked.status == 0, "\(checked.errors)")
    }

    @Test("of --family in bash are the families, and of --locale the locales")
    func bash() throws {
        let folder = try TemporaryFolder()
        let script = try folder.write(ProgramRun("--generate-completion-script", "bash").output, to: "completions")
        func offered(_ words: String...) throws -> [String] {
            let line = words.joined(separator: " ")
            let code = """
                . \(script); COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
                COMP_LINE='\(line)'; COMP_POINT=\(line.count); _widget-bridge widget-bridge '\(words[words.count - 1])' '\(words[words.count - 2])'; printf '%s\\n' "${COMPREPLY[@]}"
                """
            let run = try ProgramRun(
                URL(filePath: "/usr/bin/env"), ["bash", "-c", code],
                environment: ["PATH": "\(Repository.program.deletingLastPathComponent().path()):/usr/bin:/bin"])
            return run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(
            try offered("widget-bridge", "render", "x", "--family", "system") == [
                "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge",
            ])
        let locales = try offered("widget-bridge", "render", "x", "--locale", "de_D")
        #expect(locales.contains("de_DE") && locales.allSatisfy { $0.hasPrefix("de_D") }, "\(locales)")
        #expect(try offered("widget-bridge", "upd") == ["update"])
    }
}
