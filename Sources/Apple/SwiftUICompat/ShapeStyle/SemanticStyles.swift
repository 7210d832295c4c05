/// The foreground, or a lesser level of it.
public struct HierarchicalShapeStyle: PrimitiveShapeStyle, Hashable {
    package let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    package func resolved(in context: StyleContext) -> ResolvedStyle {
        context.environment.resolvedForeground(level: min(level + context.level, 4))
    }
}

/// A lesser level of another style, as `.tint.secondary`.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: PrimitiveShapeStyle {
    let base: Base
    let level: Int

    package func resolved(in context: StyleContext) -> ResolvedStyle {
        base.erasedResolved(in: StyleContext(environment: context.environment, level: min(level + context.level, 4)))
    }
}

/// The foreground as it is.
public struct ForegroundStyle: PrimitiveShapeStyle {
    public init() {}

    package func resolved(in context: StyleContext) -> ResolvedStyle {
        context.environment.resolvedForeground(level: context.level)
    }
}

/// The background, or the system's when none was set.
public struct BackgroundStyle: PrimitiveShapeStyle {
    public init() {}

    package func resolved(in context: StyleContext) -> ResolvedStyle {
        if let style = context.environment.backgroundStyle {
            var outer = context
            outer.environment.backgroundStyle = nil
            return style.erasedResolved(in: outer)
        }
        return ResolvedStyle.system([.background, .secondaryBackground, .tertiaryBackground], in: context)
    }
}

/// The tint, or the accent colour when none was set.
public struct TintShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func resolved(in context: StyleContext) -> ResolvedStyle {
        guard let tint = context.environment.tint else {
            return ResolvedStyle(Color.accentColor.resolve(in: context.environment)).atLevel(context.level)
        }
        var outer = context
        outer.environment.tint = nil
        return tint.erasedResolved(in: outer)
    }
}

public struct SeparatorShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func resolved(in context: StyleContext) -> ResolvedStyle {
        .system([.separator], in: context)
    }
}

/// The system's fill, for shapes on a background.
public struct FillShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func resolved(in context: StyleContext) -> ResolvedStyle {
        .system([.fill, .secondaryFill, .tertiaryFill, .quaternaryFill], in: context)
    }
}

public struct SelectionShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func resolved(in context: StyleContext) -> ResolvedStyle {
        TintShapeStyle().resolved(in: context)
    }
}

public struct PlaceholderTextShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func resolved(in context: StyleContext) -> ResolvedStyle {
        .system([.placeholderText], in: context)
    }
}

public struct LinkShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func resolved(in context: StyleContext) -> ResolvedStyle {
        .system([.link], in: context)
    }
}

public struct WindowBackgroundShapeStyle: PrimitiveShapeStyle {
    public init() {}

    package func resolved(in context: StyleContext) -> ResolvedStyle {
        .system([.background, .secondaryBackground, .tertiaryBackground], in: context)
    }
}

extension ResolvedStyle {
    /// The system colour of the context's level; levels past the last fade it.
    fileprivate static func system(_ levels: [SystemColor], in context: StyleContext) -> ResolvedStyle {
        let index = min(context.level, levels.count - 1)
        return ResolvedStyle(levels[index].resolved(in: context.environment))
            .atLevel(context.level - index)
    }
}
