package import WidgetArchive

/// A gradient without a geometry; it runs from top to bottom where one is needed.
public struct AnyGradient: Sendable, Hashable {
    let gradient: Gradient
    let space: Gradient.ColorSpace

    public init(_ gradient: Gradient) {
        self.init(gradient, .device)
    }

    init(_ gradient: Gradient, _ space: Gradient.ColorSpace) {
        self.gradient = gradient
        self.space = space
    }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        AnyGradient(gradient, space)
    }

    /// The stops as the archive has them, which mixes in sRGB: perceptual gradients get stops in between.
    package func resolvedStops(in environment: EnvironmentValues) -> [GradientStop] {
        let stops = gradient.resolvedStops(in: environment)
        guard space == .perceptual, var last = stops.first else { return stops }
        let steps = 8
        var refined = [last]
        for stop in stops.dropFirst() {
            for step in 1..<steps where stop.location > last.location {
                let part = Double(step) / Double(steps)
                let color = Oklab.mix(Color.Resolved(last.color), Color.Resolved(stop.color), part)
                refined.append(
                    GradientStop(
                        color: color.sRGB, location: last.location + (stop.location - last.location) * part))
            }
            refined.append(stop)
            last = stop
        }
        return refined
    }
}

extension AnyGradient: PrimitiveShapeStyle {
    package func resolved(in context: StyleContext) -> ResolvedStyle {
        ResolvedStyle(.linear(stops: resolvedStops(in: context.environment), start: .top, end: .bottom))
            .atLevel(context.level)
    }
}
