import Foundation
import JSON
import TestSupport
import Testing

@Suite("A widget's resources")
struct ResourcesTests {
    private let folder: TemporaryFolder
    private let bridge: BridgeProcess

    init() throws {
        folder = try TemporaryFolder()
        bridge = try BridgeProcess.running(
            Repository.tests.appending(path: "Fixtures/ResourcesWidget"), root: folder.path("state"))
    }

    private func texts(_ locale: String, phase: String = "timeline") throws -> [String] {
        let archive = try bridge.call(
            "renderWidget",
            [
                "kind": "Resources", "family": "systemLarge", "locale": .string(locale), "format": "archive",
                "phase": .string(phase),
            ])
        let elements = archive["archive"]?["accessibility"]?.arrayValue ?? []
        return elements.filter { $0["traits"] == ["staticText"] }.compactMap { $0["label"]?.stringValue }
    }

    @Test("speak the language that the provider is asked in, and the views' own that which they are drawn in")
    func languages() throws {
        let english = [
            "Hello Hello", "1 story by Ada", "2 stories by Ada", "Untranslated", "Hello, Goodbye, Goodbye",
            "1 file, 3 files", "November 14, 2023, Sunday", "7 ResourcesWidget Resources", "seeded",
        ]
        let german = [
            "Hallo Hallo", "Ada hat eine Geschichte", "Ada hat 2 Geschichten", "Untranslated",
            "Hallo, Auf Wiedersehen, Auf Wiedersehen", "1 Datei, 3 Dateien", "14. November 2023, Montag",
            "7 ResourcesWidget Mittel", "seeded",
        ]
        #expect(try texts("en_US") == english)
        #expect(try texts("de_AT", phase: "snapshot") == german)
        // The entries of the last reload hold what the provider said in English.
        #expect(try texts("de_AT") == Array(german[..<4] + english[4...]))
        #expect(try texts("ja_JP").prefix(2) == ["Hello Hello", "1 story by Ada"])
    }

    @Test("name and describe the widget in the language that is asked for")
    func descriptions() throws {
        func names(_ params: JSONValue) throws -> [JSONValue?] {
            let widget = try bridge.call("describeWidgets", params).arrayValue?.first
            return [widget?["displayName"], widget?["description"]]
        }
        #expect(try names([:]) == ["Hello", "Goodbye"])
        #expect(try names(["locale": "de_DE"]) == ["Hallo", "Auf Wiedersehen"])
        #expect(try names([:]) == ["Hello", "Goodbye"])
    }

    @Test("are drawn from the asset catalogue, in light and dark", arguments: ["light", "dark"])
    func assets(scheme: String) throws {
        let path = folder.path(scheme + ".png")
        try bridge.call(
            "renderWidget",
            [
                "kind": "Resources", "family": "systemLarge", "colorScheme": .string(scheme), "scale": 2,
                "path": .string(path),
            ])
        try Repository.expect(path, matches: "Resources/\(scheme)")
    }
}

@Suite("A widget's string symbols")
struct StringSymbolsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("say what the catalogue does in the language that is drawn for")
    func languages() throws {
        try folder.write(
            """
            {"sourceLanguage": "en", "version": "1.1", "strings": {
              "stories.written": {"extractionState": "manual", "localizations": {
                "en": {"stringUnit": {"state": "translated", "value": "%(author)@ wrote %(count)lld"}},
                "de": {"stringUnit": {"state": "translated", "value": "%(count)lld von %(author)@"}}}},
              "TITLE": {"extractionState": "manual", "localizations": {
                "en": {"stringUnit": {"state": "translated", "value": "Stories"}}}}
            }}
            """, to: "Widget/Stories.xcstrings")
        try folder.write(
            MinimalWidget.source(
                "Symbols",
                showing: "VStack { Text(.Stories.title); Text(.Stories.storiesWritten(author: \"Ada\", count: 1234)) }"),
            to: "Widget/Widget.swift")
        for (locale, expected) in [("en_US", "Ada wrote 1,234"), ("de_DE", "1.234 von Ada")] {
            let parameters: JSONValue = [
                "kind": "Symbols", "family": "systemSmall", "format": "archive", "locale": .string(locale),
            ]
            let run = try ProgramRun(
                Repository.program, ["call", "renderWidget", parameters.text, folder.path("Widget")])
            #expect(run.status == 0, "\(run.errors)")
            let archive = try JSONValue(parsing: Array(run.output.utf8))["archive"]
            let labels = archive?["accessibility"]?.arrayValue?.compactMap { $0["label"]?.stringValue }
            #expect(labels == ["Stories", expected], "\(run.output)")
        }
    }
}
