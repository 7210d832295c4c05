import AppChecks
import TestSupport
import Testing
import WidgetBuild

@Suite("App groups") struct GroupCheckTests {
    @Test("that code names and the entitlements do not are errors at their lines, in every language")
    func notEntitled() throws {
        let fixture = try AppFixture([
            "Widget/Store.swift": """
            // UserDefaults(suiteName: "group.comment")
            enum Groups { static let own = "group.exampel" }
            let one = UserDefaults(suiteName: Groups.own)
            #if canImport(WidgetKit)
            let two = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example")
            @AppStorage("a", store: UserDefaults(suiteName: "group.other")) var a = 1
            #endif
            """,
            "lib/main.dart": """
            const appGroupId = 'group.dart';
            void main() {
              /* HomeWidget.setAppGroupId('group.comment'); */
              HomeWidget.setAppGroupId(appGroupId);
              HomeWidget.setAppGroupId('group.example');
            }
            """,
            "src/app.tsx": "const storage = new ExtensionStorage('group.script'); // 'group.comment'",
            "shared/Store.kt": "val defaults = NSUserDefaults(suiteName = \"group.kotlin\")",
            "App/Store.m": "[[NSUserDefaults alloc] initWithSuiteName:@\"group.objective\"];",
        ])
        let findings = try fixture.findings().of(.groupNotEntitled)
        #expect(
            findings.map { "\($0.file ?? ""):\($0.line ?? 0)" } == [
                "App/Store.m:1", "Widget/Store.swift:3", "Widget/Store.swift:6", "lib/main.dart:4",
                "lib/main.dart:4", "shared/Store.kt:1",
                "src/app.tsx:1",
            ])
        #expect(findings.allSatisfy { $0.severity == .error })
        #expect(findings[1].mend.contains("Did you mean 'group.example'?"))
    }

    @Test("that are made at run time, or by a variable that nobody here sets, are passed over")
    func computed() throws {
        var fixture = try AppFixture([
            "Widget/Store.swift": """
            func store(group: String) -> UserDefaults? { UserDefaults(suiteName: group) }
            let one = UserDefaults(suiteName: "group.\\(name)")
            #if DEBUG
            let own = "group.a"
            #else
            let own = "group.b"
            #endif
            let two = UserDefaults(suiteName: own)
            #if os(macOS)
            let three = UserDefaults(suiteName: "group.mac")
            #endif
            """,
            "src/app.ts": "localStorage.getItem('group.name'); i18n.init({ ns: 'group.x' });",
        ])
        #expect(try fixture.findings().isEmpty)
        fixture.files["Widget/Store.swift"] = "let one = UserDefaults(suiteName: \"group.any\")"
        fixture.widget.entitlements = ["com.apple.security.application-groups: [group.$(TEAM_NAME)]"]
        #expect(try fixture.findings().isEmpty)
    }

    @Test("of the build settings are the entitlements' groups")
    func settings() throws {
        var fixture = try AppFixture(["Widget/Store.swift": "let one = UserDefaults(suiteName: \"group.set\")"])
        for part in [\AppFixture.app, \AppFixture.widget] {
            fixture[keyPath: part].settings["GROUP"] = "group.set"
            fixture[keyPath: part].entitlements = ["com.apple.security.application-groups: [$(GROUP)]"]
        }
        #expect(try fixture.findings().isEmpty)
    }

    @Test("that app and widget do not share are an error where code names one")
    func different() throws {
        var fixture = try AppFixture(["Widget/Store.swift": "let one = UserDefaults(suiteName: \"group.widget\")"])
        fixture.widget.entitlements = ["com.apple.security.application-groups: [group.widget]"]
        #expect(try fixture.findings().map(\.kind) == [.groupsDiffer])
        fixture.files["Widget/Store.swift"] = ""
        #expect(try fixture.findings().isEmpty)
    }

    @Test("that home_widget is told of are the widget's, too")
    func homeWidget() throws {
        var fixture = try AppFixture([
            "lib/main.dart": "void main() { HomeWidget.setAppGroupId('group.second'); }"
        ])
        fixture.app.entitlements = ["com.apple.security.application-groups: [group.example, group.second]"]
        let findings = try fixture.findings()
        #expect(findings.map(\.kind) == [.groupNotEntitled])
        #expect(findings.first?.message.contains("Widget has 'group.example'") == true)
        fixture.widget.entitlements = fixture.app.entitlements
        #expect(try fixture.findings().isEmpty)
    }

    @Test("without their prefix are malformed for home_widget, and the widget's own for user defaults")
    func malformed() throws {
        let fixture = try AppFixture([
            "lib/main.dart": "void main() { HomeWidget.setAppGroupId('example'); }",
            "Widget/Store.swift": "let one = UserDefaults(suiteName: \"example\")",
        ])
        let findings = try fixture.findings()
        #expect(findings.map(\.kind) == [.suiteNotGroup, .groupMalformed])
        #expect(findings.map(\.severity) == [.warning, .error])
    }

    @Test("of several apps in one checkout are held against the code of each")
    func severalApps() throws {
        let fixture = try AppFixture()
        for (name, group) in [("first", "group.first"), ("second", "group.second")] {
            try fixture.folder.write(
                """
                name: App
                targets:
                  App:
                    type: application
                    platform: iOS
                    sources: [App]
                    settings: {base: {PRODUCT_BUNDLE_IDENTIFIER: com.example.\(name)}}
                    entitlements:
                      path: App/App.entitlements
                      properties: {com.apple.security.application-groups: [\(group)]}
                """, to: "apps/\(name)/ios/project.yml")
            try fixture.folder.write("", to: "apps/\(name)/ios/App/App.swift")
            try fixture.folder.write(
                "HomeWidget.setAppGroupId('\(group)'); HomeWidget.setAppGroupId('group.first');",
                to: "apps/\(name)/lib/main.dart")
        }
        let findings = AppChecks.findings(on: try AppDescription(readingAt: fixture.folder.path("apps")))
        #expect(findings.map(\.kind) == [.groupNotEntitled])
        #expect(findings.map(\.file) == ["second/lib/main.dart"])
    }
}
