import AppChecks
import Foundation
import Testing

@Suite("Resources") struct ResourceCheckTests {
    private static let set = "{\"info\": {\"version\": 1}}"

    @Test("that a literal names and no catalogue has are errors")
    func assets() throws {
        let fixture = try AppFixture([
            "Widget/View.swift": """
            let a = [Image("cover"), Image("Icons/star"), Image(decorative: "loose"), Image(systemName: "none")]
            let b = [Image("covr"), Image("of app"), Image("elsewhere", bundle: other), Image("\\(name)")]
            let c = [Color("accent"), Color("acent"), Color(red: 1, green: 0, blue: 0), Palette.Color("none")]
            // Image("comment")
            let d = UIImage(named: "nowhere")
            """,
            "Widget/Assets.xcassets/cover.imageset/Contents.json": Self.set,
            "Widget/Assets.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
            "Widget/Assets.xcassets/Icons/star.imageset/Contents.json": Self.set,
            "Widget/Assets.xcassets/accent.colorset/Contents.json": Self.set,
            "Widget/loose@2x.png": "",
            "App/Assets.xcassets/of app.imageset/Contents.json": Self.set,
        ])
        let findings = try fixture.findings()
        #expect(findings.map(\.kind) == [.assetMissing, .assetMissing, .assetMissing, .assetMissing])
        #expect(findings.map(\.line) == [2, 2, 3, 5])
        #expect(findings.contains { $0.mend == "Did you mean 'cover'?" })
        #expect(findings.contains { $0.mend.contains("The app's catalogue has it") })
    }

    @Test("are not asked for by an initialiser of the app's own")
    func ownInitializer() throws {
        let fixture = try AppFixture([
            "Widget/View.swift": """
            extension Color { init(_ hex: String) { self = .red } }
            let a = Color("#ff0000")
            """
        ])
        #expect(try fixture.findings().isEmpty)
    }

    @Test("of fonts are held against UIAppFonts, and names against the fonts")
    func fonts() throws {
        var fixture = try AppFixture([
            "Widget/View.swift": """
            let a = Font.custom("Nowhere", size: 12)
            let b = Font.custom("Helvetica Neue", size: 12)
            let c = Font.custom("Own-Bold", size: 12)
            let d = Picker.custom("Nothing")
            """
        ])
        fixture.widget.information = ["UIAppFonts: [missing.ttf, Own.TTF]"]
        try fixture.folder.write(font: "Own-Bold", to: "Widget/own.ttf")
        let findings = try fixture.findings()
        #expect(findings.map(\.kind) == [.fontMissing, .fontMissing, .fontUnknown, .fontUndeclared])
        #expect(findings[0].mend.contains("'own.ttf'") || findings[1].mend.contains("'own.ttf'"))
        fixture.widget.information = ["UIAppFonts: [own.ttf]"]
        #expect(try fixture.findings().map(\.kind) == [.fontUnknown])
        fixture.files["Widget/Register.swift"] = "CTFontManagerRegisterFontsForURL(url, .process, nil)"
        #expect(try fixture.findings().isEmpty)
    }

    @Test("of strings lack what the widget's code names in a language that another has")
    func strings() throws {
        var fixture = try AppFixture([
            "Widget/View.swift": "let a = [Text(\"greeting\"), Text(\"both\")]",
            "Widget/en.lproj/Localizable.strings": "greeting = \"Hello\"; both = \"Both\"; unused = \"-\";",
            "Widget/de.lproj/Localizable.strings": "both = \"Beide\";",
        ])
        let finding = try #require(try fixture.findings().first)
        #expect(finding.kind == .stringMissing && finding.file == "Widget/de.lproj/Localizable.strings")
        #expect(finding.message.contains("lacks in de") && finding.message.hasSuffix("'greeting'"))
        fixture.files["Widget/de.lproj/Localizable.strings"] = "both = \"Beide\"; greeting = \"Hallo\";"
        #expect(try fixture.findings().isEmpty)
    }

    @Test("of a string catalogue need not be in every language where it says so")
    func catalogue() throws {
        let catalogue = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Name": {"shouldTranslate": false},
              "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
              "Bye": {}}}
            """
        let fixture = try AppFixture([
            "Widget/View.swift": "let a = [Text(\"Name\"), Text(\"Hello\"), Text(\"Bye\")]",
            "Widget/Localizable.xcstrings": catalogue,
        ])
        let findings = try fixture.findings()
        #expect(findings.map(\.kind) == [.stringMissing] && findings.map(\.severity) == [.note])
        #expect(findings.first?.message.hasSuffix("'Bye'") == true)
    }
}
