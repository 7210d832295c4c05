public import SwiftUICompat

/// A widget that the user does not configure.
public struct StaticConfiguration<Content: View> {
    private let kind: String
    private let source: @MainActor () -> any TimelineSource

    /// - Parameter provider: made when it is first asked for something, so that a widget is described whose provider needs
    ///   what is not here.
    @MainActor @preconcurrency
    public init<Provider: TimelineProvider>(
        kind: String, provider: @autoclosure @escaping () -> Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.kind = kind
        let made = MadeProvider(provider)
        source = { StaticTimelineSource(provider: made, content: content) }
    }
}

extension StaticConfiguration: WidgetConfiguration, _PrimitiveConfiguration, PrimitiveConfiguration {
    public typealias Body = Never

    package func definition() -> WidgetDefinition? {
        WidgetDefinition(kind: kind, source: source())
    }
}
