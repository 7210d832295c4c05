import CPango
import WidgetArchive

/// A prepared text broken into lines, in the text's units.
final class TextLines {
    struct Line {
        let line: UnsafeMutablePointer<PangoLayoutLine>
        let width: Double
        /// From the top of the text.
        let baseline: Double
        let ascent: Double
        let descent: Double
        let isRightToLeft: Bool
    }

    let prepared: PreparedText
    /// Points per unit.
    let points: Double
    private let limit: Double?
    private(set) var lines: [Line] = []
    private(set) var isTruncated = false
    private(set) var width = 0.0
    private(set) var height = 0.0

    /// `width` and `height` are in units of so many points; nil is unbounded.
    ///
    /// - Parameter marksCut: whether a last line that is cut gets its ellipsis, which only its width depends on.
    init(_ prepared: PreparedText, width: Double?, height: Double?, points: Double, marksCut: Bool = true) {
        self.prepared = prepared
        self.points = points
        limit = width
        guard !prepared.bytes.isEmpty else { return }
        let broken = prepared.brokenLayout(width: width)
        let all = TextLines.lines(of: broken)
        var stack = LineStack(prepared, height: height)
        for line in all {
            let (ascent, descent, leading) = measures(of: line)
            let gap = lines.last.map { above in
                prepared.gap(below: above.ascent + above.descent, leading: leading, points: points)
            }
            guard let top = stack.add(ascent: ascent, descent: descent, gap: gap ?? 0) else {
                isTruncated = true
                break
            }
            append(line, offset: 0, top: top, ascent: ascent, descent: descent)
        }
        if isTruncated, marksCut, let last = lines.popLast() {
            truncate(last, at: width)
        }
        isTruncated = isTruncated || prepared.isCut
        self.width = lines.reduce(0) { max($0, $1.width) }
        self.height = lines.last.map { $0.baseline + $0.descent } ?? 0
    }

    deinit { for line in lines { pango_layout_line_unref(line.line) } }

    /// In units: a millionth of what the eye sees, and more than arithmetic loses.
    static let tolerance = 0.01
    /// In points: how much higher than its space a text may be that need not shrink for it.
    static let heightTolerance = 0.1

    private func truncate(_ last: Line, at width: Double?) {
        let start = Int(last.line.pointee.start_index)
        pango_layout_line_unref(last.line)
        guard let line = TextLines.lastLine(of: prepared, from: start, at: width) else { return }
        append(
            line, offset: start, top: last.baseline - last.ascent, ascent: last.ascent, descent: last.descent)
        lastLineOffset = start
    }

    private static func lastLine(
        of prepared: PreparedText, from start: Int, at width: Double?
    ) -> UnsafeMutablePointer<PangoLayoutLine>? {
        lines(of: prepared.lastLineLayout(from: start, width: width)).first
    }

    /// How wide the last line is of a text that is cut off there.
    static func widthOfLastLine(of prepared: PreparedText, from start: Int, at width: Double?) -> Double {
        lastLine(of: prepared, from: start, at: width).map(self.width) ?? 0
    }

    /// Where the bytes of the last line's own layout begin in the text, 0 when it has none.
    private(set) var lastLineOffset = 0

    private func append(
        _ line: UnsafeMutablePointer<PangoLayoutLine>, offset: Int, top: Double, ascent: Double, descent: Double
    ) {
        // A space at the end of a text may hang over, where Pango lets it.
        let width = min(TextLines.width(of: line), limit ?? .infinity)
        lines.append(
            Line(
                line: pango_layout_line_ref(line), width: width,
                baseline: top + ascent, ascent: ascent, descent: descent,
                isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL))
    }

    /// The line's width as Pango counted it when it broke the line.
    ///
    /// Afterwards Pango takes half a letter spacing off at either end, and where it has dropped a space at the line's end
    /// (in `adjust_line_letter_spacing`), which with negative spacing makes a line wider than the width that it was
    /// broken at.
    private static func width(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Double {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        var width = CInt(logical.width)
        var node = line.pointee.runs
        while let entry = node {
            let run = entry.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            let spacing = letterSpacing(of: run)
            let glyphs = UnsafeBufferPointer(
                start: run.pointee.glyphs.pointee.glyphs, count: Int(run.pointee.glyphs.pointee.num_glyphs))
            // A run that is nothing but a dropped space has nothing to take from.
            if spacing != 0, glyphs.contains(where: { $0.geometry.width != 0 }) {
                if entry == line.pointee.runs || glyphs[0].geometry.width == 0 { width += spacing / 2 }
                if entry.pointee.next == nil || glyphs[glyphs.count - 1].geometry.width == 0 {
                    width += spacing - spacing / 2
                }
            }
            node = entry.pointee.next
        }
        return Double(width) / Double(PANGO_SCALE)
    }

    /// What is added between a run's letters, in Pango's units.
    static func letterSpacing(of run: UnsafeMutablePointer<PangoGlyphItem>) -> CInt {
        var node = run.pointee.item.pointee.analysis.extra_attrs
        while let entry = node {
            let attribute = entry.pointee.data.assumingMemoryBound(to: PangoAttribute.self)
            if let integer = pango_attribute_as_int(attribute),
                attribute.pointee.klass.pointee.type == PANGO_ATTR_LETTER_SPACING
            {
                return integer.pointee.value
            }
            node = entry.pointee.next
        }
        return 0
    }

    /// The tallest of the line's runs above and below the baseline, and the largest leading.
    private func measures(
        of line: UnsafeMutablePointer<PangoLayoutLine>
    ) -> (ascent: Double, descent: Double, leading: Double?) {
        let start = Int(line.pointee.start_index)
        let end = start + max(1, Int(line.pointee.length))
        var index = prepared.run(at: start)
        let first = prepared.runs[index]
        var (ascent, descent, leading) = (first.ascent, first.descent, first.leading)
        while index + 1 < prepared.runs.count, prepared.runs[index + 1].range.lowerBound < end {
            index += 1
            let run = prepared.runs[index]
            ascent = max(ascent, run.ascent)
            descent = max(descent, run.descent)
            if let other = run.leading { leading = max(leading ?? other, other) }
        }
        return (ascent, descent, leading)
    }

    private static func lines(of layout: OpaquePointer) -> [UnsafeMutablePointer<PangoLayoutLine>] {
        var lines: [UnsafeMutablePointer<PangoLayoutLine>] = []
        var node = pango_layout_get_lines_readonly(layout)
        while let entry = node {
            lines.append(entry.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self))
            node = entry.pointee.next
        }
        return lines
    }
}
