extension ShapeStyle where Self == Color {
    @_disfavoredOverload public static var red: Color { .red }
    @_disfavoredOverload public static var orange: Color { .orange }
    @_disfavoredOverload public static var yellow: Color { .yellow }
    @_disfavoredOverload public static var green: Color { .green }
    @_disfavoredOverload public static var mint: Color { .mint }
    @_disfavoredOverload public static var teal: Color { .teal }
    @_disfavoredOverload public static var cyan: Color { .cyan }
    @_disfavoredOverload public static var blue: Color { .blue }
    @_disfavoredOverload public static var indigo: Color { .indigo }
    @_disfavoredOverload public static var purple: Color { .purple }
    @_disfavoredOverload public static var pink: Color { .pink }
    @_disfavoredOverload public static var brown: Color { .brown }
    @_disfavoredOverload public static var white: Color { .white }
    @_disfavoredOverload public static var gray: Color { .gray }
    @_disfavoredOverload public static var black: Color { .black }
    @_disfavoredOverload public static var clear: Color { .clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
