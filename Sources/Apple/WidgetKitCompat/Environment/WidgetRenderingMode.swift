/// How the system draws a widget.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
    public let description: String

    /// As it is.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In two tints: an accented group and the rest.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// Desaturated, as on the lock screen.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")

    /// The mode of a name on the wire.
    package init?(name: String) {
        guard let mode = [Self.fullColor, .accented, .vibrant].first(where: { $0.description == name }) else {
            return nil
        }
        self = mode
    }

    private init(description: String) {
        self.description = description
    }
}
