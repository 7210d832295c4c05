import Foundation
import Testing

@testable import SwiftUICompat

@Suite("Localized strings")
struct LocalizationTests {
    @Test(
        "come from the localization that serves a locale best",
        arguments: [
            ("zh-Hant-HK", ["zh-Hant", "en", "Base"]), ("zh_TW", ["zh-Hant", "en", "Base"]),
            ("zh_CN", ["zh-Hans", "en", "Base"]), ("zh-Hant-TW", ["zh-Hant", "en", "Base"]),
            ("de_AT", ["de-AT", "de", "en", "Base"]), ("de_CH", ["de", "en", "Base"]),
            ("en_GB", ["en", "Base"]), ("pt_PT", ["pt-BR", "en", "Base"]), ("fr_FR", ["French", "en", "Base"]),
            ("no_NO", ["nb", "en", "Base"]), ("ja_JP", ["en", "Base"]),
        ])
    func chains(locale: String, chain: [String]) {
        let localizations = Localizations(
            available: ["Base", "de", "de-AT", "en", "French", "nb", "pt-BR", "zh-Hans", "zh-Hant"], development: "en")
        #expect(localizations.serving(Locale(identifier: locale)) == chain)
    }

    @Test("come from what there is where neither the language nor the development language is")
    func onlyOne() {
        let localizations = Localizations(available: ["zh-Hans"], development: "en")
        #expect(localizations.serving(Locale(identifier: "fr_FR")) == ["zh-Hans", "Base"])
    }

    @Test(
        "take the form of the number in each language",
        arguments: [
            ("en", 1, "one"), ("en", 0, "other"), ("en", 1.5, "other"), ("fr", 0, "one"), ("fr", 1.5, "one"),
            ("fr", 2, "other"), ("ja", 1, "other"), ("ru", 1, "one"), ("ru", 21, "one"), ("ru", 11, "many"),
            ("ru", 22, "few"), ("ru", 5, "many"), ("ru", 1.5, "other"), ("pl", 21, "many"), ("pl", 22, "few"),
            ("pl", 12, "many"), ("ar", 0, "zero"), ("ar", 2, "two"), ("ar", 103, "few"), ("ar", 111, "many"),
            ("ar", 100, "other"), ("cs", 3, "few"), ("cs", 1.5, "many"), ("he", 2, "two"), ("lt", 11, "other"),
            ("lv", 10, "zero"), ("sl", 101, "one"), ("cy", 6, "many"), ("de-AT", 1, "one"), ("zh-Hant", 1, "other"),
        ])
    func plurals(language: String, number: Double, category: String) {
        #expect(PluralRule(language: language).category(of: PluralOperand(value: number)).rawValue == category)
    }

    @Test("with several plural variables name every argument's place")
    func rules() throws {
        let entry = LocalizedRules.entry([
            "NSStringLocalizedFormatKey": "%1$#@files@ in %2$#@folders@ of %@, 100%%",
            "files": ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "a file", "other": "%lld files"],
            "folders": ["zero": "no folders", "one": "%2$lld folder", "other": "%2$lld folders"],
        ])
        guard case .rules(let rules)? = entry else { return #expect(Bool(false)) }
        func format(_ files: Double, _ folders: Double) -> String {
            rules.format(
                numbers: [PluralOperand(value: files), PluralOperand(value: folders), nil], language: "en")
        }
        #expect(format(1, 0) == "a file in no folders of %1$@, 100%%")
        #expect(format(3, 1) == "%1$lld files in %2$lld folder of %1$@, 100%%")
    }

    @Test(
        "agree with their number where they ask for it",
        arguments: [(1, "1 file left"), (2, "2 files left"), (0, "0 files left")])
    func inflection(count: Int, text: String) {
        #expect(Text("^[\(count) file](inflect: true) left").plainString(locale: Locale(identifier: "en_US")) == text)
    }

    @Test("choose the phone's words and the widest")
    func choices() {
        #expect(
            LocalizedRules.entry([
                "NSStringDeviceSpecificRuleType": ["mac": "Click", "iphone": "Tap", "other": "Press"]
            ]) == .string("Tap"))
        #expect(
            LocalizedRules.entry(["NSStringVariableWidthRuleType": ["1": "Hi", "20": "Hello there", "5": "Hello"]])
                == .string("Hello there"))
    }
}
