public import Foundation

/// A style with an opacity.
public struct OpacityShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
    let base: Base
    let opacity: Double

    package func resolved(in context: StyleContext) -> ResolvedStyle {
        var style = base.erasedResolved(in: context)
        style.opacity *= min(max(opacity, 0), 1)
        return style
    }
}

/// A style that mixes with what lies behind it.
public struct BlendModeShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
    let base: Base
    let blendMode: BlendMode

    package func resolved(in context: StyleContext) -> ResolvedStyle {
        var style = base.erasedResolved(in: context)
        style.blendMode = blendMode
        return style
    }
}

/// A style with a shadow.
public struct ShadowShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    package func resolved(in context: StyleContext) -> ResolvedStyle {
        var style = base.erasedResolved(in: context)
        style.shadows.append(shadow.resolve(in: context.environment))
        return style
    }
}

/// A style that fills a rectangle of its own instead of the shape's.
public struct AnchoredShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
    let base: Base
    let rect: CGRect

    package func resolved(in context: StyleContext) -> ResolvedStyle {
        var style = base.erasedResolved(in: context)
        style.anchor = rect
        return style
    }
}

extension ShapeStyle {
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: self, opacity: opacity)
    }

    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        BlendModeShapeStyle(base: self, blendMode: mode)
    }

    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowShapeStyle(base: self, shadow: style)
    }

    public func `in`(_ rect: CGRect) -> some ShapeStyle {
        AnchoredShapeStyle(base: self, rect: rect)
    }

    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: ForegroundStyle(), opacity: opacity)
    }

    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        BlendModeShapeStyle(base: ForegroundStyle(), blendMode: mode)
    }

    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowShapeStyle(base: ForegroundStyle(), shadow: style)
    }
}
