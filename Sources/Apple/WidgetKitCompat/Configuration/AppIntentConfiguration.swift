public import AppIntentsCompat
public import SwiftUICompat

/// A widget that the user configures by the parameters of an App Intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View> {
    private let kind: String
    private let source: @MainActor () -> any TimelineSource

    /// - Parameter provider: made when it is first asked for something, so that a widget is described whose provider needs
    ///   what is not here.
    @MainActor @preconcurrency
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: @autoclosure @escaping () -> Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        self.kind = kind
        let made = MadeProvider(provider)
        source = { AppIntentTimelineSource(provider: made, content: content) }
    }
}

extension AppIntentConfiguration: WidgetConfiguration, _PrimitiveConfiguration, PrimitiveConfiguration {
    public typealias Body = Never

    package func definition() -> WidgetDefinition? {
        WidgetDefinition(kind: kind, source: source())
    }
}
