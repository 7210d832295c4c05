/// A widget that the user has put somewhere.
public struct WidgetInfo: Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
    public let kind: String
    public let family: WidgetFamily

    public var id: WidgetInfo { self }

    public var debugDescription: String { "\(kind) (\(family))" }

    package init(kind: String, family: WidgetFamily) {
        self.kind = kind
        self.family = family
    }
}
