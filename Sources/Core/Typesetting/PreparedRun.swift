import CPango
import SymbolShapes
import WidgetArchive

/// One run of a prepared text, with its part of the bytes and of its line's height, in the text's units.
struct PreparedRun {
    let run: TextRun
    let range: Range<Int>
    /// What the run takes of a line above and below the line's baseline.
    let ascent: Double
    let descent: Double
    /// What the run's text style adds between its line and the one above; nil where the font's own lines follow each
    /// other, each rounded up to a pixel.
    let leading: Double?
    /// The font's size in units.
    let size: Double
    /// The size of an inline symbol or image and how far below the run's baseline it reaches, in units.
    let object: (width: Double, height: Double, descent: Double)?
    private let families: String

    init(_ run: TextRun, range: Range<Int>, unit: Double, library: FontLibrary, families: FontFamilies) {
        self.run = run
        self.range = range
        let font = run.font
        self.families = families.list(for: font)
        size = font.size / unit
        var natural = (ascent: SystemFont.ascent, descent: SystemFont.descent)
        if case .named = font.family { natural = library.metrics(of: font, families: self.families) }
        leading = font.lineHeight.map { ($0 - (natural.ascent + natural.descent) * font.size) / unit }
        let offset = run.baselineOffset
        var ascent = natural.ascent * font.size + offset
        var descent = natural.descent * font.size - offset
        switch run.content {
        case .string: object = nil
        case .symbol(let name):
            let symbol = SymbolMetrics.size(of: name, font: font, scale: .medium)
            let below = symbol.height - SymbolMetrics.baseline(of: name, font: font, scale: .medium)
            object = (symbol.width / unit, symbol.height / unit, below / unit)
        case .image(_, let image, _):
            // An image among text stands on the baseline.
            object = (image.width / unit, image.height / unit, 0)
            ascent = max(ascent, image.height + offset)
            descent = max(descent, -offset)
        }
        self.ascent = ascent / unit
        self.descent = descent / unit
    }

    func addAttributes(
        to attributes: OpaquePointer?, index: Int, range: Range<Int>, bytes: [UInt8], unit: Double,
        families: FontFamilies
    ) {
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ part: Range<Int>) {
            attribute?.pointee.start_index = guint(part.lowerBound)
            attribute?.pointee.end_index = guint(part.upperBound)
            pango_attr_list_insert(attributes, attribute)
        }
        let description = FontLibrary.description(of: run.font, families: self.families, size: size)
        defer { pango_font_description_free(description) }
        insert(pango_attr_font_desc_new(description), range)
        // Not for its colour: it makes Pango cut its glyph runs where ours end.
        insert(pango_attr_foreground_new(guint16(index & 0xFFFF), guint16(index >> 16 & 0xFFFF), 0), range)
        if run.font.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum=1"), range) }
        if let object {
            let scale = Double(PANGO_SCALE)
            var rectangle = PangoRectangle(
                x: 0, y: CInt((object.descent - object.height) * scale),
                width: CInt((object.width * scale).rounded(.up)),
                height: CInt((object.height * scale).rounded(.up)))
            insert(pango_attr_shape_new(&rectangle, &rectangle), range)
            return
        }
        let own = FontFamilies.letterSpacing(of: run.font) * size
        let added = run.tracking / unit
        if added != 0 {
            insert(pango_attr_letter_spacing_new(CInt((own + added) * Double(PANGO_SCALE))), range)
        } else if own != 0 {
            for part in Self.latinParts(of: bytes, in: range) {
                insert(pango_attr_letter_spacing_new(CInt(own * Double(PANGO_SCALE))), part)
            }
        }
    }

    /// The stretches that the system font itself sets (Latin, Greek, Cyrillic); its spacing is not other fonts'.
    ///
    /// A stretch never ends inside of a character: a digit before a variation selector is the begin of an emoji.
    private static func latinParts(of bytes: [UInt8], in range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start: Int? = nil
        var previous = range.lowerBound
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            let second = index + 1 < range.upperBound ? bytes[index + 1] : 0
            let third = index + 2 < range.upperBound ? bytes[index + 2] : 0
            let isPunctuation = byte == 0xE2 && (second == 0x80 && third >= 0x90 || second == 0x82)
            if byte < 0xD6 || isPunctuation {
                start = start ?? index
            } else if let begun = start {
                let continues = byte == 0xEF && second == 0xB8 || byte == 0xE2 && (second == 0x80 || second == 0x83)
                let end = continues ? previous : index
                if begun < end { parts.append(begun..<end) }
                start = nil
            }
            previous = index
            index += byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        }
        if let start { parts.append(start..<range.upperBound) }
        return parts
    }
}

extension TextRun {
    var byteCount: Int {
        if case .string(let string) = content { string.utf8.count } else { 3 }
    }
}
