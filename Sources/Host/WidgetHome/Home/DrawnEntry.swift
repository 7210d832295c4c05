package import JSON
package import WidgetArchive
package import WidgetProtocol

/// A widget, a preview or a Live Activity, laid out for one environment.
package struct DrawnEntry: Sendable, Hashable {
    /// The `WidgetArchive`.
    package var archive: RawJSON
    /// The date of the entry that is shown, in seconds since 1970; the present where there is no entry.
    package var date: Double
    /// When it is drawn otherwise without anybody's doing: by the next entry, or by what goes on changing; nil for never.
    package var changesAt: Double?
    package var size: ArchiveSize
    package var cornerRadius: Double
    /// The family that it is shown as; nil for what is no widget.
    package var family: Family?
    /// Whether the provider was asked anew, because the entries that are shown otherwise are no longer there.
    package var isRerun = false
    /// What the widget's code came upon.
    package var warnings: [Warning] = []
    /// The folders whose files the archive may name, by their real paths.
    package var folders: [String] = []
}
