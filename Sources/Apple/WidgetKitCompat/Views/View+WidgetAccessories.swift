public import SwiftUICompat

extension View {
    /// Puts the view into the group that is tinted where widgets are.
    public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
        environment(\.isWidgetAccentable, accentable)
    }

    /// Labels an accessory: on a watch. On a phone no accessory shows one.
    ///
    /// - Compatibility: compiles
    public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

    /// - Compatibility: compiles
    public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    /// - Compatibility: compiles
    @_disfavoredOverload
    public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// Bends the content of a corner's accessory: on a watch, the only one that has corners.
    ///
    /// - Compatibility: compiles
    public nonisolated func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
}

extension EnvironmentValues {
    private enum IsWidgetAccentableKey: EnvironmentKey { static let defaultValue = false }

    /// True inside of what `widgetAccentable` marks.
    package var isWidgetAccentable: Bool {
        get { self[IsWidgetAccentableKey.self] }
        set { self[IsWidgetAccentableKey.self] = newValue }
    }
}
