/// The last good timeline of a widget.
package struct StoredTimeline: Sendable, Hashable {
    package let entries: [TimelineEntry]
    package let policy: ReloadPolicy
    /// Seconds since 1970.
    package let reloadedAt: Double
    /// When the widget wants to be asked again; nil: not until told.
    package let nextReload: Double?
}
