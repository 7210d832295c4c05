import AppIntentsCompat
import IntentsCompat

/// The entries of a provider's timeline.
struct ProvidedTimeline<Provider: TimelineProvider>: PreviewTimeline {
    let provider: @MainActor () -> Provider
    private let entries: (Timeline<Provider.Entry>) -> [any TimelineEntry] = { $0.entries }

    init(_ provider: @escaping @MainActor () -> Provider) {
        self.provider = provider
    }

    func entries(
        in context: TimelineProviderContext,
        completion: @escaping @Sendable (HandedOver<[any TimelineEntry]>) -> Void
    ) {
        provider().getTimeline(in: context, completion: HandedOver(entries).then(completion))
    }
}

/// The entries of a provider's timeline for an intent.
struct IntendedTimeline<Provider: IntentTimelineProvider>: PreviewTimeline {
    let provider: @MainActor () -> Provider
    let intent: Provider.Intent
    private let entries: (Timeline<Provider.Entry>) -> [any TimelineEntry] = { $0.entries }

    init(_ provider: @escaping @MainActor () -> Provider, for intent: Provider.Intent) {
        self.provider = provider
        self.intent = intent
    }

    func entries(
        in context: TimelineProviderContext,
        completion: @escaping @Sendable (HandedOver<[any TimelineEntry]>) -> Void
    ) {
        provider().getTimeline(for: intent, in: context, completion: HandedOver(entries).then(completion))
    }
}

/// The entries of a provider's timeline for an App Intent.
struct AppIntendedTimeline<Provider: AppIntentTimelineProvider>: PreviewTimeline {
    let provider: @MainActor () -> Provider
    let intent: Provider.Intent

    func entries(
        in context: TimelineProviderContext,
        completion: @escaping @Sendable (HandedOver<[any TimelineEntry]>) -> Void
    ) {
        let answer = answer(HandedOver(provider()), in: HandedOver(context))
        Task.detached { completion(HandedOver(await answer.value())) }
    }

    // The provider answers off the main actor, as on a phone.
    private nonisolated func answer(
        _ provider: HandedOver<Provider>, in context: HandedOver<TimelineProviderContext>
    ) -> HandedOver<() async -> [any TimelineEntry]> {
        HandedOver { [intent] in await provider.value.timeline(for: intent, in: context.value).entries }
    }
}
