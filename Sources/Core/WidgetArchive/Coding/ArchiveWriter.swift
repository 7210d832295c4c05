import JSON

/// Writes an archive's parts as compact JSON, one after the other.
///
/// The text is written at once, without values in between: an update writes some hundred kilobytes of it.
struct ArchiveWriter {
    private(set) var bytes: [UInt8] = []

    /// Writes an object whose members `body` sets.
    mutating func object(_ body: (inout ArchiveWriter) -> Void) {
        bytes.append(UInt8(ascii: "{"))
        body(&self)
        bytes.append(UInt8(ascii: "}"))
    }

    /// Writes a list to which `body` adds.
    mutating func list(_ body: (inout ArchiveWriter) -> Void) {
        bytes.append(UInt8(ascii: "["))
        body(&self)
        bytes.append(UInt8(ascii: "]"))
    }

    /// Adds an element to the list that is being written.
    mutating func add(_ element: some ArchiveCoding) {
        separate()
        element.write(to: &self)
    }

    /// Adds a word to the list that is being written.
    mutating func add(_ word: StaticString) {
        separate()
        write(word)
    }

    /// Sets a member of the object that is being written.
    mutating func set(_ name: StaticString, _ value: some ArchiveCoding) {
        set(name) { value.write(to: &$0) }
    }

    /// Leaves out what has its default.
    mutating func set<Value: ArchiveCoding & Equatable>(_ name: StaticString, _ value: Value, unless standard: Value) {
        if value != standard { set(name, value) }
    }

    mutating func set(_ name: StaticString, _ value: (some ArchiveCoding)?) {
        if let value { set(name, value) }
    }

    /// Sets a member that `body` writes.
    mutating func set(_ name: StaticString, _ body: (inout ArchiveWriter) -> Void) {
        separate()
        write(name)
        bytes.append(UInt8(ascii: ":"))
        body(&self)
    }

    /// Sets a member whose name is known at run time alone.
    mutating func set(key: String, _ value: some ArchiveCoding) {
        separate()
        write(key)
        bytes.append(UInt8(ascii: ":"))
        value.write(to: &self)
    }

    mutating func write(_ string: String) { JSONWriter.write(string, to: &bytes) }

    mutating func write(_ word: StaticString) { word.withUTF8Buffer { JSONWriter.write($0, to: &bytes) } }

    mutating func write(_ value: Bool) { bytes.append(contentsOf: (value ? "true" : "false").utf8) }

    mutating func write(_ value: Int) { JSONWriter.write(value, to: &bytes) }

    /// Whole numbers go without their `.0`; JSON has no words for what is not finite, so it is text.
    mutating func write(_ value: Double) {
        if let int = Int(exactly: value), abs(int) < 1 << 53 {
            write(int)
        } else if value.isFinite {
            JSONWriter.write(value, to: &bytes)
        } else {
            write(value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity")
        }
    }

    /// Only what is first in its object or list follows an opening bracket.
    private mutating func separate() {
        let last = bytes.last
        if last != UInt8(ascii: "{"), last != UInt8(ascii: "[") { bytes.append(UInt8(ascii: ",")) }
    }
}
