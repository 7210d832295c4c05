import AppIntents
import SwiftUI
import WidgetKit
import CoreLocation
import UniformTypeIdentifiers

struct GetC: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "GetCleantimeIntent"
    static var title: LocalizedStringResource = "Get"
    static var description = IntentDescription("Ask")
    @Parameter(title: "Clean Date") var cleanDate: DateComponents?
    @Parameter(title: "N") var n: Int?
    static var parameterSummary: some ParameterSummary { Summary("Enter \(\.$cleanDate), and return.") }
    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$cleanDate)) { cleanDate in
            DisplayRepresentation(title: "Enter \(cleanDate!), and return.", subtitle: "")
        }
        IntentPrediction(parameters: (\.$cleanDate, \.$n)) { cleanDate, n in
            DisplayRepresentation(title: "Enter \(cleanDate!), and return.", subtitle: "")
        }
    }
    func perform() async throws -> some IntentResult & ReturnsValue<String> { return .result(value: "x") }
}
struct Place: AppEntity {
    var id = UUID()
    @Property var name: String
    @Property(title: "At") var at: Date?
    var location: CLLocationCoordinate2D?
    static let defaultQuery = PlaceQuery()
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Place", numericFormat: "\(placeholder: .int) places")
    var displayRepresentation: DisplayRepresentation {
        .init(
            title: "\(name)", subtitle: at.map { "\($0.formatted())" },
            image: .init(systemName: "star", tintColor: .red))
    }
}
struct PlaceQuery: EntityQuery, EntityStringQuery {
    @Dependency var s: String
    func entities(for ids: [UUID]) async throws -> [Place] { [] }
    @MainActor func entities(matching s: String) async throws -> [Place] { [] }
}
enum E4: String, AppEnum {
    case a, b
    static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(
        name: LocalizedStringResource("E4", defaultValue: "E4"))
    static var caseDisplayRepresentations: [E4: DisplayRepresentation] {
        [.a: .init(stringLiteral: "A"), .b: .init(title: "B", image: .init(named: "x"))]
    }
}
struct I1: AppIntent {
    static var title: LocalizedStringResource { .init("app.title", defaultValue: "X") }
    static var isDiscoverable: Bool { false }
    @Parameter(title: "P", description: "d", requestValueDialog: IntentDialog("What?")) var place: Place
    @Parameter(title: "P") var mark: CLPlacemark?
    @Parameter(title: "f", supportedContentTypes: [.image, .pdf]) var f: IntentFile
    @Parameter(
        title: "f", supportedTypeIdentifiers: ["public.image"], inputConnectionBehavior: .connectToPreviousIntentResult)
    var fs: [IntentFile]?
    @Parameter(title: "u") var u: URL?
    @Parameter(title: "as") var a: AttributedString?
    @Parameter(title: "Dur", defaultValue: 5, defaultUnit: .minutes, supportsNegativeNumbers: false) var d:
        Measurement<UnitDuration>
    @Parameter(title: "Dur") var d2: Measurement<UnitLength>?
    @Parameter(title: "m") var m: IntentCurrencyAmount?
    @Parameter(title: "who") var who: IntentPerson?
    @Parameter(title: "who") var whos: [IntentPerson]
    @Parameter(title: "E", default: .a) var e: E4?
    @Parameter(title: "Es", default: [.a]) var es: [E4]
    @Parameter(title: "B", displayName: .init(true: "Y", false: "N")) var b: Bool
    @Parameter(title: "B", default: true, displayName: Bool.IntentDisplayName(true: "Y", false: "N")) var b2: Bool
    @Parameter(title: "Amount", default: 1, controlStyle: .stepper, inclusiveRange: (1, 20)) var amt: Int
    @Parameter(title: "Amount", controlStyle: .field, inclusiveRange: (1.0, 20.0)) var amtd: Double?
    @Parameter(
        title: "T",
        inputOptions: .init(keyboardType: .URL, capitalizationType: .none, multiline: true, autocorrect: false)) var t:
        String?
    @Parameter(title: "Q", query: PlaceQuery()) var q: Place?
    @AppDependency var dep: Int
    static var parameterSummary: some ParameterSummary {
        Switch(\.$e) {
            Case(.a) {
                When(\.$t, .hasAnyValue) {
                    Summary("x \(\.$t)")
                } otherwise: {
                    Summary("y")
                }
            }
            DefaultCase {
                Summary("z \(\.$amt)") {
                    \.$b; \.$u
                }
            }
        }
    }
    func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
        if amt > 3 { throw $place.needsValueError("Which?") }
        let c = try await $place.requestDisambiguation(among: [], dialog: "which")
        try await requestConfirmation(result: .result(dialog: "Sure?") { Text("hi") }, confirmationActionName: .order)
        try await requestConfirmation(actionName: .go, dialog: "sure")
        let _ = try await $t.requestValue("x")
        let _ = try await $t.requestValue(IntentDialog(full: "a", supporting: "b"))
        return .result(opensIntent: GetC(), dialog: IntentDialog("x \(c.name)"))
    }
}
struct I2: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "x"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    func perform() async throws -> some IntentResult {
        if true { throw needsToContinueInForegroundError("x") { await MainActor.run {} } }; return .result()
    }
}
@available(iOS 18, *)
struct I3: ControlConfigurationIntent, WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "x"
    @Parameter(title: "a", default: "x") var a: String?
}
struct I4: OpenIntent {
    static var title: LocalizedStringResource = "Open"; @Parameter(title: "t") var target: E4
    static var openAppWhenRun = true
    @MainActor func perform() async throws -> some IntentResult { .result() }
}
struct I5: AppIntent {
    static var title: LocalizedStringResource = "Open"
    func perform() async throws -> some IntentResult & ReturnsValue<[Place]> & ShowsSnippetView & ProvidesDialog {
        .result(value: [], dialog: "d", view: Text("x"))
    }
}
struct I6: AppIntent {
    static var title: LocalizedStringResource = "Open"
    func perform() async throws -> some ReturnsValue<Place?> { .result(value: nil) }
}
struct I7: AppIntent {
    static var title: LocalizedStringResource = "Open"
    func perform() async throws -> some IntentResult { Task { try? await I6()() }; return .result(value: 3) }
}
struct I8: AppIntent, PushIt {
    static var title: LocalizedStringResource = "Open"
    static var persistentIdentifier: String { "x" }
    @Parameter(title: "x") var x: Int
    init() { x = 3 }
    init(x: Int) { self.x = x }
    func perform() async throws -> some IntentResult { .result() }
}
protocol PushIt: AppIntent { var x: Int { get } }
struct S: AppShortcutsProvider {
    static let shortcutTileColor: ShortcutTileColor = .navy
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: I5(), phrases: ["Hi \(.applicationName)", "\(.applicationName) yo"], shortTitle: "x",
            systemImageName: "star")
        AppShortcut(
            intent: I1(), phrases: ["Hi \(\.$place) \(.applicationName)"], shortTitle: "x", systemImageName: "star",
            parameterPresentation: ParameterPresentation(
                for: \.$place, summary: Summary("x \(\.$place)"),
                optionsCollections: { OptionsCollection(PlaceQuery(), title: "F", systemImageName: "s") }))
    }
}
struct P3: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> En { En(date: Date(), c: nil) }
    func snapshot(for configuration: I3, in context: Context) async -> En { En(date: Date(), c: configuration) }
    @MainActor func timeline(for configuration: I3, in context: Context) async -> Timeline<En> {
        Timeline(entries: [En(date: Date(), c: configuration)], policy: .after(.now + 60))
    }
    func relevance() async -> WidgetRelevance<I3> {
        WidgetRelevance([WidgetRelevanceAttribute(configuration: I3(), context: .date(from: .now, to: .now + 5))])
    }
}
struct En: TimelineEntry { var date: Date; var c: I3?; var relevance: TimelineEntryRelevance? { .init(score: 1) } }
struct WW: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "k", provider: P3(),
            content: { e in
                VStack {
                    Button("x", systemImage: "star", intent: I8(x: 2)); Toggle("x", isOn: true, intent: I8(x: 3));
                    Text(e.c?.a ?? "-")
                    Button(role: .destructive, intent: I8()) { Text("q") }.buttonStyle(.borderedProminent).tint(.red)
                    Button(intent: I8(x: 3), label: { Label("a", systemImage: "star") })
                }
                .task {
                    WidgetCenter.shared.getCurrentConfigurations { r in
                        if case .success(let i) = r { for w in i { _ = w.widgetConfigurationIntent(of: I3.self)?.a } }
                    }
                    _ = try? await WidgetCenter.shared.currentConfigurations().filter { $0.kind == "k" }
                    try? await RelevantIntentManager.shared.updateRelevantIntents([
                        RelevantIntent(I3(), widgetKind: "k", relevance: .location(inferred: .home))
                    ])
                    ControlCenter.shared.reloadControls(ofKind: "x");
                    _ = try? await IntentDonationManager.shared.donate(intent: I8())
                }
            })
    }
}
