import WidgetArchive

/// The lines of a text, put below each other as long as its limit and its height have room, in the text's units.
struct LineStack {
    private let most: Int
    private let height: Double?
    private(set) var count = 0
    private var bottom = 0.0

    init(_ prepared: PreparedText, height: Double?) {
        most = max(1, prepared.text.lineLimit ?? .max)
        self.height = height
    }

    /// The top of the next line, so far below the last; nil where there is no room for it. The first always has.
    mutating func add(ascent: Double, descent: Double, gap: Double) -> Double? {
        let top = count == 0 ? 0 : bottom + gap
        let bottom = top + ascent + descent
        if count == most || count > 0 && height.map({ bottom > $0 + TextLines.tolerance }) ?? false { return nil }
        count += 1
        self.bottom = bottom
        return top
    }
}
