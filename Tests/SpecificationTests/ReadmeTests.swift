import Foundation
import TestSupport
import Testing

@Suite("README.md") struct ReadmeTests {
    private let text: String
    private let folder: TemporaryFolder

    init() throws {
        text = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
        folder = try TemporaryFolder()
    }

    private func block(_ language: String) throws -> String {
        let pattern = try Regex("```\(language)\n(?s)(.*?)\n```", as: (Substring, Substring).self)
        return String(try #require(text.firstMatch(of: pattern)).1)
    }

    private func runs(_ program: String, _ code: String) throws -> ProgramRun {
        let code = code.replacing("samples/News/NewsWidget", with: Repository.news.path() + "/NewsWidget")
            .replacing("ios/NewsWidget", with: Repository.news.path() + "/NewsWidget")
            .replacing(".build/release/widget-bridge", with: Repository.program.path())
            .replacing("program=\"widget-bridge\"", with: "program=\"\(Repository.program.path())\"")
        return try ProgramRun(
            URL(filePath: "/usr/bin/env"), [program, "-c", code],
            environment: [
                "PYTHONPATH": Repository.hosts.appending(path: "python").path(),
                "WIDGET_BRIDGE_ROOT": folder.path("state"),
            ], in: folder.url)
    }

    @Test("names files that there are, and says in words what its pictures show")
    func references() throws {
        let links = text.matches(of: #/\]\(([^)#]+)[^)]*\)/#).map { String($0.1) }
        let sources = text.matches(of: #/(?:src|href)="([^"]+)"/#).map { String($0.1) }
        for path in links + sources where !path.hasPrefix("https:") {
            #expect(FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path()), "\(path)")
        }
        let pictures = text.matches(of: #/<img [^>]*>/#)
        #expect(pictures.count >= 12)
        for picture in pictures { #expect(picture.output.contains(#/alt="[^"]{10,}"/#), "\(picture.output)") }
    }

    @Test("has a host for the shell that draws a picture")
    func shellHost() throws {
        let run = try runs("sh", block("sh"))
        #expect(run.status == 0 && run.output.split(separator: "\n").count == 4, "\(run.errors)")
        #expect(!run.output.contains("error") && folder.exists("small.png"), "\(run.output)")
    }

    @Test("has a host in Python that draws a picture")
    func pythonHost() throws {
        let run = try runs("python3", "from home_widget import *\n" + block("python"))
        #expect(run.status == 0 && folder.exists("small.png"), "\(run.errors)")
    }

    @Test("has a client for Dart as long as it says")
    func dartClient() throws {
        let client = try String(contentsOf: Repository.hosts.appending(path: "dart/home_widget.dart"), encoding: .utf8)
        let lines = try #require(text.firstMatch(of: #/client of (\d+) lines/#)).1
        #expect(abs(client.split(separator: "\n", omittingEmptySubsequences: false).count - (Int(lines) ?? 0)) <= 5)
    }

    @Test("tells of commands and options that there are, and of all commands")
    func commands() throws {
        var told: Set<Substring> = []
        for line in text.matches(of: #/(?m)^widget-bridge (\S+) .*$/#) {
            told.insert(line.1)
            let help = try ProgramRun("help", String(line.1)).output
            for option in line.0.matches(of: #/--[a-z-]+/#) { #expect(help.contains(option.output), "\(line.0)") }
        }
        let help = try ProgramRun("--help").output
        let commands = help.matches(of: #/(?m)^  ([a-z]+) +[A-Z]/#).map(\.1).filter { $0 != "help" }
        #expect(told == Set(commands))
    }

    @Test("tells of what there is to make")
    func targets() throws {
        let makefile = try String(contentsOf: Repository.root.appending(path: "Makefile"), encoding: .utf8)
        let targets = Set(makefile.matches(of: #/(?m)^\.PHONY: (.*)$/#).flatMap { $0.1.split(separator: " ") })
        for target in text.matches(of: #/(?:`|^)make ([a-z-]+)/#.anchorsMatchLineEndings()).map(\.1) {
            #expect(targets.contains(target), "make \(target)")
        }
    }
}
