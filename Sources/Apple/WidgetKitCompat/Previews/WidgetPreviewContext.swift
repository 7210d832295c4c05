public import SwiftUICompat

/// Says that a preview shows a widget, and of which family.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    public let family: WidgetFamily

    public init(family: WidgetFamily) {
        self.family = family
    }

    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
