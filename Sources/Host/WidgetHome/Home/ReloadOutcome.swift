package import WidgetProtocol

/// What became of the widgets in a reload.
package struct ReloadOutcome: Sendable {
    package struct Reloaded: Sendable, Hashable {
        package let widget: InstalledWidget
        /// How many entries its timeline has.
        package let entries: Int
    }

    package struct Failed: Sendable, Hashable {
        package let widget: InstalledWidget
        package let error: BridgeError
    }

    package var reloaded: [Reloaded] = []
    package var failed: [Failed] = []
    package var warnings: [Warning] = []
}
