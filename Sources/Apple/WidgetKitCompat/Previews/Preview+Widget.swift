public import SwiftUICompat

extension Preview {
    /// A widget that shows the entries of a timeline.
    @MainActor public init<W: Widget>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(name: name, family: family, widget: widget, timeline: ListedTimeline(entries: timeline))
    }

    /// A widget that shows the entries of a timeline, which say themselves what its intent is.
    @MainActor public init<Intent, W: Widget>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Intent, widget: @escaping @MainActor () -> W,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(name: name, family: family, widget: widget, timeline: ListedTimeline(entries: timeline))
    }

    /// A widget that shows what a provider gives.
    @MainActor public init<W: Widget, Provider: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
        timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name: name, family: family, widget: widget, timeline: ProvidedTimeline(timelineProvider))
    }

    /// A widget that shows what a provider gives for an intent.
    @MainActor public init<W: Widget, Provider: IntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
        widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(
            name: name, family: family, widget: widget, timeline: IntendedTimeline(timelineProvider, for: intent))
    }

    /// A widget that shows what a provider gives for an intent.
    @MainActor public init<W: Widget, Provider: AppIntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
        widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(
            name: name, family: family, widget: widget,
            timeline: AppIntendedTimeline(provider: timelineProvider, intent: intent))
    }

    @MainActor init<W: Widget>(
        name: String?, family: WidgetFamily, widget: @escaping @MainActor () -> W, timeline: any PreviewTimeline
    ) {
        self.init(name: name, subject: WidgetPreview(family: family, widget: { widget() }, timeline: timeline))
    }
}
