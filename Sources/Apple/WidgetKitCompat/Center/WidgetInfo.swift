public import AppIntentsCompat
public import IntentsCompat

/// A widget that the user has put somewhere.
public struct WidgetInfo: Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
    public let kind: String
    public let family: WidgetFamily
    /// The name of the intent that configures the kind.
    private let intent: String?

    public var id: WidgetInfo { self }

    public var debugDescription: String { "\(kind) (\(family))" }

    package init(kind: String, family: WidgetFamily, intent: String? = nil) {
        self.kind = kind
        self.family = family
        self.intent = intent
    }

    /// The intent of a widget that an intent of that type configures. An extension is not told what its widgets are
    /// set to before it draws them: the intent is at its defaults.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? {
        intent == String(describing: intentType) ? Intent() : nil
    }

    /// Nil: an extension is not told what its widgets are set to before it draws them.
    public var configuration: INIntent? { nil }
}
