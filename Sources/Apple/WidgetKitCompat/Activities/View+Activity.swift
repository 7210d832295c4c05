public import SwiftUICompat

extension View {
    /// Fills what lies behind a Live Activity on the lock screen.
    @ViewBuilder public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
        if let color { containerBackground(color, for: .widget) } else { self }
    }

    /// Colours the buttons that the system puts below a Live Activity, which are not drawn here.
    ///
    /// - Compatibility: compiles
    public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
