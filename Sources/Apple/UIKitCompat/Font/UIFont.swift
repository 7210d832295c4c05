public import Foundation
public import SwiftUICompat

/// A font as UIKit has it.
///
/// `@unchecked Sendable`: nothing of it changes after it is made.
public final class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// How heavy strokes are, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        var font: Font.Weight {
            let known: [(Weight, Font.Weight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
                (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
            ]
            return known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
        }
    }

    /// How wide letters are, from -1 to 1.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let compressed = Width(rawValue: -0.3)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
    }

    /// A text style, such as the body's.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The style in SwiftUI's terms and its size at the default text size.
        var metrics: (style: Font.TextStyle, size: CGFloat) {
            switch self {
            case .extraLargeTitle: (.largeTitle, 36)
            case .extraLargeTitle2: (.title, 28)
            case .largeTitle: (.largeTitle, 34)
            case .title1: (.title, 28)
            case .title2: (.title2, 22)
            case .title3: (.title3, 20)
            case .headline: (.headline, 17)
            case .subheadline: (.subheadline, 15)
            case .callout: (.callout, 16)
            case .footnote: (.footnote, 13)
            case .caption1: (.caption, 12)
            case .caption2: (.caption2, 11)
            default: (.body, 17)
            }
        }
    }

    /// The same font in SwiftUI's terms.
    package let font: Font
    public let pointSize: CGFloat
    public let fontName: String

    package init(font: Font, pointSize: CGFloat, fontName: String) {
        self.font = font
        self.pointSize = pointSize
        self.fontName = fontName
    }

    public required init?(name: String, size: CGFloat) {
        font = .custom(name, fixedSize: size)
        pointSize = size
        fontName = name
    }

    public class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(font: .system(size: size, weight: weight.font), pointSize: size, fontName: ".SFUI")
    }

    /// In the weight; the system's font has one width here.
    public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(font: .system(size: size, weight: nil).italic(), pointSize: size, fontName: ".SFUI-Italic")
    }

    public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            font: .system(size: size, weight: weight.font, design: .monospaced), pointSize: size, fontName: ".SFMono")
    }

    public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            font: .system(size: size, weight: weight.font).monospacedDigit(), pointSize: size, fontName: ".SFUI")
    }

    /// The font that the descriptor describes; a size of zero keeps its own.
    public required convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        let points = size > 0 ? size : descriptor.pointSize
        self.init(font: descriptor.font.pointSize(points), pointSize: points, fontName: descriptor.name)
    }

    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let (likeness, size) = style.metrics
        // These are bold, and have no like among SwiftUI's.
        let isExtra = style == .extraLargeTitle || style == .extraLargeTitle2
        let font = isExtra ? Font.system(likeness, weight: .bold).pointSize(size) : .system(likeness, weight: nil)
        return UIFont(font: font, pointSize: size, fontName: ".SFUI")
    }

    /// The system's font in the size of text that has none, 12 points: UIKit's is of no font.
    public override convenience init() {
        self.init(font: .system(size: 12), pointSize: 12, fontName: ".SFUI")
    }

    public func withSize(_ size: CGFloat) -> UIFont {
        UIFont(font: font.pointSize(size), pointSize: size, fontName: fontName)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

    public override var hash: Int { font.hashValue }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public static var supportsSecureCoding: Bool { true }

    /// A font of an archive, by its name and size; a name that begins with a dot is the system's.
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName").map(String.init(describing:))
        else {
            return nil
        }
        fontName = name
        pointSize = coder.decodeDouble(forKey: "UIFontPointSize")
        font = name.hasPrefix(".") ? .system(size: pointSize) : .custom(name, fixedSize: pointSize)
    }

    public func encode(with coder: NSCoder) {
        coder.encode(fontName as NSString, forKey: "UIFontName")
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    }
}

extension Font {
    public init(_ font: UIFont) {
        self = font.font
    }
}
