public import SwiftUICompat

/// A widget that the user does not configure.
public struct StaticConfiguration<Content: View> {
    private let kind: String
    private let source: @MainActor () -> any TimelineSource

    @MainActor @preconcurrency
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.kind = kind
        source = { StaticTimelineSource(provider: provider, content: content) }
    }
}

extension StaticConfiguration: WidgetConfiguration, _PrimitiveConfiguration, PrimitiveConfiguration {
    public typealias Body = Never

    package func definition() -> WidgetDefinition? {
        WidgetDefinition(kind: kind, source: source())
    }
}
