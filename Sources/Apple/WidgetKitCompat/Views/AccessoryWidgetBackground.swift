public import SwiftUICompat

/// The backdrop of widgets on the lock screen, in the shape that the system gives them; a line of text has none.
public struct AccessoryWidgetBackground: View {
    @Environment(\.widgetFamily) private var family

    public init() {}

    public var body: some View {
        if family == .accessoryInline {
            EmptyView()
        } else {
            ContainerRelativeShape().fill(Color(SystemColor.secondaryFill))
        }
    }
}
