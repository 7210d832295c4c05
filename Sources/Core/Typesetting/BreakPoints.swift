import CPango

/// Where a text of one paragraph may be broken and how far it reaches there, in Pango's units.
///
/// Tells the lines that a width takes from how the text was set in one: to have Pango break them sets each word two or
/// three times more. Where a break might change how its neighbours are set it says nothing, and Pango has the word.
struct BreakPoints {
    /// A place where a line may end.
    private struct Place {
        /// How far the words before it reach.
        let end: CInt
        /// Where those behind it begin.
        let next: CInt
        /// The byte that they begin at.
        let byte: Int
        /// Whether a single space stands there, which belongs to neither line: letters on both sides of another place
        /// are set with regard to each other.
        let isSpace: Bool
    }

    /// One line of several.
    struct Line {
        /// The byte that it begins at.
        let start: Int
        /// In Pango's units, without the space at its end.
        let width: CInt
    }

    private var places: [Place] = []

    /// Longer texts are rarely set in a widget.
    private static let longest: CInt = 400

    /// Nil for several paragraphs, for text that runs from right to left, for long text and for text with tabs.
    init?(_ layout: OpaquePointer) {
        var count: CInt = 0
        guard pango_layout_get_line_count(layout) == 1, let line = pango_layout_get_line_readonly(layout, 0),
            let attributes = pango_layout_get_log_attrs_readonly(layout, &count), count > 1, count <= Self.longest,
            var character = pango_layout_get_text(layout),
            let widths = Self.widths(of: line, characters: Int(count) - 1)
        else { return nil }
        let start = character
        var (reach, end) = (CInt(0), CInt(0))
        for index in 0..<Int(count) {
            let isLast = index == Int(count) - 1
            let followsWhite = index > 0 && attributes[index - 1].is_white != 0
            if index > 0, isLast || attributes[index].is_line_break != 0 {
                let isSpace = isLast || followsWhite && (index < 2 || attributes[index - 2].is_white == 0)
                places.append(Place(end: end, next: reach, byte: character - start, isSpace: isSpace))
            }
            // Pango lets the last one hang over.
            if isLast, followsWhite { return nil }
            if isLast { return }
            reach += widths[index]
            let byte = UInt8(bitPattern: character.pointee)
            // A tab is as wide as what comes before it leaves.
            if byte == UInt8(ascii: "\t") { return nil }
            character += Self.length(byte)
            if attributes[index].is_white == 0 { end = reach }
        }
    }

    /// How wide each character is, as Pango counts it when it breaks lines: it takes half of the space between letters
    /// off a line's ends afterwards.
    private static func widths(of line: UnsafeMutablePointer<PangoLayoutLine>, characters: Int) -> [CInt]? {
        guard let text = pango_layout_get_text(line.pointee.layout) else { return nil }
        var widths = [CInt](repeating: 0, count: characters)
        var known = 0
        var node = line.pointee.runs
        while let entry = node {
            let run = entry.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            let item = run.pointee.item.pointee
            let glyphs = UnsafeBufferPointer(
                start: run.pointee.glyphs.pointee.glyphs, count: Int(run.pointee.glyphs.pointee.num_glyphs))
            let count = Int(item.num_chars)
            // Space between letters is moved about where a run begins or ends with what has no width.
            guard item.analysis.level == 0, count > 0, known + count <= characters, glyphs.first?.geometry.width != 0,
                glyphs.last?.geometry.width != 0
            else { return nil }
            widths.withUnsafeMutableBufferPointer {
                pango_glyph_item_get_logical_widths(run, text, $0.baseAddress! + known)
            }
            let spacing = TextLines.letterSpacing(of: run)
            if known == 0 { widths[0] += spacing / 2 }
            known += count
            node = entry.pointee.next
            if node == nil { widths[known - 1] += spacing - spacing / 2 }
        }
        return known == characters ? widths : nil
    }

    private static func length(_ first: UInt8) -> Int {
        first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    }

    /// How many lines a width takes, or nearly so; nil where a word is wider than the width.
    func lineCount(width: CInt) -> Int? { broken(at: width, onlyAtSpaces: false)?.count }

    /// The lines that a width takes; nil where that cannot be told, as where a word is wider than the width.
    func lines(width: CInt) -> [Line]? { broken(at: width, onlyAtSpaces: true) }

    private func broken(at width: CInt, onlyAtSpaces: Bool) -> [Line]? {
        var lines: [Line] = []
        var (start, byte) = (CInt(0), 0)
        var last: Place?
        for place in places {
            if place.end - start > width {
                guard let end = last, end.isSpace || !onlyAtSpaces else { return nil }
                lines.append(Line(start: byte, width: end.end - start))
                (start, byte) = (end.next, end.byte)
                if place.end - start > width { return nil }
            }
            last = place
        }
        guard let last else { return nil }
        lines.append(Line(start: byte, width: last.end - start))
        return lines
    }
}
