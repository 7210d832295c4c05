public import AppIntentsCompat
public import Foundation
import JSON
public import SwiftUICompat

/// What a widget shows that comes up where it matters.
public protocol RelevanceEntry {}

/// Says what a widget shows that comes up where it matters.
public protocol RelevanceEntriesProvider {
    associatedtype Configuration: WidgetConfigurationIntent
    associatedtype Entry: RelevanceEntry
    typealias Context = RelevanceEntriesProviderContext

    func placeholder(context: Context) -> Entry
    func relevance() async -> WidgetRelevance<Configuration>
    func entry(configuration: Configuration, context: Context) async throws -> Entry
}

/// What a relevance provider is asked for.
public struct RelevanceEntriesProviderContext: Sendable {
    public let isPreview: Bool
    public let displaySize: CGSize
    public let family: WidgetFamily
}

/// A widget that comes up where it matters. Here it is drawn at any time.
public struct RelevanceConfiguration<Configuration: WidgetConfigurationIntent, Content: View> {
    private let kind: String
    private let source: @MainActor () -> any TimelineSource

    @MainActor @preconcurrency
    public init<Provider: RelevanceEntriesProvider>(
        kind: String, provider: @autoclosure @escaping () -> Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Configuration == Provider.Configuration {
        self.kind = kind
        let made = MadeProvider { RelevantTimeline(provider: provider()) }
        source = { AppIntentTimelineSource(provider: made) { content($0.entry) } }
    }
}

extension RelevanceConfiguration: WidgetConfiguration, _PrimitiveConfiguration, PrimitiveConfiguration {
    public typealias Body = Never

    package func definition() -> WidgetDefinition? {
        WidgetDefinition(kind: kind, source: source())
    }
}

/// A relevance provider's one entry as a timeline.
struct RelevantTimeline<Provider: RelevanceEntriesProvider>: AppIntentTimelineProvider {
    typealias Intent = Provider.Configuration

    struct Entry: TimelineEntry {
        let date = Date()
        let entry: Provider.Entry
    }

    let provider: Provider

    func placeholder(in context: Context) -> Entry { Entry(entry: provider.placeholder(context: .init(context))) }

    /// Where the provider has nothing to show, its placeholder stands.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry {
        let context = RelevanceEntriesProviderContext(context)
        guard let entry = try? await provider.entry(configuration: configuration, context: context) else {
            return Entry(entry: provider.placeholder(context: context))
        }
        return Entry(entry: entry)
    }

    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
}

extension RelevanceEntriesProviderContext {
    init(_ context: TimelineProviderContext) {
        self.init(isPreview: context.isPreview, displaySize: context.displaySize, family: context.family)
    }
}
