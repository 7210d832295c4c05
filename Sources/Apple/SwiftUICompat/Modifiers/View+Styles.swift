public import Foundation

extension View {
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.setForegroundStyle(style) })
    }

    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(EnvironmentModifier { $0.setForegroundStyle(primary, secondary: secondary) })
    }

    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(EnvironmentModifier { $0.setForegroundStyle(primary, secondary: secondary, tertiary: tertiary) })
    }

    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        modifier(
            EnvironmentModifier { environment in
                if let color { environment.setForegroundStyle(color) } else { environment.foregroundStyles = nil }
            })
    }

    public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
        modifier(EnvironmentModifier { $0.tint = AnyShapeStyle(tint) })
    }

    @_disfavoredOverload
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(EnvironmentModifier { $0.tint = tint.map { AnyShapeStyle($0) } })
    }

    public nonisolated func tint(_ tint: Color?) -> some View {
        modifier(EnvironmentModifier { $0.tint = tint.map { AnyShapeStyle($0) } })
    }

    public nonisolated func accentColor(_ accentColor: Color?) -> some View {
        tint(accentColor)
    }

    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.backgroundStyle = AnyShapeStyle(style) })
    }

    /// Draws a border inside of the view's frame.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    /// Fills what lies behind the view, and what is kept free around it at the edges.
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            LayerModifier(Rectangle().fill(style).ignoresSafeArea(edges: edges), isInFront: false))
    }

    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(
            LayerModifier(Rectangle().fill(BackgroundStyle()).ignoresSafeArea(edges: edges), isInFront: false))
    }

    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(LayerModifier(shape.fill(style, style: fillStyle), isInFront: false))
    }

    public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        modifier(LayerModifier(shape.fill(BackgroundStyle(), style: fillStyle), isInFront: false))
    }

    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            LayerModifier(Rectangle().fill(style).ignoresSafeArea(edges: edges), isInFront: true))
    }

    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(LayerModifier(shape.fill(style, style: fillStyle), isInFront: true))
    }
}
