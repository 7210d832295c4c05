public import Foundation
import WidgetArchive

/// A colour as Core Graphics has it: components, and no dependence on light or dark.
public final class CGColor: Sendable, Hashable {
    package let resolved: Color.Resolved
    private let space: CGColorSpace

    package init(_ resolved: Color.Resolved, space: CGColorSpace = .deviceRGB) {
        self.resolved = resolved
        self.space = space
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
            space: .deviceGray)
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// The ink's colour on paper, without a printer's profile.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(
            red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
            alpha: alpha)
    }

    public static var typeID: UInt { UInt(bitPattern: ObjectIdentifier(CGColor.self)) }

    /// A colour of as many components as the space has, and its alpha after them.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let values = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
        guard let resolved = space.color(Array(values)) else { return nil }
        self.init(resolved, space: space)
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public var alpha: CGFloat { CGFloat(resolved.sRGB.alpha) }

    /// The colour's components followed by alpha: four, or two for a grey.
    public var components: [CGFloat]? { space.components(of: resolved) }

    public var numberOfComponents: Int { space.numberOfComponents + 1 }

    public var colorSpace: CGColorSpace? { space }

    public func copy() -> CGColor? { self }

    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = resolved
        copy.sRGB.alpha = Double(alpha)
        return CGColor(copy, space: space)
    }

    /// The same colour in another space.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?
    ) -> CGColor? {
        let components = space.components(of: resolved)
        return space.color(components).map { CGColor($0, space: space) }
    }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs.resolved == rhs.resolved && lhs.space == rhs.space
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(resolved)
        hasher.combine(space)
    }
}
