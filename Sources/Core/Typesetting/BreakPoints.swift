import CPango

/// Where a text of one paragraph may be broken and how far it reaches there, in units.
///
/// Tells how many lines a width takes without setting the text again. Pango has the last word: it sets a line's words
/// together, which kerning makes a little wider or narrower than apart.
struct BreakPoints {
    /// How far the words before a break reach, and where those behind it begin.
    private var places: [(end: Double, next: Double)] = []

    /// Longer texts are rarely shrunk, and Pango searches each of them for each place.
    private static let longest: CInt = 400

    /// Nil for several paragraphs, for text that runs from right to left, and for long text.
    init?(_ layout: OpaquePointer) {
        var count: CInt = 0
        guard pango_layout_get_line_count(layout) == 1, let line = pango_layout_get_line_readonly(layout, 0),
            pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_LTR,
            let attributes = pango_layout_get_log_attrs_readonly(layout, &count), count > 1, count <= Self.longest,
            var character = pango_layout_get_text(layout)
        else { return nil }
        let start = character
        func reach(_ index: Int) -> Double {
            var x: CInt = 0
            pango_layout_line_index_to_x(line, CInt(index), 0, &x)
            return Double(x) / Double(PANGO_SCALE)
        }
        var end = 0
        for index in 0..<Int(count) {
            let byte = character - start
            let isLast = index == Int(count) - 1
            if index > 0, isLast || attributes[index].is_line_break != 0 {
                places.append((reach(end), reach(byte)))
            }
            if isLast { break }
            character += Self.length(UInt8(bitPattern: character.pointee))
            if attributes[index].is_white == 0 { end = character - start }
        }
    }

    private static func length(_ first: UInt8) -> Int {
        first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    }

    /// The lines that the text takes; nil where a word is wider than the width.
    func lineCount(width: Double) -> Int? {
        var count = 1
        var start = 0.0
        var next = 0.0
        for place in places {
            if place.end - start > width {
                count += 1
                start = next
                if place.end - start > width { return nil }
            }
            next = place.next
        }
        return count
    }
}
