import Foundation
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("String tables")
struct StringsTests {
    private func parse(_ text: String) throws -> [String: String] {
        try StringsFile.parse(Data(text.utf8), path: "de.lproj/Localizable.strings")
    }

    @Test("of old hold quoted and bare words, escapes and comments")
    func strings() throws {
        let table = try parse(
            #"""
            /* a "comment" = "x"; */
            "greeting" = "Hallo \"Welt\"\n\U00e4\Ud83d\Ude00"; // the end
            bare.key = 'single';
            "itself";\u{3}
            "a" = "1"; "a" = "2";
            """#.replacing("\\u{3}", with: "\u{3}"))
        #expect(
            table == [
                "greeting": "Hallo \"Welt\"\nä😀", "bare.key": "single", "itself": "itself", "a": "2",
            ])
    }

    @Test("are read in UTF-16 with and without a byte order mark, and as property lists")
    func encodings() throws {
        let text = "\"ä\" = \"ö\";"
        for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf8] {
            #expect(try StringsFile.parse(#require(text.data(using: encoding)), path: "x") == ["ä": "ö"])
        }
        let list = try PropertyListSerialization.data(fromPropertyList: ["a": "b"], format: .binary, options: 0)
        #expect(try StringsFile.parse(list, path: "x") == ["a": "b"])
    }

    @Test(
        "that are broken name the file and the line",
        arguments: [
            ("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";", 3, "semicolon"), ("\n/* open", 2, "comment"),
            ("\"a\" = \"b", 1, "not closed"), ("\"a\" = ;", 1, "\";\""),
        ])
    func broken(text: String, line: Int, reason: String) throws {
        let error = #expect(throws: BridgeError.self) { try parse(text) }
        #expect(error?.kind == .invalidStrings)
        #expect(error?.message.hasPrefix("de.lproj/Localizable.strings:\(line) ") == true)
        #expect(error?.message.contains(reason) == true)
    }
}

@Suite("A string catalogue")
struct StringCatalogTests {
    private func tables(_ json: String) throws -> [String: StringCatalog.Table] {
        try StringCatalog(Data(json.utf8), path: "Localizable.xcstrings").tables
    }

    @Test("gives every language its words, and its own language the keys")
    func strings() throws {
        let tables = try tables(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Plain": {}, "Old": {"extractionState": "stale", "localizations": {
                "de": {"stringUnit": {"state": "translated", "value": "Alt"}},
                "fr": {"stringUnit": {"state": "new", "value": ""}}}},
              "KEY": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Words"}},
                "de": {"variations": {"device": {
                  "iphone": {"stringUnit": {"value": "Telefon"}}, "other": {"stringUnit": {"value": "Gerät"}}}}}}}
            }}
            """)
        #expect(tables["en"]?.strings == ["Plain": "Plain", "Old": "Old", "KEY": "Words"])
        #expect(tables["de"]?.strings == ["Old": "Alt", "KEY": "Telefon"])
        #expect(tables["fr"]?.strings == [:])
    }

    @Test("gives plurals rules that name the place of their number")
    func plurals() throws {
        let tables = try tables(
            """
            {"sourceLanguage": "en", "strings": {
              "%@ has %lld": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%@ has %lld file"}},
                "other": {"stringUnit": {"value": "%1$@ has %2$lld files"}}}}}}},
              "sub": {"localizations": {"en": {
                "stringUnit": {"value": "%#@files@ in %#@folders@"},
                "substitutions": {
                  "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": {"stringUnit": {"value": "%arg file"}}, "other": {"stringUnit": {"value": "%arg files"}}}}},
                  "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                    "other": {"stringUnit": {"value": "%arg folders"}}}}}}}}}
            }}
            """)
        let whole = try #require(tables["en"]?.rules["%@ has %lld"])
        #expect(whole["NSStringLocalizedFormatKey"] as? String == "%2$#@value@")
        let forms = try #require(whole["value"] as? [String: String])
        #expect(forms["one"] == "%1$@ has %2$lld file" && forms["other"] == "%1$@ has %2$lld files")
        let rules = try #require(tables["en"]?.rules["sub"])
        #expect(rules["NSStringLocalizedFormatKey"] as? String == "%1$#@files@ in %2$#@folders@")
        #expect((rules["files"] as? [String: String])?["one"] == "%1$lld file")
    }

    @Test("that is broken names its file", arguments: ["{", "[]", "{\"strings\": {}}"])
    func broken(json: String) {
        let error = #expect(throws: BridgeError.self) { try tables(json) }
        #expect(error?.kind == .invalidStrings)
        #expect(error?.message.hasPrefix("Localizable.xcstrings is no string catalogue") == true)
    }
}
