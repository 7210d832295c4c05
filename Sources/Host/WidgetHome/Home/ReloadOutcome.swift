package import WidgetProtocol

/// What became of the widgets in a reload.
package struct ReloadOutcome: Sendable {
    package struct Reloaded: Sendable, Hashable {
        package let widget: InstalledWidget
        /// How many entries its timeline has.
        package let entries: Int
        package let reason: ReloadReason
    }

    package struct Failed: Sendable, Hashable {
        package let widget: InstalledWidget
        package let error: BridgeError
        package let reason: ReloadReason
    }

    package var reloaded: [Reloaded] = []
    package var failed: [Failed] = []
    package var warnings: [Warning] = []
    /// The Live Activities that time has brought to another phase.
    package var activities: [ActivityNews] = []

    /// Whether nothing was to be done.
    package var isEmpty: Bool { reloaded.isEmpty && failed.isEmpty && activities.isEmpty }

    mutating func add(_ other: ReloadOutcome) {
        reloaded += other.reloaded
        failed += other.failed
        for warning in other.warnings where !warnings.contains(warning) { warnings.append(warning) }
    }
}
