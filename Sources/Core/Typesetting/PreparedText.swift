import CPango
import WidgetArchive

/// A styled text turned into what Pango sets: bytes, attributes and the height of its runs' lines.
///
/// Everything in here is measured in units in which the first run's font is 16 high. Layouts scale linearly, so texts
/// of any size share the few fonts of that height, and `minimumScaleFactor` is a wider box instead of smaller fonts.
final class PreparedText {
    let text: StyledText
    /// Points per unit.
    let unit: Double
    let bytes: [UInt8]
    let runs: [PreparedRun]
    /// True when the text was too long to be set whole.
    let isCut: Bool
    private let library: FontLibrary
    private let families: FontFamilies
    /// The layout of the whole text, in lines as wide as they come.
    private let layout: OpaquePointer
    private var broken = KeptLayouts<CInt>()
    private var lastLines = KeptLayouts<LastLine>()
    /// The sizes that were asked for.
    var metrics: [SpaceOffered: TextMetrics] = [:]
    private(set) lazy var breakPoints = BreakPoints(layout)

    private struct LastLine: Hashable {
        let start: Int
        let width: CInt
    }

    static let referenceSize = 16.0
    /// No widget shows as many bytes as this; what lies beyond is not set, so that a huge text costs no more.
    static let longest = 8_000

