import Foundation
import Testing

@testable import WidgetBuild

@Suite("Symbols of a catalogue's strings")
struct StringSymbolTests {
    private func text(_ strings: String, table: String = "Localizable", declared: String = "") throws -> String {
        let json = "{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}}"
        let catalog = try StringCatalog(Data(json.utf8), path: "A.xcstrings")
        let sources = StringSymbols.sources(for: [(table, catalog)], declared: DeclaredMembers(in: declared))
        #expect(sources.map(\.name) == (sources.isEmpty ? [] : ["GeneratedStringSymbols_\(table)"]))
        return sources.map(\.text).joined()
    }

    /// From files that Xcode 26 has generated.
    @Test(
        "are called what Xcode calls them",
        arguments: [
            ("auth.login.quickConnect", "authLoginQuickConnect"), ("ALPS_NAME", "alpsName"),
            ("F_A_Title", "fATitle"), ("CFBundleDisplayName", "cfbundleDisplayName"), ("%lld MiB", "miB"),
            ("game.encouragement.0", "gameEncouragement0"), ("common.minutesShort %lld %lld", "commonMinutesShort"),
            ("The JSON store refers to a missing attachment: %@.", "theJsonStoreRefersToAMissingAttachment"),
            ("Another iCloud Sync task is still running.", "anotherICloudSyncTaskIsStillRunning"),
            ("Evaluate JavaScript with ${content}", "evaluateJavaScriptWith$Content"),
            ("%(landmark)@ is contained in %(landmarkCollection)@", "isContainedIn"), ("2048", "_2048"), ("×%lld", ""),
        ])
    func names(key: String, name: String) {
        #expect(StringSymbols.name(key) == name)
    }

    @Test("are there for what is managed by hand, once, and where nothing else has their name")
    func manual() throws {
        let text = try text(
            """
            "cart.title": {"extractionState": "manual"}, "cart title": {"extractionState": "manual"},
            "continue": {"extractionState": "manual"}, "Say \\"a\\\\b\\"": {"extractionState": "manual"},
            "own": {"extractionState": "manual"}, "Found": {}, "Old": {"extractionState": "stale"}
            """, declared: "extension LocalizedStringResource { static let own = LocalizedStringResource(\"a\") }")
        #expect(
            text == #"""
                import Foundation

                nonisolated extension LocalizedStringResource {
                    static var sayAB: LocalizedStringResource { LocalizedStringResource("Say \"a\\b\"", table: "Localizable") }
                    static var cartTitle: LocalizedStringResource { LocalizedStringResource("cart title", table: "Localizable") }
                    static var `continue`: LocalizedStringResource { LocalizedStringResource("continue", table: "Localizable") }
                }

                """#)
    }

    @Test(
        "are functions where the words have arguments, with these' names and types",
        arguments: [
            (#""a %@ %lld": {"extractionState": "manual"}"#, #"a(_ arg1: String, _ arg2: Int)"#),
            (
                #""a": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "%2$f of %1$d"}}}}"#,
                "a(_ arg1: Int32, _ arg2: Float)"
            ),
            (
                #""a": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "%(in)@ %(age)llu"}}}}"#,
                "a(`in`: String, age: UInt)"
            ),
            (
                #""a": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "%(b)@ %(b)@ %(-)d"}}}}"#,
                "a(b: String, _ arg2: Int32)"
            ),
            (#""a\r\nb %@": {"extractionState": "manual"}"#, "aB(_ arg1: String)"),
            (
                """
                "a": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "One"}}, "other": {"stringUnit": {"value": "%.1lf"}}}}}}}
                """, "a(_ arg1: Double)"
            ),
            (
                """
                "a": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "%#@files@ by %@"},
                "substitutions": {"files": {"argNum": 1, "formatSpecifier": "lld", "variations": {}}}}}}
                """, "a(files: Int, _ arg2: String)"
            ),
        ])
    func functions(strings: String, signature: String) throws {
        let text = try text(strings)
        #expect(text.contains("    static func \(signature) -> LocalizedStringResource {"), "\(text)")
    }

    @Test("of another table are in an enumeration of its name")
    func tables() throws {
        let text = try text("\"title\": {\"extractionState\": \"manual\"}", table: "Other-Words")
        #expect(text.contains("    enum OtherWords {\n    static var title: "), "\(text)")
        #expect(text.contains("table: \"Other-Words\""))
    }

    @Test("leave the words of a compiled table with places in the place of names")
    func places() throws {
        let json = """
            {"sourceLanguage": "en", "strings": {"a": {"localizations": {
            "en": {"stringUnit": {"value": "%(name)@ is %(age)lld"}},
            "de": {"stringUnit": {"value": "Mit %(age)lld: %(name)@"}}}}}}
            """
        let tables = try StringCatalog(Data(json.utf8), path: "A.xcstrings").tables
        #expect(tables["en"]?.strings == ["a": "%1$@ is %2$lld"])
        #expect(tables["de"]?.strings == ["a": "Mit %2$lld: %1$@"])
    }
}
