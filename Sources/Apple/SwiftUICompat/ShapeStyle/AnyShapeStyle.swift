/// A style of any type.
public struct AnyShapeStyle: PrimitiveShapeStyle {
    package let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        base = (style as? AnyShapeStyle)?.base ?? style
    }

    package init(erasing style: any ShapeStyle) {
        base = (style as? AnyShapeStyle)?.base ?? style
    }

    package func resolved(in context: StyleContext) -> ResolvedStyle {
        base.erasedResolved(in: context)
    }
}
