public import SwiftUICompat

// What a screen's bars show; a widget has none.

extension View {
    @_disfavoredOverload
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { unchanged() }
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        unchanged()
    }
    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        unchanged()
    }
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        unchanged()
    }
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        unchanged()
    }
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { unchanged() }

    public nonisolated func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        unchanged()
    }
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        unchanged()
    }
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        unchanged()
    }
    public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        unchanged()
    }
    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        unchanged()
    }
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { unchanged() }
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { unchanged() }
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { unchanged() }
    public nonisolated func toolbarItemHidden(_ hidden: Bool = true) -> some View { unchanged() }

    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { unchanged() }
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { unchanged() }
    public nonisolated func statusBar(hidden: Bool) -> some View { unchanged() }
}

extension EnvironmentValues {
    public var toolbarLabelStyle: ToolbarLabelStyle { .automatic }
}
