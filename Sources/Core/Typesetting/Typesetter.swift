import CPango
import Synchronization
package import WidgetArchive

/// Measures and draws text, the same way in the extension and in the bridge.
///
/// Pango's font maps serve one thread at a time, so everything here happens under one lock; `@unchecked Sendable` holds
/// because all that is mutable, Pango's objects included, is touched only by whoever holds it.
package final class Typesetter: @unchecked Sendable {
    package static let shared = Typesetter()

    private let lock = Mutex<Void>(())
    /// Made at the first use, as are the fonts that only named families need.
    private lazy var standard = FontLibrary(configuration: FontConfiguration.standard())
    private lazy var everything = FontLibrary(configuration: FontConfiguration.everything())
    private var prepared: [StyledText: PreparedText] = [:]
    private var measured: [Request: TextMetrics] = [:]

    private struct Request: Hashable {
        let text: StyledText
        let width: Double?
        let height: Double?
    }

    /// Caches are emptied when they reach these, which keeps an extension small; a widget has some ten texts.
    private static let preparedLimit = 64
    private static let measuredLimit = 1024

    package init() {}

    /// The size of a text in the space that it is offered; nil is unbounded.
    package func measure(_ text: StyledText, width: Double?, height: Double?) -> TextMetrics {
        lock.withLock { _ in
            let request = Request(text: text, width: width, height: height)
            if let known = measured[request] { return known }
            if measured.count >= Typesetter.measuredLimit { measured.removeAll(keepingCapacity: true) }
            let metrics = compute(prepare(text), width: width, height: height)
            measured[request] = metrics
            return metrics
        }
    }

    /// Runs `body` with the lines of a text as `frame` and `scale` break them, under the lock.
    func withLines<Result>(of text: ArchiveText, _ body: (TextLines) throws -> Result) rethrows -> Result {
        try lock.withLock { _ in
            let prepared = prepare(text.text)
            let points = prepared.unit * text.scale
            return try body(
                TextLines(prepared, width: text.frame.width / points, height: text.frame.height / points))
        }
    }

    private func prepare(_ text: StyledText) -> PreparedText {
        if let known = prepared[text] { return known }
        if prepared.count >= Typesetter.preparedLimit { prepared.removeAll(keepingCapacity: true) }
        let library =
            text.runs.contains { if case .named = $0.font.family { true } else { false } } ? everything : standard
        let made = PreparedText(text, library: library, families: FontFamilies(text: text))
        prepared[text] = made
        return made
    }

    private func compute(_ prepared: PreparedText, width: Double?, height: Double?) -> TextMetrics {
        var scale = 1.0
        var lines = broken(prepared, width, height, scale)
        let smallest = prepared.text.minimumScaleFactor
        if lines.isTruncated, smallest < 1, smallest > 0, width != nil || height != nil {
            // The largest step that fits, by halving; if none does, the text is truncated at the smallest.
            let steps = 64
            var fits = steps + 1
            var low = 1
            while low < fits {
                let middle = (low + fits) / 2
                let tried = 1 - (1 - smallest) * Double(middle) / Double(steps)
                if broken(prepared, width, height, tried).isTruncated { low = middle + 1 } else { fits = middle }
            }
            scale = 1 - (1 - smallest) * Double(min(fits, steps)) / Double(steps)
            lines = broken(prepared, width, height, scale)
        }
        var metrics = metrics(of: lines, scale: scale)
        // Rounding up must not leave the space that was offered.
        if let width, metrics.size.width > width, lines.width * prepared.unit * scale <= width + 0.1 {
            metrics.size.width = width
        }
        return metrics
    }

    private func broken(
        _ prepared: PreparedText, _ width: Double?, _ height: Double?, _ scale: Double
    ) -> TextLines {
        let points = prepared.unit * scale
        return TextLines(prepared, width: width.map { $0 / points }, height: height.map { $0 / points })
    }

    private func metrics(of lines: TextLines, scale: Double) -> TextMetrics {
        let text = lines.prepared.text
        let points = lines.prepared.unit * scale
        var height = lines.height
        if text.reservesSpace, let limit = text.lineLimit, let run = lines.prepared.runs.first {
            let pitch = run.ascent + run.descent
            let spacing = text.lineSpacing / lines.prepared.unit
            height = max(height, Double(limit) * pitch + Double(limit - 1) * spacing)
        }
        return TextMetrics(
            size: ArchiveSize(width: Typesetter.grid(lines.width * points), height: Typesetter.grid(height * points)),
            firstBaseline: (lines.lines.first?.baseline ?? 0) * points,
            lastBaseline: (lines.lines.last?.baseline ?? 0) * points, scale: scale, lineCount: lines.lines.count,
            isTruncated: lines.isTruncated)
    }

    /// Rounds up to thirds of a point, the pixels of the phones whose layout is followed.
    private static func grid(_ length: Double) -> Double {
        max((length * 3 - 0.001).rounded(.up) / 3, 0)
    }
}
