extension Color {
    /// The colour that a style comes to where it is drawn: a colour's own, or that of a style of the widget's.
    ///
    /// It is disfavoured, so that `Color(.red)` takes no more overloads than without it.
    @_disfavoredOverload
    public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
        if let color = color as? Color {
            self = color
        } else {
            self.init(StyleColor(style: color))
        }
    }
}

private struct StyleColor<Style: ShapeStyle & Hashable>: ColorProvider where Style.Resolved == Color.Resolved {
    let style: Style

    func resolve(in environment: EnvironmentValues) -> Color.Resolved { style.resolve(in: environment) }
}
