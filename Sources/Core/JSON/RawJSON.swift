/// JSON that is text already: written as it is, and parsed only when somebody looks into it.
package struct RawJSON: Sendable, Hashable {
    /// Compact JSON in UTF-8.
    package let bytes: [UInt8]

    /// The caller vouches for the text being one JSON value.
    package init(trusted bytes: [UInt8]) { self.bytes = bytes }

    package init(_ value: JSONValue) { bytes = value.serialized() }

    /// The text of a slice, without what surrounds it.
    package init(_ slice: JSONSlice) { bytes = [UInt8](slice.bytes) }

    /// The parsed value; nil where the text is no JSON after all.
    package var value: JSONValue? { try? JSONValue(parsing: bytes) }

    package static let `true` = RawJSON(trusted: Array("true".utf8))
    package static let null = RawJSON(trusted: Array("null".utf8))
}

/// Writes an object's members one after the other, those that are text already as they are.
package struct JSONObjectWriter: ~Copyable {
    private var bytes = [UInt8(ascii: "{")]

    package init() {}

    package mutating func set(_ name: StaticString, _ value: JSONValue?) {
        guard let value else { return }
        begin(name)
        value.write(to: &bytes)
    }

    package mutating func set(_ name: StaticString, _ value: RawJSON?) {
        guard let value else { return }
        begin(name)
        bytes += value.bytes
    }

    package mutating func set(_ name: StaticString, _ elements: [RawJSON]) {
        begin(name)
        bytes.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes += element.bytes
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// The object with all that was set.
    package consuming func finish() -> RawJSON {
        bytes.append(UInt8(ascii: "}"))
        return RawJSON(trusted: bytes)
    }

    /// Sets a member whose name is known at run time alone.
    package mutating func set(key: String, _ value: RawJSON) {
        begin { JSONWriter.write(key, to: &$0) }
        bytes += value.bytes
    }

    private mutating func begin(_ name: StaticString) {
        begin { bytes in name.withUTF8Buffer { JSONWriter.write($0, to: &bytes) } }
    }

    private mutating func begin(_ writeName: (inout [UInt8]) -> Void) {
        if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
        writeName(&bytes)
        bytes.append(UInt8(ascii: ":"))
    }
}
