public import AppIntentsCompat
public import SwiftUICompat

/// A widget that the user configures by the parameters of an App Intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View> {
    private let kind: String
    private let source: @MainActor () -> any TimelineSource

    @MainActor @preconcurrency
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        self.kind = kind
        source = { AppIntentTimelineSource(provider: provider, content: content) }
    }
}

extension AppIntentConfiguration: WidgetConfiguration, _PrimitiveConfiguration, PrimitiveConfiguration {
    public typealias Body = Never

    package func definition() -> WidgetDefinition? {
        WidgetDefinition(kind: kind, source: source())
    }
}
