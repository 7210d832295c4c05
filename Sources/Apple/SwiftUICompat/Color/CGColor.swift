public import Foundation
import WidgetArchive

/// A colour as Core Graphics has it: components, and no dependence on light or dark.
public final class CGColor: Sendable, Hashable {
    package let resolved: Color.Resolved
    private let isGray: Bool

    package init(_ resolved: Color.Resolved, isGray: Bool = false) {
        self.resolved = resolved
        self.isGray = isGray
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color.Resolved(
                .sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(
            Color.Resolved(.sRGB, red: Double(gray), green: Double(gray), blue: Double(gray), opacity: Double(alpha)),
            isGray: true)
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public var alpha: CGFloat { CGFloat(resolved.sRGB.alpha) }

    /// The colour's components followed by alpha: four, or two for a grey.
    public var components: [CGFloat]? {
        let color = resolved.sRGB
        return isGray
            ? [CGFloat(color.red), CGFloat(color.alpha)]
            : [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.alpha)]
    }

    public var numberOfComponents: Int { isGray ? 2 : 4 }

    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = resolved
        copy.sRGB.alpha = Double(alpha)
        return CGColor(copy, isGray: isGray)
    }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs.resolved == rhs.resolved && lhs.isGray == rhs.isGray
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(resolved)
        hasher.combine(isGray)
    }
}
