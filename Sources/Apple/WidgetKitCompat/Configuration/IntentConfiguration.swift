public import IntentsCompat
public import SwiftUICompat

/// A widget that the user configures by the parameters of an intent.
public struct IntentConfiguration<Intent: INIntent, Content: View> {
    private let kind: String
    private let source: @MainActor () -> any TimelineSource

    /// - Parameter provider: made when it is first asked for something, so that a widget is described whose provider needs
    ///   what is not here.
    @MainActor @preconcurrency
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: @autoclosure @escaping () -> Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        self.kind = kind
        let made = MadeProvider(provider)
        source = { IntentTimelineSource(provider: made, content: content) }
    }
}

extension IntentConfiguration: WidgetConfiguration, _PrimitiveConfiguration, PrimitiveConfiguration {
    public typealias Body = Never

    package func definition() -> WidgetDefinition? {
        WidgetDefinition(kind: kind, source: source())
    }
}
