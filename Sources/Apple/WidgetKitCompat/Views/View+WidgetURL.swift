public import Foundation
public import SwiftUICompat

extension View {
    /// Says where a tap on the widget leads that hits none of its links.
    public nonisolated func widgetURL(_ url: URL?) -> some View { archivedWidgetURL(url) }
}

extension ContainerBackgroundPlacement {
    /// Behind the whole widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}
