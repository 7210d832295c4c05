package import WidgetArchive

/// What `Image(systemName:)` measures.
package enum SymbolMetrics {
    package enum Scale: Sendable { case small, medium, large }

    /// A symbol's box; that of a resizable one is its ink alone.
    package static func size(
        of name: String, font: ArchiveFont, scale: Scale, isResizable: Bool = false
    ) -> ArchiveSize {
        let ink = SymbolInk(of: name)
        let unit = font.size * factor(scale)
        let margins = isResizable ? ArchiveSize(width: 0, height: 0) : ink.margins
        return ArchiveSize(
            width: pixels((ink.width + 2 * margins.width) * unit),
            height: pixels((ink.height + 2 * margins.height) * unit))
    }

    /// From the top of the symbol to the baseline of the text beside it, which puts its middle at the capitals' middle.
    package static func baseline(of name: String, font: ArchiveFont, scale: Scale) -> Double {
        size(of: name, font: font, scale: scale).height / 2 + font.size * capHeight / 2
    }

    /// San Francisco's capitals as a part of its size.
    private static let capHeight = 0.7046

    /// Large is measured (docs/fidelity.md).
    private static func factor(_ scale: Scale) -> Double {
        switch scale {
        case .small: 0.79
        case .medium: 1
        case .large: 1.27
        }
    }

    private static func pixels(_ length: Double) -> Double { (length * 3).rounded() / 3 }
}
