/// An entry laid out for one environment.
package struct DrawnEntry: Sendable, Hashable {
    /// The `WidgetArchive` as JSON text.
    package let archive: [UInt8]
    /// The entry's date in seconds since 1970.
    package let date: Double
}
