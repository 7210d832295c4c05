import JSON
import Synchronization
import WidgetKitCompat

/// The widgets on the home screen, as the widget center tells the extension's code of them.
final class InstalledWidgets: Sendable {
    private struct Widget {
        var kind: String
        var family: WidgetFamily
        var configuration: JSONObject = [:]
    }

    /// Each kind once in every family that it supports, as the bridge has it while the host has installed none.
    private let implied: [Widget]
    /// What makes the intents of those kinds that an intent configures.
    private let configurators: [String: WidgetIntentMaker]
    /// What the host has installed, as the last request says.
    private let stated = Mutex<[Widget]?>(nil)

    @MainActor init(_ definitions: [WidgetDefinition]) {
        implied = definitions.flatMap { definition in
            definition.families.map { Widget(kind: definition.kind, family: $0) }
        }
        configurators = Dictionary(
            definitions.map { ($0.kind, $0.source.intentMaker) }.compactMap { kind, maker in maker.map { (kind, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Takes over what a request says; one that says nothing comes while the host has installed none.
    func update(_ json: JSONValue?) {
        let widgets = json?.arrayValue?.compactMap { widget -> Widget? in
            guard let kind = widget["kind"]?.stringValue,
                let family = widget["family"]?.stringValue.flatMap(WidgetFamily.init(name:))
            else { return nil }
            return Widget(kind: kind, family: family, configuration: widget["configuration"]?.objectValue ?? [:])
        }
        stated.withLock { $0 = widgets }
    }

    /// The widgets with their intents, each of which is made once.
    func all() async -> [WidgetInfo] {
        var intents: [String: HandedOver<Any>?] = [:]
        var all: [WidgetInfo] = []
        for widget in stated.withLock({ $0 }) ?? implied {
            let settings = JSONValue.object(widget.configuration).text
            let key = widget.kind + settings
            if intents[key] == nil {
                intents.updateValue(await configurators[widget.kind]?(widget.configuration), forKey: key)
            }
            all.append(
                WidgetInfo(
                    kind: widget.kind, family: widget.family, settings: settings, intent: intents[key] ?? nil))
        }
        return all
    }
}
