/// Writes Apple's binary property list, version `bplist00`.
///
/// The format is described in CoreFoundation's `CFBinaryPList.c`: objects with a marker byte each, a table of their
/// offsets, and a trailer of 32 bytes.
struct BinaryPropertyList {
    private var output = [UInt8]("bplist00".utf8)
    private var offsets: [Int] = []
    private let referenceSize: Int

    /// The bytes of the file.
    static func encode(_ value: PropertyListValue) -> [UInt8] {
        var list = BinaryPropertyList(referenceSize: size(of: count(value)))
        let top = list.add(value)
        return list.finish(top)
    }

    private init(referenceSize: Int) {
        self.referenceSize = referenceSize
    }

    private static func count(_ value: PropertyListValue) -> Int {
        switch value {
        case .array(let values): values.reduce(1) { $0 + count($1) }
        case .dictionary(let members): members.reduce(1) { $0 + 1 + count($1.value) }
        default: 1
        }
    }

    /// How many bytes hold a number up to `limit`: 1, 2, 4 or 8.
    private static func size(of limit: Int) -> Int {
        limit <= 0xFF ? 1 : limit <= 0xFFFF ? 2 : limit <= 0xFFFF_FFFF ? 4 : 8
    }

    /// Writes the value after its parts, and returns its number.
    private mutating func add(_ value: PropertyListValue) -> Int {
        switch value {
        case .bool(let value): begin(value ? 0x09 : 0x08)
        case .int(let value):
            begin(nil)
            appendInteger(value)
        case .double(let value):
            begin(0x23)
            append(value.bitPattern, 8)
        case .date(let seconds):
            begin(0x33)
            // Property lists count from 2001-01-01T00:00:00Z.
            append((seconds - 978_307_200).bitPattern, 8)
        case .data(let bytes):
            begin(0x40, count: bytes.count)
            output += bytes
        case .string(let text): addString(text)
        case .array(let values):
            let references = values.map { add($0) }
            begin(0xA0, count: references.count)
            for reference in references { append(UInt64(reference), referenceSize) }
        case .dictionary(let members):
            let keys = members.map { key, _ in
                addString(key)
                return offsets.count - 1
            }
            let values = members.map { add($0.value) }
            begin(0xD0, count: members.count)
            for reference in keys + values { append(UInt64(reference), referenceSize) }
        }
        return offsets.count - 1
    }

    private mutating func addString(_ text: String) {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            begin(0x50, count: text.utf8.count)
            output += text.utf8
        } else {
            begin(0x60, count: text.utf16.count)
            for unit in text.utf16 { append(UInt64(unit), 2) }
        }
    }

    private mutating func begin(_ marker: UInt8?) {
        offsets.append(output.count)
        if let marker { output.append(marker) }
    }

    private mutating func begin(_ marker: UInt8, count: Int) {
        begin(marker | UInt8(min(count, 15)))
        if count >= 15 { appendInteger(count) }
    }

    /// Negative integers always take 8 bytes; the smaller sizes are unsigned.
    private mutating func appendInteger(_ value: Int) {
        let size = value < 0 ? 8 : Self.size(of: value)
        output.append(0x10 | UInt8(size.trailingZeroBitCount))
        append(UInt64(bitPattern: Int64(value)), size)
    }

    private mutating func append(_ bits: UInt64, _ size: Int) {
        for shift in (0..<size).reversed() { output.append(UInt8(truncatingIfNeeded: bits >> (8 * shift))) }
    }

    private mutating func finish(_ top: Int) -> [UInt8] {
        let table = output.count
        let offsetSize = Self.size(of: table)
        for offset in offsets { append(UInt64(offset), offsetSize) }
        output += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        append(UInt64(offsets.count), 8)
        append(UInt64(top), 8)
        append(UInt64(table), 8)
        return output
    }
}
