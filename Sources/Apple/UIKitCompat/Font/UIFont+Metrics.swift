public import Foundation
import SwiftUICompat
import Typesetting
import WidgetArchive

extension UIFont {
    public var lineHeight: CGFloat { CGFloat(metrics.size.height) }
    public var ascender: CGFloat { CGFloat(metrics.firstBaseline) }
    public var descender: CGFloat { ascender - lineHeight }
    public var leading: CGFloat { 0 }
    // As San Francisco's, which the drawn font stands in for.
    public var capHeight: CGFloat { pointSize * 0.705 }
    public var xHeight: CGFloat { pointSize * 0.526 }
    public var familyName: String { fontName }
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

    private var metrics: TextMetrics {
        let run = TextRun(
            content: .string("x"), font: font.archived(in: .current),
            paint: .color(ArchiveColor(red: 0, green: 0, blue: 0)))
        return Typesetter.shared.measure(StyledText(runs: [run]), width: nil, height: nil)
    }

    public class var systemFontSize: CGFloat { 14 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    /// The families that the widget brings along.
    public class var familyNames: [String] { AppFonts.families }
    public class func fontNames(forFamilyName familyName: String) -> [String] { AppFonts.names(ofFamily: familyName) }

    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        preferredFont(forTextStyle: style)
    }
}

/// A font as a list of what it is to be.
public final class UIFontDescriptor: Hashable, @unchecked Sendable {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 32)
        public static let traitCondensed = SymbolicTraits(rawValue: 64)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    }

    let font: Font
    let name: String
    public let pointSize: CGFloat
    public let symbolicTraits: SymbolicTraits

    init(font: UIFont) {
        self.font = font.font
        name = font.fontName
        pointSize = font.pointSize
        symbolicTraits = []
    }

    private init(_ font: Font, like other: UIFontDescriptor, traits: SymbolicTraits? = nil) {
        self.font = font
        name = other.name
        pointSize = other.pointSize
        symbolicTraits = traits ?? other.symbolicTraits
    }

    public init(name: String, size: CGFloat) {
        font = .custom(name, fixedSize: size)
        self.name = name
        pointSize = size
        symbolicTraits = []
    }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let designs: [SystemDesign: Font.Design] = [.rounded: .rounded, .serif: .serif, .monospaced: .monospaced]
        return UIFontDescriptor(font.design(designs[design] ?? .default), like: self)
    }

    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var font = font
        if traits.contains(.traitBold) { font = font.bold() }
        if traits.contains(.traitItalic) { font = font.italic() }
        if traits.contains(.traitMonoSpace) { font = font.monospaced() }
        return UIFontDescriptor(font, like: self, traits: traits)
    }

    public func withSize(_ size: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font: UIFont(descriptor: self, size: size))
    }

    /// Takes the weight; other attributes have no effect.
    public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        guard let traits = attributes[.traits] as? [TraitKey: Any] else { return self }
        let weight = (traits[.weight] as? UIFont.Weight) ?? (traits[.weight] as? CGFloat).map { UIFont.Weight($0) }
        return weight.map { UIFontDescriptor(font.weight($0.font), like: self) } ?? self
    }

    public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool { left.font == right.font }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
    }
}

/// Scales a size with the user's text size.
public final class UIFontMetrics: Sendable {
    private let style: UIFont.TextStyle

    public static let `default` = UIFontMetrics(forTextStyle: .body)

    public init(forTextStyle style: UIFont.TextStyle) {
        self.style = style
    }

    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        let size = (traits ?? .current).environment.dynamicTypeSize
        return value * CGFloat(TextStyleMetrics.scale(style.metrics.style, at: size))
    }

    public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
    }

    public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
    }
}
