import CPango
import WidgetArchive

/// How much a text takes up that is broken into lines, in the text's units.
struct TextExtents: Equatable {
    /// Points per unit.
    let points: Double
    let width: Double
    let height: Double
    let firstBaseline: Double
    let lastBaseline: Double
    let lineCount: Int
    let isTruncated: Bool

    init(_ lines: TextLines) {
        points = lines.points
        width = lines.width
        height = lines.height
        firstBaseline = lines.lines.first?.baseline ?? 0
        lastBaseline = lines.lines.last?.baseline ?? 0
        lineCount = lines.lines.count
        isTruncated = lines.isTruncated
    }

    /// Those that ``TextLines`` would come to, told without setting lines but for one that is cut; nil where that cannot
    /// be.
    init?(told prepared: PreparedText, width limit: Double?, height: Double?, points: Double, marksCut: Bool) {
        guard let all = prepared.toldLines(width: limit), let run = prepared.runs.first else { return nil }
        let gap = prepared.gap(below: run.ascent + run.descent, leading: run.leading, points: points)
        var stack = LineStack(prepared, height: height)
        var baseline = 0.0
        while stack.count < all.count, let top = stack.add(ascent: run.ascent, descent: run.descent, gap: gap) {
            baseline = top + run.ascent
        }
        let count = stack.count
        let isTruncated = count < all.count
        var widths = all.prefix(count).map { Double($0.width) / Double(PANGO_SCALE) }
        if isTruncated, marksCut {
            widths[count - 1] = TextLines.widthOfLastLine(of: prepared, from: all[count - 1].start, at: limit)
        }
        self.points = points
        self.width = min(widths.max() ?? 0, limit ?? .infinity)
        self.height = baseline + run.descent
        firstBaseline = run.ascent
        lastBaseline = baseline
        lineCount = count
        self.isTruncated = isTruncated || prepared.isCut
    }
}
