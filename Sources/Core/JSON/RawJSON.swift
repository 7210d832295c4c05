/// JSON that is text already: written as it is, and parsed only when somebody looks into it.
package struct RawJSON: Sendable, Hashable {
    /// Compact JSON in UTF-8, in one piece or several that follow each other.
    package let pieces: [[UInt8]]

    fileprivate init(pieces: [[UInt8]]) { self.pieces = pieces }

    /// The caller vouches for the text being one JSON value.
    package init(trusted bytes: [UInt8]) { pieces = [bytes] }

    package init(_ value: JSONValue) { pieces = [value.serialized()] }

    /// Compact JSON in UTF-8.
    package var bytes: [UInt8] { pieces.count == 1 ? pieces[0] : pieces.flatMap { $0 } }

    /// How many bytes it has.
    package var count: Int { pieces.reduce(0) { $0 + $1.count } }

    package static func == (a: RawJSON, b: RawJSON) -> Bool { a.bytes == b.bytes }

    package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

    /// The text of a slice, without what surrounds it.
    package init(_ slice: JSONSlice) { pieces = [[UInt8](slice.bytes)] }

    /// The parsed value; nil where the text is no JSON after all.
    package var value: JSONValue? { try? JSONValue(parsing: bytes) }

    package static let `true` = RawJSON(trusted: Array("true".utf8))
    package static let null = RawJSON(trusted: Array("null".utf8))
}

/// Writes an object's members one after the other, those that are text already as they are.
///
/// Long texts stay where they are, as pieces of their own: a timeline's pictures take many megabytes.
package struct JSONObjectWriter: ~Copyable {
    private var pieces: [[UInt8]] = []
    private var bytes = [UInt8(ascii: "{")]

    private static let long = 16 << 10

    package init() {}

    package mutating func set(_ name: StaticString, _ value: JSONValue?) {
        guard let value else { return }
        begin(name)
        value.write(to: &bytes)
    }

    package mutating func set(_ name: StaticString, _ value: RawJSON?) {
        guard let value else { return }
        begin(name)
        append(value)
    }

    package mutating func set(_ name: StaticString, _ elements: [RawJSON]) {
        begin(name)
        bytes.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(element)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// The object with all that was set.
    package consuming func finish() -> RawJSON {
        bytes.append(UInt8(ascii: "}"))
        pieces.append(bytes)
        return RawJSON(pieces: pieces)
    }

    /// Sets a member whose name is known at run time alone.
    package mutating func set(key: String, _ value: RawJSON) {
        begin { JSONWriter.write(key, to: &$0) }
        append(value)
    }

    private mutating func append(_ value: RawJSON) {
        for piece in value.pieces {
            if piece.count < Self.long {
                bytes += piece
            } else {
                pieces.append(bytes)
                pieces.append(piece)
                bytes = []
            }
        }
    }

    private mutating func begin(_ name: StaticString) {
        begin { bytes in name.withUTF8Buffer { JSONWriter.write($0, to: &bytes) } }
    }

    private mutating func begin(_ writeName: (inout [UInt8]) -> Void) {
        let isFirst = pieces.isEmpty && bytes.count == 1
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        writeName(&bytes)
        bytes.append(UInt8(ascii: ":"))
    }
}
