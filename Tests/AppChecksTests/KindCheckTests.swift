import AppChecks
import Testing

@Suite("Kinds") struct KindCheckTests {
    @Test("that no widget has are errors, with the nearest there is")
    func unknown() throws {
        let fixture = try AppFixture([
            "App/Reload.swift": """
            WidgetCenter.shared.reloadTimelines(ofKind: "Exmaple")
            WidgetCenter.shared.reloadTimelines(ofKind: "Example")
            """,
            "lib/main.dart": """
            Future<void> update(String name) async {
              HomeWidget.updateWidget(name: 'Provider', iOSName: 'Nothing');
              HomeWidget.updateWidget(name: 'AndroidProvider');
              HomeWidget.updateWidget(name: 'Examples');
              HomeWidget.updateWidget(iOSName: name);
            }
            """,
            "src/app.ts": "ExtensionStorage.reloadWidget(`Old`);",
            "shared/Reload.kt": "WidgetCenter.sharedWidgetCenter.reloadTimelinesOfKind(\"Older\")",
        ])
        let findings = try fixture.findings()
        #expect(findings.allSatisfy { $0.kind == .unknownKind })
        #expect(
            findings.map { "\($0.file ?? ""):\($0.line ?? 0) \($0.severity)" } == [
                "App/Reload.swift:1 error", "lib/main.dart:2 error", "lib/main.dart:4 warning",
                "shared/Reload.kt:1 error", "src/app.ts:1 error",
            ])
        #expect(findings.first?.mend == "Did you mean 'Example'?")
    }

    @Test("are constants of types, of scopes and raw values")
    func constants() throws {
        let fixture = try AppFixture([
            "Widget/More.swift": """
            enum Kinds: String { case first, second = "Two" }
            enum Names { static var third: String { "Three" } }
            struct First: Widget { var body: some C { StaticConfiguration(kind: Kinds.first.rawValue, provider: P()) } }
            struct Second: Widget { var body: some C { StaticConfiguration(kind: Kinds.second.rawValue, provider: P()) } }
            struct Third: Widget { var body: some C { IntentConfiguration(kind: Names.third, intent: I.self) } }
            struct Fourth: Widget {
                let kind: String = "Four"
                var body: some C { AppIntentConfiguration(kind: self.kind, intent: I.self) }
            }
            """,
            "App/Reload.swift": """
            for kind in ["first", "Two", "Three", "Four"] { reloadTimelines(ofKind: kind) }
            WidgetCenter.shared.reloadTimelines(ofKind: "first")
            WidgetCenter.shared.reloadTimelines(ofKind: "Two")
            WidgetCenter.shared.reloadTimelines(ofKind: "Three")
            WidgetCenter.shared.reloadTimelines(ofKind: "Four")
            """,
        ])
        #expect(try fixture.findings().isEmpty)
    }

    @Test("that are made at run time are a note, until the built widget tells them")
    func computed() throws {
        var fixture = try AppFixture([
            "Widget/Widget.swift": """
            import WidgetKit
            @main struct A: Widget { var body: some C { StaticConfiguration(kind: make(), provider: P()) } }
            """,
            "App/Reload.swift": "WidgetCenter.shared.reloadTimelines(ofKind: \"Exmaple\")",
        ])
        #expect(try fixture.findings().map(\.kind) == [.kindsComputed])
        #expect(try fixture.findings(kinds: ["Example"]).map(\.kind) == [.unknownKind])
        #expect(try fixture.findings(kinds: ["Exmaple"]).isEmpty)
        fixture.files["App/Reload.swift"] = ""
        #expect(try fixture.findings().isEmpty)
    }
}
