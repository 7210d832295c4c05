public import Foundation
package import WidgetArchive

/// A shadow that goes along with a style.
public struct ShadowStyle: Sendable, Hashable {
    private let color: Color
    private let radius: CGFloat
    private let offset: CGSize
    private let isInner: Bool

    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }

    package struct Resolved: Sendable, Hashable {
        package var color: ArchiveColor
        package var radius: Double
        package var x: Double
        package var y: Double
        package var isInner: Bool
    }

    package func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(
            color: color.resolve(in: environment).sRGB, radius: Double(radius), x: Double(offset.width),
            y: Double(offset.height), isInner: isInner)
    }
}
