import WidgetArchive

/// What lies behind, blurred and tinted.
public struct Material: Sendable, Hashable {
    private enum Thickness: Sendable, Hashable { case ultraThin, thin, regular, thick, ultraThick, bar }

    private let thickness: Thickness

    public static let ultraThin = Material(thickness: .ultraThin)
    public static let thin = Material(thickness: .thin)
    public static let regular = Material(thickness: .regular)
    public static let thick = Material(thickness: .thick)
    public static let ultraThick = Material(thickness: .ultraThick)
    public static let bar = Material(thickness: .bar)

    /// The material as it looks while its window is active, which a widget's always is.
    ///
    /// - Compatibility: compiles
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }

    /// The grey that is laid over what lies behind. The thin material's is iOS 26's, as others have read it; those of the
    /// others are so chosen that plain backgrounds look as under iOS 17's (docs/fidelity.md).
    private func tint(isDark: Bool) -> ArchiveColor {
        let (light, dark): ((white: Double, opacity: Double), (white: Double, opacity: Double)) =
            switch thickness {
            case .ultraThin: ((245, 0.44), (37, 0.55))
            case .thin: ((237, 0.596), (49, 0.632))
            case .regular: ((245, 0.76), (37, 0.82))
            case .thick: ((245, 0.86), (37, 0.9))
            case .ultraThick: ((245, 0.94), (37, 0.95))
            case .bar: ((245, 0.8), (37, 0.82))
            }
        let (white, opacity) = isDark ? dark : light
        return ArchiveColor(red: white / 255, green: white / 255, blue: white / 255, alpha: opacity)
    }

    package func fill(isDark: Bool) -> ResolvedStyle.Fill {
        .material(blurRadius: 20, tint: tint(isDark: isDark))
    }
}

/// - Compatibility: compiles
public struct MaterialActiveAppearance: Sendable, Hashable {
    private let name: String

    public static let automatic = MaterialActiveAppearance(name: "automatic")
    public static let active = MaterialActiveAppearance(name: "active")
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension Material: PrimitiveShapeStyle {
    package func resolved(in context: StyleContext) -> ResolvedStyle {
        ResolvedStyle(fill(isDark: context.environment.colorScheme == .dark)).atLevel(context.level)
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
