import WidgetArchive

/// Letters and signs of Debian's `fonts-dejavu-core`, as symbols.
enum Lettering {
    private static let font = GlyphFont(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")

    /// A line of text in the middle of the box: as high as fits, and narrower where it is long.
    static func shapes(of text: String) -> [SymbolOutline.Shape]? {
        guard let font else { return nil }
        var line: [ArchivePath.Element] = []
        var origin = 0.0
        for character in text.unicodeScalars {
            let glyph = font.glyph(of: character)
            let start = origin
            line += glyph.outline.mapped { ArchivePoint(x: $0.x + start, y: $0.y) }.elements
            origin += glyph.advance
        }
        let path = ArchivePath(elements: line)
        let bounds = path.bounds
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        // Capitals of 13 units, and nothing higher than 14 or wider than 17.
        let height = min(13 / (capitals * font.unitsPerEm), 14 / bounds.height)
        let width = min(height, 17 / bounds.width)
        let (scaleX, scaleY) = (width, min(height, width * 1.25))
        let center = SymbolOutline.side / 2
        let placed = path.mapped {
            ArchivePoint(
                x: center + ($0.x - bounds.x - bounds.width / 2) * scaleX,
                y: center - ($0.y - bounds.y - bounds.height / 2) * scaleY)
        }
        return [SymbolOutline.Shape(path: placed, isEvenOdd: false)]
    }

    /// The height of DejaVu's capitals as a part of its em.
    private static let capitals = 0.729
}
