package import Foundation
package import WidgetArchive

/// A style's outcome in an environment, waiting only for the rectangle that it fills.
package struct ResolvedStyle: Sendable, Hashable {
    package indirect enum Fill: Sendable, Hashable {
        case color(ArchiveColor)
        case linear(stops: [GradientStop], start: UnitPoint, end: UnitPoint)
        case radial(stops: [GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        case elliptical(stops: [GradientStop], center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
        case angular(stops: [GradientStop], center: UnitPoint, start: Angle, end: Angle)
        case material(blurRadius: Double, tint: ArchiveColor)
        case image(ResolvedImage, source: CGRect, scale: CGFloat)
        case mesh(ResolvedMesh)
    }

    package var fill: Fill
    package var opacity: Double = 1
    package var blendMode: BlendMode = .normal
    package var shadows: [ShadowStyle.Resolved] = []
    /// The rectangle that the style is anchored to instead of the shape's own.
    package var anchor: CGRect?

    package init(_ fill: Fill) {
        self.fill = fill
    }

    package init(_ color: Color.Resolved) {
        fill = .color(color.sRGB)
    }

    /// The opacity of a custom style's hierarchical levels.
    package static let levelOpacities = [1, 0.5, 0.25, 0.18, 0.12]

    package func atLevel(_ level: Int) -> ResolvedStyle {
        var copy = self
        copy.opacity *= Self.levelOpacities[min(max(level, 0), 4)]
        return copy
    }

    /// The style's colour if it is one and nothing else, as an underline or a tint needs it.
    package var color: ArchiveColor? {
        guard case .color(var color) = fill else { return nil }
        color.alpha *= opacity
        return color
    }

    /// The colour that stands for the style where only one can be used: a gradient's first.
    package var representativeColor: ArchiveColor {
        switch fill {
        case .color(let color): return color.faded(by: opacity)
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .angular(let stops, _, _, _):
            return (stops.first?.color ?? ArchiveColor(red: 0, green: 0, blue: 0, alpha: 0)).faded(by: opacity)
        case .material(_, let tint): return tint.faded(by: opacity)
        case .image: return ArchiveColor(red: 0, green: 0, blue: 0, alpha: opacity)
        case .mesh(let mesh):
            return (mesh.colors.first ?? ArchiveColor(red: 0, green: 0, blue: 0, alpha: 0)).faded(by: opacity)
        }
    }

    /// The paint for a shape in `rect`, in absolute points; a mesh, which is no single paint, gives its first colour.
    package func paint(in rect: CGRect) -> Paint {
        let rect = anchor.map { $0.offsetBy(dx: rect.minX, dy: rect.minY) } ?? rect
        switch fill {
        case .color, .mesh: return .color(representativeColor)
        case .linear(let stops, let start, let end):
            return .linearGradient(
                stops: faded(stops), start: start.point(in: rect).archived, end: end.point(in: rect).archived)
        case .radial(let stops, let center, let startRadius, let endRadius):
            return .radialGradient(
                stops: faded(stops), center: center.point(in: rect).archived, startRadius: Double(startRadius),
                endRadius: Double(endRadius), transform: nil)
        case .elliptical(let stops, let center, let startFraction, let endFraction):
            // A circle of the rectangle's width, squeezed about its centre to the rectangle's height.
            let point = center.point(in: rect)
            let ratio = rect.width > 0 ? Double(rect.height / rect.width) : 1
            return .radialGradient(
                stops: faded(stops), center: point.archived, startRadius: Double(startFraction * rect.width),
                endRadius: Double(endFraction * rect.width),
                transform: ArchiveTransform(
                    a: 1, b: 0, c: 0, d: ratio, tx: 0, ty: Double(point.y) * (1 - ratio)))
        case .angular(let stops, let center, let start, let end):
            return .angularGradient(
                stops: faded(stops), center: center.point(in: rect).archived, startAngle: start.radians,
                endAngle: end.radians)
        case .material(let radius, let tint):
            return .material(blurRadius: radius, tint: tint.faded(by: opacity))
        case .image(let image, let source, let scale):
            return .image(
                image.id, origin: CGPoint(x: rect.minX, y: rect.minY).archived, scale: Double(scale),
                source: source.archived)
        }
    }

    private func faded(_ stops: [GradientStop]) -> [GradientStop] {
        opacity == 1 ? stops : stops.map { GradientStop(color: $0.color.faded(by: opacity), location: $0.location) }
    }

    /// The image that the paint names, to be added to the archive.
    package var image: ResolvedImage? {
        if case .image(let image, _, _) = fill { return image }
        return nil
    }
}

extension ArchiveColor {
    package func faded(by opacity: Double) -> ArchiveColor {
        ArchiveColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
    }
}
