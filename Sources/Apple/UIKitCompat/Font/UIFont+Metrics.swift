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
