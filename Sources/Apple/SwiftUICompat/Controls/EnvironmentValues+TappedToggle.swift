package import WidgetArchive

extension EnvironmentValues {
    private enum TappedToggleKey: EnvironmentKey { static let defaultValue: TapRegion.Action? = nil }

    /// What a toggle does that was just tapped, and shows the other state until what it does is done.
    package var tappedToggle: TapRegion.Action? {
        get { self[TappedToggleKey.self] }
        set { self[TappedToggleKey.self] = newValue }
    }
}
