/// The styles that `foregroundStyle` gave, and those that they were given among.
package final class ForegroundStyles: Sendable {
    package let primary: AnyShapeStyle
    package let secondary: AnyShapeStyle?
    package let tertiary: AnyShapeStyle?
    package let outer: ForegroundStyles?

    init(
        primary: AnyShapeStyle, secondary: AnyShapeStyle?, tertiary: AnyShapeStyle?, outer: ForegroundStyles?
    ) {
        self.primary = primary
        self.secondary = secondary
        self.tertiary = tertiary
        self.outer = outer
    }
}

extension EnvironmentValues {
    private enum ForegroundStylesKey: EnvironmentKey { static let defaultValue: ForegroundStyles? = nil }
    private enum BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
    private enum TintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
    private enum ContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
    private enum MaterialKey: EnvironmentKey { static let defaultValue: Material? = nil }

    package var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// Makes `primary` the foreground; hierarchical styles in it refer to the foreground that it takes the place of.
    package mutating func setForegroundStyle(
        _ primary: some ShapeStyle, secondary: (any ShapeStyle)? = nil, tertiary: (any ShapeStyle)? = nil
    ) {
        foregroundStyles = ForegroundStyles(
            primary: AnyShapeStyle(primary), secondary: secondary.map { AnyShapeStyle($0) },
            tertiary: tertiary.map { AnyShapeStyle($0) }, outer: foregroundStyles)
    }

    /// What the foreground, or a lesser level of it, draws.
    package func resolvedForeground(level: Int = 0) -> ResolvedStyle {
        guard let styles = foregroundStyles else {
            let levels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary]
            if level < levels.count {
                return ResolvedStyle(levels[level].resolved(in: self))
            }
            // There is no fifth label colour; it goes on as the first four do.
            return ResolvedStyle(SystemColor.quaternary.resolved(in: self).faded(by: 0.6))
        }
        var outer = self
        outer.foregroundStyles = styles.outer
        if level == 1, let secondary = styles.secondary { return secondary.resolved(in: outer) }
        if level >= 2, let tertiary = styles.tertiary {
            return tertiary.erasedResolved(in: StyleContext(environment: outer, level: level - 2))
        }
        if level >= 2, let secondary = styles.secondary {
            return secondary.erasedResolved(in: StyleContext(environment: outer, level: level - 1))
        }
        return styles.primary.erasedResolved(in: StyleContext(environment: outer, level: level))
    }

    /// The style that `.background` stands for.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    package var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }

    /// The material that lies behind the view.
    public var backgroundMaterial: Material? {
        get { self[MaterialKey.self] }
        set { self[MaterialKey.self] = newValue }
    }
}
