public import AppIntentsCompat
public import IntentsCompat

/// A widget that the user has put somewhere.
public struct WidgetInfo: Identifiable, Sendable, CustomDebugStringConvertible {
    public let kind: String
    public let family: WidgetFamily
    /// What the user has set, as text: it tells the widget from others of its kind and family.
    private let settings: String
    /// The intent that configures it, with what the user has set.
    private let intent: HandedOver<Any>?

    public var id: WidgetInfo { self }

    public var debugDescription: String { "\(kind) (\(family))" }

    package init(kind: String, family: WidgetFamily, settings: String = "", intent: HandedOver<Any>? = nil) {
        self.kind = kind
        self.family = family
        self.settings = settings
        self.intent = intent
    }

    /// The intent of a widget that an intent of that type configures, with the values that the user has set.
    ///
    /// Nil for another type, and where the user has set what there no longer is.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? {
        intent?.value as? Intent
    }

    /// The intent of a widget that a SiriKit intent configures, with the values that the user has set; nil for others,
    /// and where the user has set what there no longer is.
    public var configuration: INIntent? { intent?.value as? INIntent }
}

extension WidgetInfo: Hashable {
    public static func == (left: WidgetInfo, right: WidgetInfo) -> Bool {
        left.kind == right.kind && left.family == right.family && left.settings == right.settings
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(family)
        hasher.combine(settings)
    }
}
