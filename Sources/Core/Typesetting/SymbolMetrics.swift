package import WidgetArchive

/// What `Image(systemName:)` measures.
package enum SymbolMetrics {
    package enum Scale: Sendable { case small, medium, large }

    package static func size(of name: String, font: ArchiveFont, scale: Scale) -> ArchiveSize {
        let em = font.size * factor(scale)
        return ArchiveSize(width: em * 1.18, height: em * 1.16)
    }

    /// From the top of the symbol to the baseline of the text beside it, which puts its middle at the capitals' middle.
    package static func baseline(of name: String, font: ArchiveFont, scale: Scale) -> Double {
        let height = size(of: name, font: font, scale: scale).height
        return height / 2 + font.size * capHeight / 2
    }

    /// San Francisco's capitals as a part of its size.
    private static let capHeight = 0.7046

    private static func factor(_ scale: Scale) -> Double {
        switch scale {
        case .small: 0.8
        case .medium: 1
        case .large: 1.28
        }
    }
}
