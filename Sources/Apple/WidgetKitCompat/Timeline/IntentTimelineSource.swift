import IntentsCompat
import JSON
import SwiftUICompat
import WidgetProtocol

/// An `IntentTimelineProvider` and the content of an `IntentConfiguration`.
struct IntentTimelineSource<Provider: IntentTimelineProvider>: TimelineSource {
    private let provider: MadeProvider<Provider>
    private let intent: Provider.Intent
    private let drawable: (Provider.Entry) -> DrawableEntry

    init<Content: View>(provider: MadeProvider<Provider>, content: @escaping (Provider.Entry) -> Content) {
        self.provider = provider
        intent = Provider.Intent._blank()
        drawable = { entry in
            DrawableEntry(date: entry.date, relevance: entry.relevance, view: { AnyView(content(entry)) })
        }
    }

    private init(
        provider: MadeProvider<Provider>, intent: Provider.Intent, drawable: @escaping (Provider.Entry) -> DrawableEntry
    ) {
        self.provider = provider
        self.intent = intent
        self.drawable = drawable
    }

    var configuration: ConfigurationDescription {
        ConfigurationDescription(
            type: .intent, intent: String(describing: Provider.Intent.self),
            parameters: Provider.Intent._parameters.map(\.configurationParameter))
    }

    func configured(by values: JSONObject, for use: ConfigurationUse) async throws(BridgeError) -> any TimelineSource {
        let intent = try await IntentConfigurator(Provider.Intent.self).intent(with: values, for: use)
        return IntentTimelineSource(provider: provider, intent: intent, drawable: drawable)
    }

    func options(
        of parameter: String, matching search: String?, with values: JSONObject
    ) async throws(BridgeError) -> [ConfigurationOption] {
        try await IntentConfigurator(Provider.Intent.self).options(of: parameter, matching: search, with: values)
    }

    var intentMaker: WidgetIntentMaker? {
        let configurator = IntentConfigurator(Provider.Intent.self)
        return { @MainActor values in
            (try? await configurator.intent(with: values, for: .kept)).map { HandedOver($0) }
        }
    }

    func drawable(_ entry: any TimelineEntry) -> DrawableEntry? { (entry as? Provider.Entry).map(drawable) }

    func prepare() async { await provider.prepare() }

    func placeholder(in context: TimelineProviderContext) -> DrawableEntry {
        drawable(provider.value.placeholder(in: context))
    }

    func snapshot(
        in context: TimelineProviderContext, completion: @escaping @Sendable (HandedOver<DrawableEntry>) -> Void
    ) {
        provider.value.getSnapshot(for: intent, in: context, completion: HandedOver(drawable).then(completion))
    }

    func timeline(
        in context: TimelineProviderContext, completion: @escaping @Sendable (HandedOver<DrawableTimeline>) -> Void
    ) {
        let drawableTimeline = { [drawable] (timeline: Timeline<Provider.Entry>) in
            DrawableTimeline(entries: timeline.entries.map(drawable), policy: timeline.policy)
        }
        provider.value.getTimeline(for: intent, in: context, completion: HandedOver(drawableTimeline).then(completion))
    }
}
