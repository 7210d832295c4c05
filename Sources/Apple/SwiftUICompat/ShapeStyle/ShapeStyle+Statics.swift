// These are the members of `Color` too: with a second set there, each `Color.red` of an expression would double the
// combinations that the type checker tries.
extension ShapeStyle where Self == Color {
    public static var red: Color { Color(.red) }
    public static var orange: Color { Color(.orange) }
    public static var yellow: Color { Color(.yellow) }
    public static var green: Color { Color(.green) }
    public static var mint: Color { Color(.mint) }
    public static var teal: Color { Color(.teal) }
    public static var cyan: Color { Color(.cyan) }
    public static var blue: Color { Color(.blue) }
    public static var indigo: Color { Color(.indigo) }
    public static var purple: Color { Color(.purple) }
    public static var pink: Color { Color(.pink) }
    public static var brown: Color { Color(.brown) }
    public static var white: Color { Color(white: 1) }
    public static var gray: Color { Color(.gray) }
    public static var black: Color { Color(white: 0) }
    public static var clear: Color { Color(white: 0, opacity: 0) }
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
