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
