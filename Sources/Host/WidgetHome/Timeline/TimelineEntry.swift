package import JSON

/// A moment of a timeline, without its picture.
package struct TimelineEntry: Sendable, Hashable {
    /// Seconds since 1970.
    package let date: Double
    /// `{score, duration}`, where the widget gave one.
    package let relevance: JSONValue?
}

extension [TimelineEntry] {
    /// The entry that is shown at a date: the latest whose date is not after it, else the first.
    func indexShown(at date: Double) -> Int {
        var shown: Int?
        for (index, entry) in enumerated() where entry.date <= date {
            if let current = shown, self[current].date > entry.date { continue }
            shown = index
        }
        if let shown { return shown }
        return indices.min { self[$0].date < self[$1].date } ?? 0
    }
}
