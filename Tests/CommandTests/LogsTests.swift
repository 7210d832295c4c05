import Foundation
import JSON
import TestSupport
import Testing

@Suite("widget-bridge logs") struct LogsTests {
    private let folder: TemporaryFolder
    private let fake: FakeExtension

    init() throws {
        folder = try TemporaryFolder()
        fake = try FakeExtension()
    }

    private func update(printing words: String) throws {
        try fake.behave(["timeline": ["do": "print", "print": .string(words)]])
        let run = try ProgramRun("update", fake.built(), "--kind", "Clock", "--root", folder.path, "--sandbox", "off")
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        try FileManager.default.removeItem(atPath: fake.folder.path("built"))
    }

    private func logs(_ arguments: String...) throws -> ProgramRun {
        try ProgramRun(Repository.program, ["logs", "--root", folder.path] + arguments)
    }

    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path("logs"))) ?? []).sorted()
    }

    @Test("prints what extensions have printed in the last run, or in several")
    func runs() throws {
        let none = try logs()
        #expect(none.status == 0 && none.output.isEmpty && none.errors.contains("Nothing has been logged"))
        try update(printing: "hello from the first")
        try update(printing: "hello from the second")
        let last = try logs()
        #expect(last.status == 0 && last.output.contains("info Fake: hello from the second"))
        #expect(!last.output.contains("the first"))
        let both = try logs("--runs", "2").output
        let (first, second) = (both.firstRange(of: "the first"), both.firstRange(of: "the second"))
        #expect(try #require(first).lowerBound < #require(second).lowerBound)
    }

    @Test("has what serve logs, though standard error has less, and its files are the user's alone")
    func serving() throws {
        try fake.behave(["timeline": ["do": "crash", "print": "before the crash"]])
        let bridge = try BridgeProcess([fake.built(), "--sandbox", "off"], root: folder.path)
        #expect(try bridge.error("updateWidget", ["ios": "Clock"])["code"] == -22)
        #expect(bridge.finish().status == 0)
        #expect(!bridge.logText.contains("before the crash"))
        let output = try logs().output
        #expect(output.contains("before the crash") && output.contains("error "), "\(output)")
        for path in ["logs", "logs/" + (files.first ?? "")] {
            let mode = try FileManager.default.attributesOfItem(atPath: folder.path(path))[.posixPermissions] as? Int
            #expect((mode ?? 0o777) & 0o077 == 0, "\(path)")
        }
    }

    @Test("keeps ten runs, and two mebibytes of each at most")
    func bounds() throws {
        for number in 10..<30 {
            try folder.write("old", to: "logs/20200101T0000\(number)Z-1.log")
            try folder.write("older", to: "logs/20200101T0000\(number)Z-1.log.1")
        }
        let words = Array(repeating: String(repeating: "y", count: 1900), count: 400).joined(separator: "\n")
        try fake.behave(["timeline": ["do": "print", "print": .string(words)]])
        let bridge = try BridgeProcess([fake.built(), "--sandbox", "off"], root: folder.path)
        for _ in 0..<3 { try bridge.call("updateWidget", ["ios": "Clock"]) }
        #expect(bridge.finish().status == 0)
        let runs = files.filter { $0.hasSuffix(".log") }
        #expect(runs.count == 10 && runs.first == "20200101T000021Z-1.log")
        let own = try #require(runs.last)
        #expect(files == runs.flatMap { [$0, $0 + ".1"] })
        for file in [own, own + ".1"] {
            let size = try FileManager.default.attributesOfItem(atPath: folder.path("logs/" + file))[.size] as? Int ?? 0
            #expect((1...1 << 20).contains(size), "\(file): \(size)")
        }
        // Both halves, in their order.
        let whole = try folder.read("logs/\(own).1") + folder.read("logs/\(own)")
        #expect(try logs().output == whole)
    }

    @Test("follows what is said from now on, into the next run")
    func following() throws {
        try update(printing: "said before")
        let output = URL(filePath: try folder.write("", to: "followed"))
        let process = try TestProcess(
            Repository.program.path, ["logs", "--follow", "--root", folder.path],
            output: FileHandle(forWritingTo: output))
        defer {
            process.kill(SIGTERM)
            process.end()
        }
        func wait(for words: String) {
            Deadline.wait(for: words) { (try? folder.read("followed"))?.contains(words) == true }
        }
        wait(for: "said before")
        try update(printing: "said after")
        wait(for: "said after")
    }
}
