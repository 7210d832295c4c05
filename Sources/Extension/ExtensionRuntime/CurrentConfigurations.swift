import JSON
import Synchronization
import WidgetKitCompat
import WidgetProtocol

/// What the widget center tells the extension's code of the widgets on the home screen.
final class CurrentConfigurations: Sendable {
    /// Each kind once in every family that it supports, as the bridge has it while the host has installed none.
    private let implied: [PlacedWidget]
    /// What makes the intents of those kinds that an intent configures.
    private let makers: [String: WidgetIntentMaker]
    /// What the host has installed, as the last request says.
    private let stated = Mutex<[PlacedWidget]?>(nil)

    @MainActor init(_ definitions: [WidgetDefinition]) {
        implied = definitions.flatMap { definition in
            definition.families.compactMap(\.family).filter { !$0.isForPadAlone }
                .map { PlacedWidget(kind: definition.kind, family: $0) }
        }
        makers = Dictionary(
            definitions.map { ($0.kind, $0.source.intentMaker) }.compactMap { kind, maker in maker.map { (kind, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Takes over what a request says; one that says nothing comes while the host has installed none, and true stands
    /// for what the one before it said.
    func update(_ json: JSONValue?) {
        if json == true { return }
        stated.withLock { $0 = json?.arrayValue?.compactMap(PlacedWidget.init(json:)) }
    }

    /// The widgets with their intents, each of which is made once.
    func all() async -> [WidgetInfo] {
        var intents: [String: HandedOver<Any>?] = [:]
        var all: [WidgetInfo] = []
        for widget in stated.withLock({ $0 }) ?? implied {
            let configuration = widget.configuration ?? [:]
            let settings = JSONValue.object(configuration).text
            let key = widget.kind + settings
            if intents[key] == nil {
                intents.updateValue(await makers[widget.kind]?(configuration), forKey: key)
            }
            all.append(
                WidgetInfo(
                    kind: widget.kind, family: WidgetFamily(widget.family), settings: settings,
                    intent: intents[key] ?? nil))
        }
        return all
    }
}
