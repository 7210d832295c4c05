package import WidgetArchive

/// What `Image(systemName:)` measures.
///
/// SF Symbols are drawn to one height and as wide as they need: at 17 points a star is about 20 x 19 and a chevron
/// 10 x 15. The stand-ins' ink, drawn a little larger than in their own box, comes close.
package enum SymbolMetrics {
    package enum Scale: Sendable { case small, medium, large }

    package static func size(of name: String, font: ArchiveFont, scale: Scale) -> ArchiveSize {
        let ink = SymbolLibrary.shared.outline(of: name).bounds
        let unit = font.size * factor(scale) * boxSize / SymbolOutline.side
        let pad = 2 * padding
        return ArchiveSize(
            width: pixels((ink.width + pad) * unit), height: pixels((ink.height + pad) * unit))
    }

    /// From the top of the symbol to the baseline of the text beside it, which puts its middle at the capitals' middle.
    package static func baseline(of name: String, font: ArchiveFont, scale: Scale) -> Double {
        size(of: name, font: font, scale: scale).height / 2 + font.size * capHeight / 2
    }

    /// The side of an icon's box at medium scale as a part of the font's size: a full circle is 20 points at 17.
    private static let boxSize = 1.15
    /// Space around the ink, in parts of the icons' box of 16.
    package static let padding = 0.2
    /// San Francisco's capitals as a part of its size.
    private static let capHeight = 0.7046

    private static func factor(_ scale: Scale) -> Double {
        switch scale {
        case .small: 0.8
        case .medium: 1
        case .large: 1.28
        }
    }

    private static func pixels(_ length: Double) -> Double { (length * 3).rounded() / 3 }
}
