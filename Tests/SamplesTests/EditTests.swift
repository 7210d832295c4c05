import Foundation
import JSON
import TestSupport
import Testing

@Suite("An edit of a widget")
struct EditTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "App/.git/HEAD")
        try folder.write(
            MinimalWidget.source("Edited", importing: [], showing: "Text(\"\\(amount(1)) \" + word)"),
            to: "App/W/Widget.swift")
        try folder.write("func amount(_ value: Int) -> Int { value }", to: "App/W/Amount.swift")
        try folder.write("let word = \"one\"", to: "App/W/Word.swift")
    }

    private func run(_ command: String, _ arguments: String...) throws -> ProgramRun {
        try ProgramRun(
            Repository.program, [command, folder.path("App/W")] + arguments,
            environment: ["XDG_CACHE_HOME": folder.path("cache")], in: folder.url)
    }

    private func words() throws -> [String] {
        let run = try run("render", "--family", "systemSmall", "-o", folder.path("words.json"))
        #expect(run.status == 0, "\(run.errors)")
        let words = try JSONValue(parsing: Data(contentsOf: URL(filePath: folder.path("words.json"))))
        return words["accessibility"]?.arrayValue?.compactMap { $0["label"]?.stringValue } ?? []
    }

    /// When each of the widget's objects was made, the newest last.
    private func objectDates() throws -> [Date] {
        let targets = folder.path("cache/widget-bridge/targets")
        let files = FileManager.default.enumerator(atPath: targets)?.compactMap { $0 as? String } ?? []
        return try files.filter { $0.hasSuffix(".o") }.map { file in
            let attributes = try FileManager.default.attributesOfItem(atPath: targets + "/" + file)
            return try #require(attributes[.modificationDate] as? Date)
        }.sorted()
    }

    @Test("compiles the file that was edited, and what depends on it")
    func dependencies() throws {
        #expect(try words() == ["1 one"])
        let first = try objectDates()
        try folder.write("let word = \"two\"", to: "App/W/Word.swift")
        #expect(try words() == ["1 two"])
        let second = try objectDates()
        #expect(second.count == first.count)
        #expect(Set(first).subtracting(second).count == 1)
        // A better match for a call in a file that stays as it is.
        try folder.write("func amount(_ value: Int) -> String { \"#\\(value)\" }", to: "App/W/Amount.swift")
        #expect(try words() == ["#1 two"])
    }

    @Test("is seen by the file's text, whatever its date")
    func dates() throws {
        #expect(try words() == ["1 one"])
        try folder.write("let word = \"old\"", to: "App/W/Word.swift")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: folder.path("App/W/Word.swift"))
        #expect(try words() == ["1 old"])
    }

    @Test("that does not compile is named, and the next one that does is drawn")
    func mistakes() throws {
        #expect(try words() == ["1 one"])
        try folder.write("func amount(_ value: Int) -> Int { valeu }", to: "App/W/Amount.swift")
        let broken = try run("build")
        #expect(broken.status == 65)
        #expect(broken.errors.contains("valeu"))
        try folder.write("func amount(_ value: Int) -> Int { value + 2 }", to: "App/W/Amount.swift")
        #expect(try words() == ["3 one"])
    }

    @Test("that removes a file, or adds one, is a build of the files that there are")
    func files() throws {
        #expect(try words() == ["1 one"])
        try FileManager.default.removeItem(atPath: folder.path("App/W/Word.swift"))
        try folder.write("let word = \"moved\"", to: "App/W/Another.swift")
        #expect(try words() == ["1 moved"])
    }
}
