import AppIntentsCompat
import JSON
import SwiftUICompat
import WidgetProtocol

/// An `AppIntentTimelineProvider` and the content of an `AppIntentConfiguration`.
struct AppIntentTimelineSource<Provider: AppIntentTimelineProvider>: TimelineSource {
    private let provider: MadeProvider<Provider>
    /// Nil until the widget is configured.
    private let intent: Provider.Intent?
    private let drawable: HandedOver<(Provider.Entry) -> DrawableEntry>

    init<Content: View>(provider: MadeProvider<Provider>, content: @escaping (Provider.Entry) -> Content) {
        self.provider = provider
        intent = nil
        drawable = HandedOver { entry in
            DrawableEntry(date: entry.date, relevance: entry.relevance, view: { AnyView(content(entry)) })
        }
    }

    private init(configuring source: Self, by intent: Provider.Intent) {
        provider = source.provider
        drawable = source.drawable
        self.intent = intent
    }

    var configuration: ConfigurationDescription { AppIntentConfigurator(Provider.Intent.self).description }

    func configured(by values: JSONObject, for use: ConfigurationUse) async throws(BridgeError) -> any TimelineSource {
        Self(
            configuring: self, by: try await AppIntentConfigurator(Provider.Intent.self).intent(with: values, for: use))
    }

    func options(
        of parameter: String, matching search: String?, with values: JSONObject
    ) async throws(BridgeError) -> [ConfigurationOption] {
        try await AppIntentConfigurator(Provider.Intent.self).options(of: parameter, matching: search, with: values)
    }

    var intentMaker: WidgetIntentMaker? {
        let configurator = AppIntentConfigurator(Provider.Intent.self)
        return { values in
            (try? await configurator.intent(with: values, for: .kept)).map { HandedOver($0) }
        }
    }

    func drawable(_ entry: any TimelineEntry) -> DrawableEntry? { (entry as? Provider.Entry).map(drawable.value) }

    func prepare() async { await provider.prepare() }

    func placeholder(in context: TimelineProviderContext) -> DrawableEntry {
        drawable.value(provider.value.placeholder(in: context))
    }

    func snapshot(
        in context: TimelineProviderContext, completion: @escaping @Sendable (HandedOver<DrawableEntry>) -> Void
    ) {
        let answer = snapshotAnswer(
            of: HandedOver(provider.value), in: HandedOver(context), intent ?? Provider.Intent())
        Task.detached { completion(HandedOver(await answer.value())) }
    }

    func timeline(
        in context: TimelineProviderContext, completion: @escaping @Sendable (HandedOver<DrawableTimeline>) -> Void
    ) {
        let answer = timelineAnswer(
            of: HandedOver(provider.value), in: HandedOver(context), intent ?? Provider.Intent())
        Task.detached { completion(HandedOver(await answer.value())) }
    }

    // Providers answer off the main actor, as on a phone.

    private nonisolated func snapshotAnswer(
        of provider: HandedOver<Provider>, in context: HandedOver<TimelineProviderContext>, _ intent: Provider.Intent
    ) -> HandedOver<() async -> DrawableEntry> {
        HandedOver { [drawable] in
            drawable.value(await provider.value.snapshot(for: intent, in: context.value))
        }
    }

    private nonisolated func timelineAnswer(
        of provider: HandedOver<Provider>, in context: HandedOver<TimelineProviderContext>, _ intent: Provider.Intent
    ) -> HandedOver<() async -> DrawableTimeline> {
        HandedOver { [drawable] in
            let timeline = await provider.value.timeline(for: intent, in: context.value)
            return DrawableTimeline(entries: timeline.entries.map(drawable.value), policy: timeline.policy)
        }
    }
}
