public import AppIntentsCompat
public import IntentsCompat
public import SwiftUICompat

/// Says what a widget shows, and when, by what the user has set in its intent.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext

    /// An entry to draw, redacted, before there is any other.
    func placeholder(in context: Context) -> Entry

    /// The entry for now, such as for the widget gallery.
    @preconcurrency func getSnapshot(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// The entries for now and later.
    @preconcurrency func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

    /// Intents to choose from where the user cannot set one up, such as on a watch.
    func recommendations() -> [IntentRecommendation<Intent>]

    /// When the widget matters.
    func relevance() async -> WidgetRelevance<Intent>
}

extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

extension WidgetRelevanceAttribute where Configuration: INIntent {
    public init(configuration: Configuration, context: RelevantContext) {
        self.init(configuration: configuration as Configuration?, context: context)
    }
}

/// An intent to choose, and what it is called.
public struct IntentRecommendation<T: INIntent> {
    let intent: T
    let description: Text

    public init(intent: T, description: Text) {
        self.intent = intent
        self.description = description
    }

    public init(intent: T, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(intent: T, description: S) {
        self.init(intent: intent, description: Text(verbatim: String(description)))
    }

    @_disfavoredOverload
    public init(intent: T, description: LocalizedStringResource) {
        self.init(intent: intent, description: Text(description))
    }
}
