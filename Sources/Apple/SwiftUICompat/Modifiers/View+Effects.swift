public import Foundation
import WidgetArchive

extension View {
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(EffectModifier(ArchiveGroup(items: [], opacity: min(max(opacity, 0), 1)), isIdentity: opacity >= 1))
    }

    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(EffectModifier(ArchiveGroup(items: [], blendMode: blendMode.archived)))
    }

    /// Draws the views as one before further effects.
    public nonisolated func compositingGroup() -> some View {
        modifier(EffectModifier(ArchiveGroup(items: [])))
    }

    public nonisolated func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(EffectModifier(ArchiveGroup(items: [])))
    }

    /// Keeps the layout's geometry together while it animates; a still picture does not move.
    public nonisolated func geometryGroup() -> some View {
        modifier(EmptyModifier.identity)
    }

    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(EffectModifier(.blur(radius: Double(max(radius, 0)), isOpaque: opaque)))
    }

    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            EffectModifier(prepare: { context in
                let environment = context.environment
                return { _ in
                    let shadow = ArchiveEffect.shadow(
                        color: color.resolve(in: environment).sRGB, radius: Double(radius), x: Double(x), y: Double(y))
                    return ArchiveGroup(items: [], effects: [shadow])
                }
            }))
    }

    public nonisolated func brightness(_ amount: Double) -> some View {
        modifier(EffectModifier(.brightness(amount)))
    }

    public nonisolated func contrast(_ amount: Double) -> some View {
        modifier(EffectModifier(.contrast(amount)))
    }

    public nonisolated func saturation(_ amount: Double) -> some View {
        modifier(EffectModifier(.saturation(amount)))
    }

    public nonisolated func grayscale(_ amount: Double) -> some View {
        modifier(EffectModifier(.grayscale(amount)))
    }

    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        modifier(EffectModifier(.hueRotation(angle.radians)))
    }

    public nonisolated func colorInvert() -> some View {
        modifier(EffectModifier(.colorInvert))
    }

    public nonisolated func colorMultiply(_ color: Color) -> some View {
        modifier(
            EffectModifier(prepare: { context in
                let environment = context.environment
                return { _ in
                    ArchiveGroup(items: [], effects: [.colorMultiply(color.resolve(in: environment).sRGB)])
                }
            }))
    }

    public nonisolated func luminanceToAlpha() -> some View {
        modifier(EffectModifier(.luminanceToAlpha))
    }
}
