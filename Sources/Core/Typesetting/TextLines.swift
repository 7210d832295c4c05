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
    private(set) var lines: [Line] = []
    private(set) var isTruncated = false
    private(set) var width = 0.0
    private(set) var height = 0.0

    /// `width` and `height` are in units; nil is unbounded.
    init(_ prepared: PreparedText, width: Double?, height: Double?) {
        self.prepared = prepared
        guard !prepared.bytes.isEmpty else { return }
        let broken = prepared.brokenLayout(width: width)
        let all = TextLines.lines(of: broken)
        let spacing = prepared.text.lineSpacing / prepared.unit
        let limit = max(1, prepared.text.lineLimit ?? .max)
        var top = 0.0
        for (index, line) in all.enumerated() {
            let (ascent, descent) = heights(of: line)
            let bottom = top + ascent + descent
            let doesNotFit = index > 0 && height.map { bottom > $0 + TextLines.tolerance } ?? false
            if index == limit || doesNotFit {
                isTruncated = true
                break
            }
            append(line, offset: 0, top: top, ascent: ascent, descent: descent)
            top = bottom + spacing
        }
        if isTruncated, let last = lines.popLast() {
            truncate(last, at: width)
        }
        isTruncated = isTruncated || prepared.isCut
        self.width = lines.reduce(0) { max($0, $1.width) }
        self.height = lines.last.map { $0.baseline + $0.descent } ?? 0
    }

    deinit { for line in lines { pango_layout_line_unref(line.line) } }

    /// In units: a millionth of what the eye sees, and more than arithmetic loses.
    private static let tolerance = 0.01

    private func truncate(_ last: Line, at width: Double?) {
        let layout = prepared.lastLineLayout(from: Int(last.line.pointee.start_index), width: width)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let start = Int(last.line.pointee.start_index)
        pango_layout_line_unref(last.line)
        guard let line = TextLines.lines(of: layout).first else { return }
        append(
            line, offset: start, top: last.baseline - last.ascent, ascent: last.ascent, descent: last.descent)
        lastLineOffset = start
    }

    /// Where the bytes of the last line's own layout begin in the text, 0 when it has none.
    private(set) var lastLineOffset = 0

    private func append(
        _ line: UnsafeMutablePointer<PangoLayoutLine>, offset: Int, top: Double, ascent: Double, descent: Double
    ) {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        lines.append(
            Line(
                line: pango_layout_line_ref(line), width: Double(logical.width) / Double(PANGO_SCALE),
                baseline: top + ascent, ascent: ascent, descent: descent,
                isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL))
    }

    /// The tallest of the line's runs above and below the baseline.
    private func heights(of line: UnsafeMutablePointer<PangoLayoutLine>) -> (ascent: Double, descent: Double) {
        let start = Int(line.pointee.start_index)
        let end = start + max(1, Int(line.pointee.length))
        var index = prepared.run(at: start)
        var ascent = prepared.runs[index].ascent
        var descent = prepared.runs[index].descent
        while index + 1 < prepared.runs.count, prepared.runs[index + 1].range.lowerBound < end {
            index += 1
            ascent = max(ascent, prepared.runs[index].ascent)
            descent = max(descent, prepared.runs[index].descent)
        }
        return (ascent, descent)
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
