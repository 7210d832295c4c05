import CPango
import Synchronization
package import WidgetArchive
import WidgetProtocol

/// Measures and draws text, the same way in the extension and in the bridge.
///
/// Pango's font maps serve one thread at a time, so everything here happens under one lock; `@unchecked Sendable` holds
/// because all that is mutable, Pango's objects included, is touched only by whoever holds it.
package final class Typesetter: @unchecked Sendable {
    package static let shared = Typesetter()

    private let lock = Mutex<Void>(())
    /// Made at the first use.
    private lazy var standard = FontLibrary(configuration: FontConfiguration.standard())
    /// With the widget's own fonts, which only named families need, and the machine's where they are asked for.
    private lazy var named = FontLibrary(
        configuration: SystemFonts.areUsed ? FontConfiguration.everything() : FontConfiguration.standard())
    private var prepared: [StyledText: PreparedText] = [:]

    /// Emptied when it reaches this, which keeps an extension small; a widget has some ten texts.
    private static let preparedLimit = 64
    private static let measuredLimit = 64

    package init() {}

    /// Makes ready what nearly every first text needs, for a process that has time before it is asked for one: the fonts
    /// that there are, and the system font in the weights of text styles.
    package func warmUp() {
        for weight in [400, 600] {
            let run = TextRun(
                content: .string("a"), font: ArchiveFont(size: PreparedText.referenceSize, weight: weight),
                paint: .color(ArchiveColor(red: 0, green: 0, blue: 0)))
            _ = measure(StyledText(runs: [run]), width: nil, height: nil)
        }
    }

    /// The size of a text in the space that it is offered; nil is unbounded.
    package func measure(_ text: StyledText, width: Double?, height: Double?) -> TextMetrics {
        measuring(text).metrics(width: width, height: height)
    }

    /// A text made ready to be measured in several spaces.
    package func measuring(_ text: StyledText) -> MeasuredText {
        lock.withLock { _ in MeasuredText(prepare(text.unpainted), typesetter: self) }
    }

    func measure(_ text: PreparedText, in space: SpaceOffered) -> TextMetrics {
        lock.withLock { _ in measured(text, in: space) }
    }

    /// The height of one line, shrunk as far as it may be, where the space is lower than that; nil for everything else.
    func leastHeight(of prepared: PreparedText, in space: SpaceOffered) -> Double? {
        let text = prepared.text
        guard let height = space.height, space.width.map({ $0 > 0 }) ?? true, prepared.runs.count == 1,
            !text.reservesSpace, text.lineSpacing >= 0
        else { return nil }
        var points = prepared.unit
        if text.minimumScaleFactor > 0, text.minimumScaleFactor < 1 {
            let steps = ScaleSteps(smallest: text.minimumScaleFactor)
            let guess = lock.withLock { _ in steps.first { mayFit(prepared, space.width, height, $0) } }
            // The search ends there without a look at the smallest size.
            guard guess != steps.count - 1 else { return nil }
            points *= text.minimumScaleFactor
        }
        let line = (prepared.runs[0].ascent + prepared.runs[0].descent) * points
        return line > height + TextLines.heightTolerance ? PixelGrid.roundedUp(line) : nil
    }

    private func measured(_ text: PreparedText, in space: SpaceOffered) -> TextMetrics {
        if let known = text.metrics[space] { return known }
        let metrics = metrics(of: text, in: space)
        if text.metrics.count >= Typesetter.measuredLimit { text.metrics.removeAll(keepingCapacity: true) }
        text.metrics[space] = metrics
        return metrics
    }

    /// Breaking lines costs far more than looking up: a stack asks for the same text in a dozen sizes, and most of
    /// these have room for what is known of another.
    private func metrics(of text: PreparedText, in space: SpaceOffered) -> TextMetrics {
        if let width = space.width, width <= 0 { return metricsWithoutWidth(of: text, height: space.height) }
        if let width = space.width {
            let unbounded = measured(text, in: SpaceOffered(width: nil, height: space.height))
            if unbounded.size.width <= width { return unbounded }
        }
        if let height = space.height {
            let unbounded = measured(text, in: SpaceOffered(width: space.width, height: nil))
            if unbounded.size.height <= height { return unbounded }
        }
        return compute(text, width: space.width, height: space.height)
    }

    /// Where no character fits, each has a line of its own.
    private func metricsWithoutWidth(of prepared: PreparedText, height: Double?) -> TextMetrics {
        let text = prepared.text
        let one = metrics(of: extents(prepared, nil, 0, 1), in: prepared, scale: 1)
        guard one.size.height > 0 else { return one }
        let count = text.runs.reduce(0) { $0 + $1.characterCount }
        let room = height.map { max(1, Int(($0 - one.size.height) / one.pitch) + 1) } ?? .max
        let lines = min(count, max(1, text.lineLimit ?? .max), room)
        let reserved = text.reservesSpace ? max(lines, text.lineLimit ?? lines) : lines
        return TextMetrics(
            size: ArchiveSize(
                width: 0, height: PixelGrid.roundedUp(one.size.height + Double(reserved - 1) * one.pitch)),
            firstBaseline: one.firstBaseline,
            lastBaseline: PixelGrid.rounded(one.firstBaseline + Double(lines - 1) * one.pitch), pitch: one.pitch,
            scale: lines < count ? text.minimumScaleFactor : 1, lineCount: lines, isTruncated: lines < count)
    }

    /// Runs `body` with the lines of a text as `frame` and `scale` break them, under the lock.
    func withLines<Result>(of text: ArchiveText, _ body: (TextLines) throws -> Result) rethrows -> Result {
        try lock.withLock { _ in
            try body(
                broken(prepare(text.text), text.frame.width, text.frame.height, text.scale))
        }
    }

    /// Whether a text is drawn without some part of it, for want of width, height or lines.
    package func cuts(_ text: ArchiveText) -> Bool { withLines(of: text) { $0.isTruncated } }

    /// Whether there is a font of a name on this machine, where its fonts are used.
    package func hasSystemFont(named name: String) -> Bool {
        SystemFonts.areUsed && lock.withLock { _ in named.hasFamily(FontFamilies.family(ofName: name)) }
    }

    private func prepare(_ text: StyledText) -> PreparedText {
        if let known = prepared[text] { return known }
        if prepared.count >= Typesetter.preparedLimit { prepared.removeAll(keepingCapacity: true) }
        for case let file? in text.runs.map(\.font.file) { named.add(file: file) }
        let library =
            text.runs.contains { if case .named = $0.font.family { true } else { false } } ? named : standard
        let made = PreparedText(text, library: library, families: FontFamilies(text: text))
        prepared[text] = made
        return made
    }

    private func compute(_ prepared: PreparedText, width: Double?, height: Double?) -> TextMetrics {
        var scale = 1.0
        let smallest = prepared.text.minimumScaleFactor
        let isShrinkable = smallest < 1 && smallest > 0
        // Most sizes that are tried are too large: an ellipsis is set for the last one only.
        var size = scale
        var found = extents(prepared, width, height, size, marksCut: !isShrinkable)
        func trial(_ scale: Double) -> TextExtents {
            size = scale
            return extents(prepared, width, height, scale, marksCut: false)
        }
        // One line is set even where there is no height for it; a text that may shrink does so before.
        func overflows(_ found: TextExtents, _ scale: Double) -> Bool {
            let high = found.height * prepared.unit * scale
            return found.isTruncated || height.map { high > $0 + TextLines.heightTolerance } ?? false
        }
        if isShrinkable, overflows(found, 1) {
            // The largest step that fits, by halving; if none does, the text is truncated at the smallest.
            let steps = ScaleSteps(smallest: smallest)
            var fits = steps.count
            var low = 1
            if let guess = steps.first(where: { mayFit(prepared, width, height, $0) }), guess < fits {
                found = trial(steps[guess])
                if overflows(found, steps[guess]) { low = guess + 1 } else { (low, fits) = (guess, guess) }
            }
            if low < fits {
                found = trial(smallest)
                if overflows(found, smallest) { low = fits }
            }
            while low < fits {
                let middle = (low + fits) / 2
                let tried = extents(prepared, width, height, steps[middle], marksCut: false)
                if overflows(tried, steps[middle]) { low = middle + 1 } else { (found, fits) = (tried, middle) }
            }
            scale = steps[fits]
            if found.isTruncated { found = extents(prepared, width, height, size) }
        }
        var metrics = metrics(of: found, in: prepared, scale: scale)
        // Rounding up must not leave the space that was offered.
        if let width, metrics.size.width > width, found.width * prepared.unit * scale <= width + 0.1 {
            metrics.size.width = width
        }
        return metrics
    }

    /// Whether a text shrunk by `scale` seems to fit, without setting it; false where that cannot be told.
    private func mayFit(_ prepared: PreparedText, _ width: Double?, _ height: Double?, _ scale: Double) -> Bool {
        guard let width, let run = prepared.runs.first, let points = prepared.breakPoints else { return false }
        let unit = prepared.unit * scale
        guard let count = points.lineCount(width: prepared.pangoWidth(width / unit)) else { return false }
        let line = run.ascent + run.descent
        let pitch = line + prepared.gap(below: line, leading: run.leading, points: unit)
        let room = height.map { Int(($0 / unit - line + TextLines.tolerance) / pitch) + 1 } ?? .max
        return count <= min(room, prepared.text.lineLimit ?? .max)
    }

    /// The lines of a text shrunk by `scale`.
    private func broken(_ prepared: PreparedText, _ width: Double?, _ height: Double?, _ scale: Double) -> TextLines {
        let points = prepared.unit * scale
        return tightening(prepared, isTruncated: \.isTruncated) { prepared in
            TextLines(prepared, width: width.map { $0 / points }, height: height.map { $0 / points }, points: points)
        }
    }

    /// What these lines take up.
    private func extents(
        _ prepared: PreparedText, _ width: Double?, _ height: Double?, _ scale: Double, marksCut: Bool = true
    ) -> TextExtents {
        let points = prepared.unit * scale
        let (width, height) = (width.map { $0 / points }, height.map { $0 / points })
        return tightening(prepared, isTruncated: \.isTruncated) { prepared in
            TextExtents(told: prepared, width: width, height: height, points: points, marksCut: marksCut)
                ?? TextExtents(
                    TextLines(prepared, width: width, height: height, points: points, marksCut: marksCut))
        }
    }

    /// What `set` makes of a text; letters move together, where they may, before anything is cut off.
    private func tightening<Lines>(
        _ prepared: PreparedText, isTruncated: (Lines) -> Bool, _ set: (PreparedText) -> Lines
    ) -> Lines {
        let lines = set(prepared)
        guard isTruncated(lines), prepared.text.allowsTightening, !prepared.isCut else { return lines }
        var tightened = prepared.text
        tightened.allowsTightening = false
        for index in tightened.runs.indices {
            tightened.runs[index].tracking -= Typesetter.tightening * tightened.runs[index].font.size
        }
        let tight = set(prepare(tightened))
        return isTruncated(tight) ? lines : tight
    }

    /// How much closer letters come, as a part of the font's size; more would be seen.
    private static let tightening = 0.03

    private func metrics(of found: TextExtents, in prepared: PreparedText, scale: Double) -> TextMetrics {
        let text = prepared.text
        let points = found.points
        var height = found.height
        var pitch = 0.0
        if let run = prepared.runs.first {
            let line = run.ascent + run.descent
            pitch = line + prepared.gap(below: line, leading: run.leading, points: points)
            if text.reservesSpace, let limit = text.lineLimit {
                height = max(height, line + Double(limit - 1) * pitch)
            }
        }
        return TextMetrics(
            size: ArchiveSize(
                width: PixelGrid.roundedUp(found.width * points), height: PixelGrid.roundedUp(height * points)),
            firstBaseline: PixelGrid.rounded(found.firstBaseline * points),
            lastBaseline: PixelGrid.rounded(found.lastBaseline * points), pitch: pitch * points,
            scale: scale, lineCount: found.lineCount, isTruncated: found.isTruncated)
    }
}

extension StyledText {
    /// The text without what changes no size, so that light and dark are measured once.
    fileprivate var unpainted: StyledText {
        var text = self
        for index in text.runs.indices {
            text.runs[index].paint = .color(ArchiveColor(red: 0, green: 0, blue: 0))
            text.runs[index].underline = nil
            text.runs[index].strikethrough = nil
            text.runs[index].background = nil
            text.runs[index].link = nil
        }
        return text
    }
}

extension TextRun {
    fileprivate var characterCount: Int {
        if case .string(let string) = content { string.unicodeScalars.count } else { 1 }
    }
}
