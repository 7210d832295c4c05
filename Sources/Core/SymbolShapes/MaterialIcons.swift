import WidgetArchive

/// The icons of Debian's `fonts-material-design-icons-iconfont`, by their names.
package enum MaterialIcons {
    package static let fontFile = "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf"
    private static let font = GlyphFont(path: fontFile)
    /// Each icon's character, from the package's style sheet: `.material-icons.home:before {` and, on the next line,
    /// `content: "\e88a"; }`.
    private static let characters: [String: Unicode.Scalar] = {
        let sheet = SymbolLibrary.read("/usr/share/fonts-material-design-icons-iconfont/css/material-design-icons.css")
        let separators = Set(" .:{};\"\\".utf8)
        var characters: [String: Unicode.Scalar] = [:]
        var icon = ""
        for line in (sheet ?? []).split(separator: UInt8(ascii: "\n")) {
            let words = line.split { separators.contains($0) }.map { String(decoding: $0, as: UTF8.self) }
            if words.count == 3, words[0] == "material-icons", words[2] == "before" {
                icon = words[1]
            } else if words.count == 2, words[0] == "content" {
                characters[icon] = UInt32(words[1], radix: 16).flatMap(Unicode.Scalar.init)
            }
        }
        return characters
    }()

    static func shapes(of icon: String) -> [SymbolOutline.Shape]? {
        guard let font, let character = characters[icon] else { return nil }
        let path = font.glyph(of: character).outline
        guard !path.elements.isEmpty else { return nil }
        // The icons fill 20 of their em's 24 units.
        let (middle, unit) = (font.unitsPerEm / 2, SymbolOutline.side * 24 / 20 / font.unitsPerEm)
        let center = SymbolOutline.side / 2
        let placed = path.mapped {
            ArchivePoint(x: center + ($0.x - middle) * unit, y: center - ($0.y - middle) * unit)
        }
        let outline = SymbolOutline(shapes: [SymbolOutline.Shape(path: placed, isEvenOdd: false)])
        // A few fill more than the 20.
        let excess = max(outline.bounds.width, outline.bounds.height) / SymbolOutline.side
        return excess > 1 ? outline.scaled(by: 1 / excess).shapes : outline.shapes
    }
}
