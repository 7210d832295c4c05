import AppChecks
import Testing

@Suite("What an app has to declare") struct CapabilityCheckTests {
    private static let request = """
        import ActivityKit
        let activity = try Activity<Ride>.request(attributes: ride, content: content, pushType: .token)
        """

    @Test("for a Live Activity is NSSupportsLiveActivities, and aps-environment for its token")
    func activities() throws {
        var fixture = try AppFixture(["App/Ride.swift": Self.request])
        #expect(try fixture.findings().map(\.kind) == [.liveActivitiesUndeclared, .pushEntitlementMissing])
        fixture.app.information = ["NSSupportsLiveActivities: true"]
        fixture.app.entitlements.append("aps-environment: development")
        #expect(try fixture.findings().isEmpty)
    }

    @Test("for Flutter's plugin of Live Activities is the same")
    func flutterActivities() throws {
        let fixture = try AppFixture([
            "lib/main.dart": """
            import 'package:live_activities/live_activities.dart';
            void main() { LiveActivities().createActivity({}); }
            """
        ])
        #expect(try fixture.findings().map(\.kind) == [.liveActivitiesUndeclared])
    }

    @Test("for work in the background are its mode and its identifier")
    func background() throws {
        var fixture = try AppFixture([
            "App/Tasks.swift": """
            let id = "com.example.refresh"
            BGTaskScheduler.shared.register(forTaskWithIdentifier: id, using: nil) { _ in }
            let request = BGAppRefreshTaskRequest(identifier: id)
            """
        ])
        #expect(try fixture.findings().map(\.kind) == [.taskUndeclared, .backgroundModeMissing])
        fixture.app.information = [
            "UIBackgroundModes: [fetch]", "BGTaskSchedulerPermittedIdentifiers: [com.example.refresh]",
        ]
        #expect(try fixture.findings().isEmpty)
    }

    @Test("for links are their schemes, but for the web's")
    func schemes() throws {
        var fixture = try AppFixture([
            "Widget/View.swift": """
            let a = Text("").widgetURL(URL(string: "Example://open/\\(id)"))
            let b = Link(destination: URL(string: "https://example.com")!) { Text("") }
            let c = Text("").widgetURL(url)
            """
        ])
        let findings = try fixture.findings()
        #expect(findings.map(\.kind) == [.schemeUndeclared] && findings.first?.severity == .note)
        fixture.app.information = ["CFBundleURLTypes: [{CFBundleURLSchemes: [example]}]"]
        #expect(try fixture.findings().isEmpty)
    }

    @Test("for an intent's options is who provides them")
    func intents() throws {
        var fixture = try AppFixture([
            "Widget/Choose.intentdefinition": """
            <plist version="1.0"><dict><key>INIntents</key><array><dict>
            <key>INIntentName</key><string>Choose</string><key>INIntentType</key><string>Custom</string>
            <key>INIntentParameters</key><array><dict><key>INIntentParameterName</key><string>place</string>
            <key>INIntentParameterSupportsDynamicEnumeration</key><true/></dict></array>
            </dict></array></dict></plist>
            """,
            "Widget/Provider.swift": "struct P: IntentTimelineProvider { typealias Intent = ChooseIntent }",
        ])
        #expect(try fixture.findings().map(\.kind) == [.intentUnhandled])
        fixture.files["Handler/Handler.swift"] = "class Handler: INExtension, ChooseIntentHandling {}"
        #expect(try fixture.findings().isEmpty)
        fixture.files["Widget/Provider.swift"] = ""
        fixture.files["Handler/Handler.swift"] = "class Handler: INExtension {}"
        #expect(try fixture.findings().map(\.kind) == [.intentUnused])
    }
}
