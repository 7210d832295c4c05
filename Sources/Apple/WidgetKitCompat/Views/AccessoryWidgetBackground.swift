public import SwiftUICompat

/// The backdrop of widgets on the lock screen.
public struct AccessoryWidgetBackground: View {
    public init() {}

    public var body: some View {
        Color(SystemColor.secondaryFill)
    }
}
