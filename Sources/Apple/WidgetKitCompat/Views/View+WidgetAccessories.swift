public import SwiftUICompat

extension View {
    /// Puts the view into the group that is tinted where widgets are.
    public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { accented(accentable) }

    /// Labels an accessory: on a watch. On a phone no accessory shows one.
    ///
    /// - Compatibility: compiles
    public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

    /// - Compatibility: compiles
    public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public nonisolated func widgetLabel(_ labelResource: LocalizedStringResource) -> some View { self }

    /// - Compatibility: compiles
    @_disfavoredOverload
    public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// Bends the content of a corner's accessory: on a watch, the only one that has corners.
    ///
    /// - Compatibility: compiles
    public nonisolated func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
}
