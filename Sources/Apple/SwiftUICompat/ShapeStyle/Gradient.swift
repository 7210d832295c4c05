public import Foundation
package import WidgetArchive

/// Colours along a line.
public struct Gradient: Sendable, Hashable {
    public struct Stop: Sendable, Hashable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colours between two stops are found.
    public struct ColorSpace: Sendable, Hashable {
        let isPerceptual: Bool

        public static let device = ColorSpace(isPerceptual: false)
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    public var stops: [Stop]

    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        AnyGradient(self, space)
    }

    package func resolvedStops(in environment: EnvironmentValues) -> [GradientStop] {
        stops.map {
            GradientStop(color: $0.color.resolve(in: environment).sRGB, location: Double($0.location))
        }
    }

    /// The gradient that `Color.gradient` makes, from a lighter tone at the top down to the colour itself.
    static func standard(of color: Color) -> Gradient {
        Gradient(colors: [color.mix(with: .white, by: 0.22, in: .device), color])
    }
}

extension Gradient: PrimitiveShapeStyle {
    package func resolved(in context: StyleContext) -> ResolvedStyle {
        AnyGradient(self).resolved(in: context)
    }
}
