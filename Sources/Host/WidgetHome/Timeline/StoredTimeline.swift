package import WidgetProtocol

/// The last good timeline of a widget.
package struct StoredTimeline: Sendable, Hashable {
    package let entries: [TimelineMoment]
    package let policy: ReloadPolicy
    /// Seconds since 1970.
    package let reloadedAt: Double
    /// When the widget wants to be asked again; nil: not until told.
    package let nextReload: Double?
    /// What the widget's code came upon when it made the timeline.
    package let warnings: [Warning]
    /// The folders whose files its archives may name.
    package let folders: [String]
    /// Where the user was when it was made; nil where an older bridge has kept it.
    package let locale: String?
    package let timeZone: String?

    /// Whether it was made where the home is.
    func isMade(in options: WidgetHome.Options) -> Bool {
        (locale ?? options.locale) == options.locale && (timeZone ?? options.timeZoneName) == options.timeZoneName
    }
}

extension [TimelineMoment] {
    /// The entry that is shown at a date: the latest whose date is not after it, else the first.
    package func indexShown(at date: Double) -> Int {
        var shown: Int?
        for (index, entry) in enumerated() where entry.date <= date {
            if let current = shown, self[current].date > entry.date { continue }
            shown = index
        }
        if let shown { return shown }
        return indices.min { self[$0].date < self[$1].date } ?? 0
    }

    var lastDate: Double? { map(\.date).max() }
}
