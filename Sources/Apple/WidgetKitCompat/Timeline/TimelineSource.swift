package import Foundation
package import JSON
package import SwiftUICompat
package import WidgetProtocol

/// A widget's provider and content, whatever their types.
@MainActor package protocol TimelineSource {
    /// What the user can set.
    var configuration: ConfigurationDescription { get }

    /// The same for a widget that is configured so: values by their parameters' names, the defaults for the rest.
    func configured(by values: JSONObject, for use: ConfigurationUse) async throws(BridgeError) -> any TimelineSource

    /// Has the provider be there, with all that it does in time for the first request.
    func prepare() async

    /// The values to choose from for a parameter, where those of others are given.
    func options(
        of parameter: String, matching search: String?, with values: JSONObject
    ) async throws(BridgeError) -> [ConfigurationOption]

    /// Makes the intents that configure the widget; nil where none does.
    var intentMaker: WidgetIntentMaker? { get }

    func placeholder(in context: TimelineProviderContext) -> DrawableEntry

    /// Calls back once or never, from any thread.
    func snapshot(
        in context: TimelineProviderContext, completion: @escaping @Sendable (HandedOver<DrawableEntry>) -> Void)

    /// Calls back once or never, from any thread.
    func timeline(
        in context: TimelineProviderContext, completion: @escaping @Sendable (HandedOver<DrawableTimeline>) -> Void)

    /// The view for an entry that a preview gives; nil for one of another type.
    func drawable(_ entry: any TimelineEntry) -> DrawableEntry?
}

extension TimelineSource {
    package var configuration: ConfigurationDescription { ConfigurationDescription(type: .static) }

    package func configured(by values: JSONObject, for use: ConfigurationUse) async throws(BridgeError)
        -> any TimelineSource
    {
        if let member = values.members.first { throw .unknownParameter(member.name, known: []) }
        return self
    }

    package func options(
        of parameter: String, matching search: String?, with values: JSONObject
    ) async throws(BridgeError) -> [ConfigurationOption] {
        throw .unknownParameter(parameter, known: [])
    }

    package var intentMaker: WidgetIntentMaker? { nil }
}

/// Makes the intent with what the user has set, values by their parameters' names; nil where it cannot be set so.
package typealias WidgetIntentMaker = @Sendable (JSONObject) async -> HandedOver<Any>?

/// An entry and the view that shows it, which is made on the main actor.
package struct DrawableEntry {
    package var date: Date
    package var relevance: TimelineEntryRelevance?
    package var view: () -> AnyView
}

/// The entries that a provider gave.
package struct DrawableTimeline {
    package var entries: [DrawableEntry]
    package var policy: TimelineReloadPolicy
}

/// A value on its way to the main actor.
///
/// `@unchecked Sendable`: a provider hands its entries over and, as WidgetKit has it, no longer touches them, so the
/// main actor is the only one to use them from then on.
package struct HandedOver<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }
}

/// A `TimelineProvider` and the content of a `StaticConfiguration`.
struct StaticTimelineSource<Provider: TimelineProvider>: TimelineSource {
    private let provider: MadeProvider<Provider>
    private let drawable: (Provider.Entry) -> DrawableEntry
    private let drawableTimeline: (Timeline<Provider.Entry>) -> DrawableTimeline

    init<Content: View>(provider: MadeProvider<Provider>, content: @escaping (Provider.Entry) -> Content) {
        let drawable = { (entry: Provider.Entry) in
            DrawableEntry(date: entry.date, relevance: entry.relevance, view: { AnyView(content(entry)) })
        }
        self.provider = provider
        self.drawable = drawable
        drawableTimeline = { timeline in
            DrawableTimeline(entries: timeline.entries.map(drawable), policy: timeline.policy)
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
        provider.value.getSnapshot(in: context, completion: HandedOver(drawable).then(completion))
    }

    func timeline(
        in context: TimelineProviderContext, completion: @escaping @Sendable (HandedOver<DrawableTimeline>) -> Void
    ) {
        provider.value.getTimeline(in: context, completion: HandedOver(drawableTimeline).then(completion))
    }
}

extension HandedOver {
    /// A completion handler that converts what it is given, and hands that over.
    func then<Input, Output>(
        _ completion: @escaping @Sendable (HandedOver<Output>) -> Void
    ) -> @Sendable (Input) -> Void where Value == (Input) -> Output {
        { completion(HandedOver<Output>(value($0))) }
    }
}