    init(_ text: StyledText, library: FontLibrary, families: FontFamilies) {
        self.text = text
        self.library = library
        self.families = families
        let size = text.runs.first?.font.size ?? PreparedText.referenceSize
        let unit = max(size, 0.01) / PreparedText.referenceSize
        self.unit = unit
        var bytes: [UInt8] = []
        var runs: [PreparedRun] = []
        let excess = text.runs.reduce(0) { $0 + $1.byteCount } - PreparedText.longest
        let cut = excess > 0 ? PreparedText.cut(text, excess: excess) : text.runs
        for run in cut {
            let start = bytes.count
            switch run.content {
            case .string(let string): bytes.append(contentsOf: string.utf8.map { $0 == 0 ? 0x20 : $0 })
            case .symbol, .image: bytes.append(contentsOf: [0xEF, 0xBF, 0xBC])
            }
            guard bytes.count > start else { continue }
            runs.append(PreparedRun(run, range: start..<bytes.count, unit: unit, library: library, families: families))
        }
        self.bytes = bytes
        self.runs = runs
        isCut = excess > 0
        layout = pango_layout_new(library.context(for: text.direction))
        configure(layout, range: 0..<bytes.count, suffix: [])
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// Keeps the part that truncation would keep.
    private static func cut(_ text: StyledText, excess: Int) -> [TextRun] {
        var runs = text.runs
        var excess = excess
        let fromStart = text.truncation == .head
        while excess > 0, let index = fromStart ? runs.indices.first : runs.indices.last {
            guard runs[index].byteCount > excess, case .string(let string) = runs[index].content else {
                excess -= runs[index].byteCount
                runs.remove(at: index)
                continue
            }
            let kept = runs[index].byteCount - excess
            let utf8 = string.utf8
            if fromStart {
                let rest = utf8.dropFirst(excess).drop { $0 & 0xC0 == 0x80 }
                runs[index].content = .string(String(decoding: rest, as: UTF8.self))
            } else {
                // Decoding repairs a character that the cut goes through.
                let rest = utf8.prefix(kept)
                runs[index].content = .string(String(decoding: rest, as: UTF8.self))
            }
            excess = 0
        }
        return runs
    }

    /// The run that holds the byte; the last one for what lies behind it.
    func run(at byte: Int) -> Int {
        var low = 0
        var high = runs.count - 1
        while low < high {
            let middle = (low + high) / 2
            if byte < runs[middle].range.upperBound { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The space between a line of a height and the next one, of a leading, in units of so many points.
    ///
    /// As measured on pictures that SwiftUI drew (docs/fidelity.md): a text style's lines keep the leading of the style,
    /// the lines of other fonts follow each other, each rounded up to a pixel. `lineSpacing` takes the leading's place.
    func gap(below height: Double, leading: Double?, points: Double) -> Double {
        let spacing = text.lineSpacing / unit
        if let leading, spacing == 0 { return leading }
        return spacing + PixelGrid.roundedUp(height * points) / points - height
    }

    /// The lines at a width in units, nil for as wide as they come; valid until the next call.
    func brokenLayout(width: Double?) -> OpaquePointer {
        let width = pangoWidth(width)
        guard width >= 0 else { return layout }
        return broken.layout(for: width) {
            let copy = pango_layout_copy(layout)!
            pango_layout_set_width(copy, width)
            return copy
        }
    }

    /// A layout of one line that holds what is left from `start`, with an ellipsis where it does not fit; valid until
    /// the next call.
    func lastLineLayout(from start: Int, width: Double?) -> OpaquePointer {
        let line = LastLine(start: start, width: pangoWidth(width))
        return lastLines.layout(for: line) { makeLastLine(line) }
    }

    private func makeLastLine(_ line: LastLine) -> OpaquePointer {
        let start = line.start
        let rest = bytes[start...]
        let breaks: Set<UInt8> = [0x0A, 0x0D]
        var end = bytes.count
        var suffix: [UInt8] = []
        if text.truncation == .tail, let newline = rest.firstIndex(where: breaks.contains) {
            end = newline
            suffix = Array("…".utf8)
        }
        let last = pango_layout_new(library.context(for: text.direction))!
        configure(last, range: start..<end, suffix: suffix)
        pango_layout_set_width(last, line.width)
        pango_layout_set_single_paragraph_mode(last, 1)
        switch text.truncation {
        case .head: pango_layout_set_ellipsize(last, PANGO_ELLIPSIZE_START)
        case .middle: pango_layout_set_ellipsize(last, PANGO_ELLIPSIZE_MIDDLE)
        case .tail: pango_layout_set_ellipsize(last, PANGO_ELLIPSIZE_END)
        }
        return last
    }

    /// The lines at a width in units, where they can be told without setting them; a text whose runs may differ in
    /// height is set.
    func toldLines(width: Double?) -> [BreakPoints.Line]? {
        let width = pangoWidth(width)
        guard width >= 0, runs.count == 1 else { return nil }
        return breakPoints?.lines(width: width)
    }

    /// The tolerance makes a text fit in the width that was measured for it, whatever arithmetic did to the last bits.
    func pangoWidth(_ width: Double?) -> CInt {
        guard let width, width < 1_000_000 else { return -1 }
        return CInt(max(0, (width + 0.01) * Double(PANGO_SCALE)))
    }

    private func configure(_ layout: OpaquePointer, range: Range<Int>, suffix: [UInt8]) {
        var part = Array(bytes[range])
        part.append(contentsOf: suffix)
        part.append(0)
        part.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                pango_layout_set_text(layout, $0.baseAddress, CInt($0.count - 1))
            }
        }
        part.removeLast()
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_auto_dir(layout, 1)
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        pango_attr_list_insert(attributes, pango_attr_language_new(pango_language_from_string(language)))
        for (index, run) in runs.enumerated() {
            var clipped = run.range.clamped(to: range)
            if clipped.isEmpty { continue }
            clipped = clipped.lowerBound - range.lowerBound..<clipped.upperBound - range.lowerBound
            if !suffix.isEmpty, clipped.upperBound == range.count {
                clipped = clipped.lowerBound..<part.count
            }
            run.addAttributes(to: attributes, index: index, range: clipped, bytes: part, unit: unit, families: families)
        }
        pango_layout_set_attributes(layout, attributes)
    }

    /// A locale without Han characters of its own takes their design, and so their language, from the text.
    private var language: String {
        let tag = String(text.locale.map { $0 == "_" ? "-" : $0 })
        return families.hasHan && !["ja", "ko", "zh"].contains(tag.prefix(2)) ? families.hanLanguage : tag
    }
}
