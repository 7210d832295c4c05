public import AppIntentsCompat
public import SwiftUICompat

/// Says what a widget shows, and when, by what the user has set in its intent.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    /// An entry to draw, redacted, before there is any other.
    func placeholder(in context: Context) -> Entry

    /// The entry for now, such as for the widget gallery.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry

    /// The entries for now and later.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

    /// Intents to choose from where the user cannot set one up, such as on a watch.
    func recommendations() -> [AppIntentRecommendation<Intent>]

    /// When the widget matters. The bridge ranks nothing by it.
    func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// An intent to choose, and what it is called.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    let intent: Intent
    let description: Text

    public init(intent: Intent, description: Text) {
        self.intent = intent
        self.description = description
    }

    public init(intent: Intent, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.init(intent: intent, description: Text(verbatim: String(description)))
    }

    @_disfavoredOverload
    public init(intent: Intent, description: LocalizedStringResource) {
        self.init(intent: intent, description: Text(description))
    }
}
