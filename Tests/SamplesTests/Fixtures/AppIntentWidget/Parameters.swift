import AppIntents
import SwiftUI
import WidgetKit

struct ConfigurationAppIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Configuration" }
    static var description: IntentDescription { "This is an example widget." }
    @Parameter(title: "Favorite Emoji", default: "😃")
    var favoriteEmoji: String
}
struct C2: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Configuration"
    static var description = IntentDescription("This is an example widget.")
    @Parameter(title: "Position", default: .b) var slot: Slot
    @Parameter(title: "Cap", default: 50) var capacity: Double
    @Parameter(title: "Cap", default: 50) var n: Int
    @Parameter(title: "Cap", default: true) var flag: Bool
    @Parameter(title: "Cap") var flag2: Bool?
    @Parameter var bare: String?
    @Parameter(title: "S", optionsProvider: Names()) var name: String?
    @Parameter(title: "E") var e: Ent?
    @Parameter(title: "E") var es: [Ent]
    @Parameter(title: "E", default: [], size: [.systemSmall: 1, .systemMedium: 3]) var es2: [Ent]
    @Parameter(title: "Names", default: ["a"]) var names: [String]
    @Parameter(title: "n", default: 5, controlStyle: .slider, inclusiveRange: (0, 10)) var slider: Int
    @Parameter(title: "n", default: 5, inclusiveRange: (0, 10)) var slider2: Double
    @Parameter(title: "l", defaultUnit: .meters) var length: Measurement<UnitLength>
    @Parameter(title: "d", kind: .date) var date: Date?
    @Parameter(title: "f", supportedTypeIdentifiers: ["public.image"]) var file: IntentFile
    @Parameter(
        title: "s", inputOptions: String.IntentInputOptions(capitalizationType: .words),
        requestValueDialog: IntentDialog("What?")) var s: String
    @Parameter(title: LocalizedStringResource("a", table: "T"), description: "x", requestValueDialog: "Which?") var s2:
        String
    init() {}
    init(slot: Slot) { self.slot = slot }
    static var parameterSummary: some ParameterSummary {
        When(\.$flag, .equalTo, true) {
            Summary("Show \(\.$slot) with \(\.$capacity)") {
                \.$n
                \.$name
            }
        } otherwise: {
            Switch(\.$slot) {
                Case(.a) { Summary("A \(\.$slot)") }
                Case([.b]) { Summary() }
                DefaultCase { Summary("B") { \.$n } }
            }
        }
    }
}
enum Slot: String, AppEnum {
    case a, b
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Slot"
    static var caseDisplayRepresentations: [Slot: DisplayRepresentation] = [
        .a: "A", .b: DisplayRepresentation(title: "B", subtitle: "s", image: .init(systemName: "star")),
    ]
}
enum Slot2: Int, AppEnum, CaseIterable {
    case a = 1, b
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Slot")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.a: .init(title: "A"), .b: "x"]
}
struct Names: DynamicOptionsProvider {
    @IntentParameterDependency<C2>(\.$slot) var intent
    func results() async throws -> [String] { guard let intent else { return [] }; return [intent.slot.rawValue] }
    func defaultResult() async -> String? { "x" }
}
struct Names2: DynamicOptionsProvider {
    func results() async throws -> IntentItemCollection<String> {
        IntentItemCollection(sections: [IntentItemSection(items: ["a"].map { IntentItem($0, title: "\($0)") })])
    }
}
struct Names3: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
        ItemCollection {
            ItemSection("Percentage") {
                "0%"
                "25%"
            }
        }
    }
}
struct Ent: AppEntity {
    let id: String
    @Property(title: "Name") var name: String
    @ComputedProperty var length: Int { name.count }
    @DeferredProperty(title: "Size") var size: Int { get async throws { name.count } }
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Ent"
    static var defaultQuery = EntQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)", subtitle: "\(name)") }
    init(id: String) { self.id = id; name = "N" }
}
struct EntQuery: EntityQuery {
    func entities(for identifiers: [Ent.ID]) async throws -> [Ent] {
        let removed = UserDefaults(suiteName: "group.intents")?.stringArray(forKey: "removed") ?? []
        return identifiers.filter { !removed.contains($0) }.map { Ent(id: $0) }
    }
    func suggestedEntities() async throws -> [Ent] { [Ent(id: "a")] }
    func defaultResult() async -> Ent? { try? await suggestedEntities().first }
}
struct EntQuery2: EntityStringQuery {
    func entities(for identifiers: [Ent.ID]) async throws -> [Ent] { identifiers.map { Ent(id: $0) } }
    func entities(matching string: String) async throws -> IntentItemCollection<Ent> {
        .init(sections: [.init("S", items: [Ent(id: "z")])])
    }
    func suggestedEntities() async throws -> IntentItemCollection<Ent> {
        ItemCollection { ItemSection(title: "x", items: [Ent(id: "q")].map { IntentItem($0, title: "s") }) }
    }
}
struct EntQuery3: EnumerableEntityQuery {
    func allEntities() async throws -> [Ent] { [] }
    func entities(for identifiers: [Ent.ID]) async throws -> [Ent] { identifiers.map { Ent(id: $0) } }
}
struct PQ: EntityPropertyQuery {
    func entities(for identifiers: [Ent.ID]) async throws -> [Ent] { [] }
    static var properties = QueryProperties {
        Property(\Ent.$name) {
            EqualToComparator { $0.count > 2 ? "a" : "b" }
            ContainsComparator { "c" + $0 }
        }
    }
    static var sortingOptions = SortingOptions { SortableBy(\Ent.$name) }
    func entities(matching comparators: [String], mode: ComparatorMode, sortedBy: [EntityQuerySort<Ent>], limit: Int?)
        async throws -> [Ent]
    { [] }
}
struct Act: AppIntent {
    static let title: LocalizedStringResource = "Act"
    static let openAppWhenRun: Bool = true
    @Dependency var store: Store
    @Parameter(title: "X") var x: Ent
    init() {}
    init(x: Ent) { self.x = x }
    @MainActor func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Int> {
        return .result(value: 1, dialog: "Hello \(x.name)")
    }
}
struct Act2: AudioPlaybackIntent, LiveActivityIntent {
    static let title: LocalizedStringResource = "Act"
    func perform() async throws -> some IntentResult { if true { return .result() }; return .result() }
}
struct Act3: OpenIntent {
    static let title: LocalizedStringResource = "Act"
    @Parameter(title: "T") var target: Ent
    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(string: "a:")!))
    }
}
struct Act4: AppIntent {
    static let title: LocalizedStringResource = "Act"
    func perform() async throws -> some ShowsSnippetView & ProvidesDialog { .result(dialog: "x") { Text("hi") } }
}
struct Tog: SetValueIntent {
    static let title: LocalizedStringResource = "T"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}
final class Store: Sendable {}
struct Shorts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Act2(), phrases: ["Do \(.applicationName)", "Go"], shortTitle: "Do", systemImageName: "star")
        AppShortcut(
            intent: Act(), phrases: ["Do \(\.$x) in \(.applicationName)"], shortTitle: "Do", systemImageName: "star")
    }
    static var shortcutTileColor: ShortcutTileColor = .blue
}
struct TE: TransientAppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Ent"
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation { "x" }
    init() {}
}
