/// Writes compact JSON: no whitespace, members in their order, each value always the same bytes.
package enum JSONWriter {
    /// Appends a string in quotes; only what JSON demands is escaped.
    package static func write(_ string: String, to output: inout [UInt8]) {
        var string = string
        string.withUTF8 { write($0, to: &output) }
    }

    /// Appends UTF-8 in quotes.
    package static func write(_ utf8: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        var start = 0
        for index in 0..<utf8.count {
            let byte = utf8[index]
            guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
            writeEscape(of: byte, to: &output)
            start = index + 1
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
        output.append(UInt8(ascii: "\""))
    }

    private static func writeEscape(of byte: UInt8, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x08: output.append(UInt8(ascii: "b"))
        case 0x09: output.append(UInt8(ascii: "t"))
        case 0x0A: output.append(UInt8(ascii: "n"))
        case 0x0C: output.append(UInt8(ascii: "f"))
        case 0x0D: output.append(UInt8(ascii: "r"))
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): output.append(byte)
        default:
            output.append(contentsOf: "u00".utf8)
            output.append(UInt8(ascii: "0") + byte >> 4)
            output.append("0123456789abcdef".utf8.withContiguousStorageIfAvailable { $0[Int(byte & 15)] }!)
        }
    }

    /// Appends an integer in decimal digits.
    package static func write(_ value: Int, to output: inout [UInt8]) {
        // Nineteen digits and a sign.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var magnitude = value.magnitude
            var start = digits.count
            repeat {
                start -= 1
                digits.initializeElement(at: start, to: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude % 10))
                magnitude /= 10
            } while magnitude > 0
            if value < 0 {
                start -= 1
                digits.initializeElement(at: start, to: UInt8(ascii: "-"))
            }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
        }
    }

    /// Appends the shortest digits that read back as the same double, always with a `.` or an exponent.
    ///
    /// JSON has no infinities and no NaN: they are written as `null`, as JavaScript does. What must keep them
    /// tags them (`{"$double": "NaN"}`) before it comes here.
    package static func write(_ value: Double, to output: inout [UInt8]) {
        guard value.isFinite else { return output.append(contentsOf: "null".utf8) }
        if writeShort(value, to: &output) { return }
        var digits = value.description
        digits.withUTF8 { output.append(contentsOf: $0) }
    }

    /// Appends a number that a few decimals say whole, as most coordinates are; false where it is not one.
    ///
    /// With at most 15 digits there are no others that read back as the same double, so these are the shortest.
    private static func writeShort(_ value: Double, to output: inout [UInt8]) -> Bool {
        let scaled = (value * 10_000).rounded()
        guard abs(scaled) < 1e15, scaled / 10_000 == value else { return false }
        let magnitude = Int(abs(scaled))
        var (decimals, places) = (magnitude % 10_000, 1000)
        guard decimals > 0 else { return false }
        if value < 0 { output.append(UInt8(ascii: "-")) }
        write(magnitude / 10_000, to: &output)
        output.append(UInt8(ascii: "."))
        while decimals > 0 {
            output.append(UInt8(ascii: "0") + UInt8(decimals / places))
            decimals %= places
            places /= 10
        }
        return true
    }
}
