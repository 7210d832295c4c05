import AppChecks
import Testing

@Suite("Bundles") struct BundleCheckTests {
    @Test("of an app in which nothing is wrong are passed over")
    func right() throws {
        #expect(try AppFixture().findings().isEmpty)
    }

    @Test("whose identifier does not begin with the app's are not installed")
    func identifier() throws {
        var fixture = try AppFixture()
        fixture.widget.settings["PRODUCT_BUNDLE_IDENTIFIER"] = "com.example-widget"
        let findings = try fixture.findings()
        #expect(findings.map(\.kind) == [.bundleIdentifierPrefix] && findings.first?.severity == .error)
        fixture.widget.settings["PRODUCT_BUNDLE_IDENTIFIER"] = "$(ELSEWHERE).widget"
        #expect(try fixture.findings().isEmpty)
        fixture.widget.settings["PRODUCT_BUNDLE_IDENTIFIER"] = "$ELSEWHERE.widget"
        #expect(try fixture.findings().isEmpty)
    }

    @Test("of other versions than the app's are told of")
    func versions() throws {
        var fixture = try AppFixture()
        fixture.widget.settings["MARKETING_VERSION"] = "1.0"
        fixture.widget.settings["CURRENT_PROJECT_VERSION"] = "$(ELSEWHERE)"
        let findings = try fixture.findings()
        #expect(findings.map(\.kind) == [.versionsDiffer])
        #expect(findings.first?.message.contains("'1.0'") == true)
    }

    @Test("that take Flutter's version without its settings have none")
    func flutter() throws {
        var fixture = try AppFixture(["pubspec.yaml": "name: example\nversion: 1.2.0+3\n"])
        fixture.widget.settings["MARKETING_VERSION"] = "$(FLUTTER_BUILD_NAME)"
        #expect(try fixture.findings().map(\.kind) == [.versionEmpty])
    }

    @Test("that no app embeds are told of")
    func embedding() throws {
        var fixture = try AppFixture()
        fixture.isEmbedded = false
        #expect(try fixture.findings().map(\.kind) == [.notEmbedded])
    }

    @Test("for newer systems than the app's are a note")
    func deploymentTarget() throws {
        var fixture = try AppFixture()
        fixture.app.settings["IPHONEOS_DEPLOYMENT_TARGET"] = "16.4"
        #expect(try fixture.findings().map(\.kind) == [.deploymentTargetHigher])
    }

    @Test("that use younger API than their system's are told of, where nothing guards it")
    func availability() throws {
        var fixture = try AppFixture([
            "Widget/View.swift": """
            struct Guarded: View {
                var body: some View { if #available(iOS 17.0, *) { Text("").containerBackground(.red, for: .widget) } }
            }
            @available(iOS 18, *) struct Control: ControlWidget {}
            struct Old: View {
                // containerBackground
                var body: some View { Text("").containerBackground(.red, for: .widget) }
            }
            """
        ])
        for part in [\AppFixture.app, \AppFixture.widget] {
            fixture[keyPath: part].settings["IPHONEOS_DEPLOYMENT_TARGET"] = "16.1"
        }
        let findings = try fixture.findings()
        #expect(findings.map(\.kind) == [.apiTooNew] && findings.map(\.line) == [7])
        for part in [\AppFixture.app, \AppFixture.widget] {
            fixture[keyPath: part].settings["IPHONEOS_DEPLOYMENT_TARGET"] = "17.0"
        }
        #expect(try fixture.findings().isEmpty)
    }

    @Test("without an extension point are not installed")
    func extensionPoint() throws {
        var fixture = try AppFixture()
        fixture.extensionPoint = "NSExtension: {}"
        let findings = try fixture.findings()
        #expect(findings.map(\.kind) == [.extensionPointMissing])
    }
}
