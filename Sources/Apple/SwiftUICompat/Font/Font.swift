public import Foundation

/// A font, which may depend on the environment it is used in.
public struct Font: Sendable, Hashable {
    package enum Base: Sendable, Hashable {
        case textStyle(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        case custom(String, size: CGFloat, scaling: Scaling)
    }

    /// How a custom font follows the user's text size.
    package enum Scaling: Sendable, Hashable {
        case fixed
        case relative(TextStyle)
    }

    package enum Change: Sendable, Hashable {
        case weight(Weight)
        case bold
        case italic
        case width(Width)
        case design(Design?)
        case smallCaps
        case monospacedDigit
        case monospaced
        case leading(Leading)
        case scaled(CGFloat)
        case pointSize(CGFloat)
    }

    package let base: Base
    package private(set) var changes: [Change] = []

    package init(_ base: Base) {
        self.base = base
    }

    package func applying(_ change: Change) -> Font {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    public static let largeTitle = Font.system(.largeTitle)
    public static let title = Font.system(.title)
    public static let title2 = Font.system(.title2)
    public static let title3 = Font.system(.title3)
    public static let headline = Font.system(.headline)
    public static let subheadline = Font.system(.subheadline)
    public static let body = Font.system(.body)
    public static let callout = Font.system(.callout)
    public static let footnote = Font.system(.footnote)
    public static let caption = Font.system(.caption)
    public static let caption2 = Font.system(.caption2)

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.textStyle(style, design: design, weight: weight))
    }

    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.textStyle(style, design: design, weight: nil))
    }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    /// A font by name that follows the user's text size as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, scaling: .relative(.body)))
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, scaling: .relative(textStyle)))
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, scaling: .fixed))
    }

    public func weight(_ weight: Weight) -> Font { applying(.weight(weight)) }
    public func bold() -> Font { applying(.bold) }
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
    public func italic() -> Font { applying(.italic) }
    public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
    public func width(_ width: Width) -> Font { applying(.width(width)) }
    public func smallCaps() -> Font { applying(.smallCaps) }
    public func lowercaseSmallCaps() -> Font { applying(.smallCaps) }
    public func uppercaseSmallCaps() -> Font { applying(.smallCaps) }
    public func monospacedDigit() -> Font { applying(.monospacedDigit) }
    public func monospaced() -> Font { applying(.monospaced) }
    public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
    public func leading(_ leading: Leading) -> Font { applying(.leading(leading)) }
    public func scaled(by factor: CGFloat) -> Font { applying(.scaled(factor)) }
    public func pointSize(_ size: CGFloat) -> Font { applying(.pointSize(size)) }
    package func design(_ design: Design) -> Font { applying(.design(design)) }
}
