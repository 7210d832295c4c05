public import IntentsCompat
public import SwiftUICompat

/// A widget that the user configures by the parameters of an intent.
public struct IntentConfiguration<Intent: INIntent, Content: View> {
    private let kind: String
    private let source: @MainActor () -> any TimelineSource

    @MainActor @preconcurrency
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        self.kind = kind
        source = { IntentTimelineSource(provider: provider, content: content) }
    }
}

extension IntentConfiguration: WidgetConfiguration, _PrimitiveConfiguration, PrimitiveConfiguration {
    public typealias Body = Never

    package func definition() -> WidgetDefinition? {
        WidgetDefinition(kind: kind, source: source())
    }
}
