/// What became of one widget in a reload.
package struct ReloadedTimeline: Sendable, Hashable {
    package let widget: InstalledWidget
    package let entries: Int
}
