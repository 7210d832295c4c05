/// One pass over a JSON text that finds what json-c's strict mode lets through.
///
/// json-c 0.16 with `JSON_TOKENER_STRICT` still takes comments, `NaN` and `Infinity`, raw control characters in
/// strings, numbers such as `01` or `1.`, unpaired surrogates (which it replaces), integers that do not fit
/// (which it clamps), and member names with a NUL (which it cuts off). This looks at strings, numbers and literals
/// one by one, and at the depth, of which json-c allows one level more to empty containers; how values are put
/// together is left to json-c.
struct LexicalScan {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    /// Where integers end that do not fit into 64 bits.
    private(set) var wideIntegerEnds: [Int] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int, maximumValues: Int) throws(JSONError) {
        self.bytes = bytes
        var depth = 0
        var values = 0
        while index < bytes.count {
            values += 1
            if values > maximumValues { throw JSONError(kind: .tooManyValues, offset: index) }
            switch bytes[index] {
            case UInt8(ascii: "\""): try scanString()
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber()
            case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
                UInt8(ascii: "\t"):
                index += 1
                values -= 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                if depth == maximumDepth { throw JSONError(kind: .tooDeep, offset: index) }
                depth += 1
                index += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                index += 1
                values -= 1
            case UInt8(ascii: "t"): try scanLiteral("true")
            case UInt8(ascii: "f"): try scanLiteral("false")
            case UInt8(ascii: "n"): try scanLiteral("null")
            default: throw JSONError(kind: .unexpectedCharacter, offset: index)
            }
        }
    }

    private mutating func scanLiteral(_ literal: StaticString) throws(JSONError) {
        let start = index
        literal.withUTF8Buffer { expected in
            var matched = 0
            while matched < expected.count, index < bytes.count, bytes[index] == expected[matched] {
                matched += 1
                index += 1
            }
        }
        if index - start < literal.utf8CodeUnitCount {
            throw JSONError(kind: index == bytes.count ? .unexpectedEnd : .invalidLiteral, offset: index)
        }
        if index < bytes.count, isWordCharacter(bytes[index]) { throw JSONError(kind: .invalidLiteral, offset: index) }
    }

    private func isWordCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

// MARK: - Numbers

extension LexicalScan {
    private mutating func scanNumber() throws(JSONError) {
        let isNegative = bytes[index] == UInt8(ascii: "-")
        if isNegative { index += 1 }
        let start = index
        if index < bytes.count, bytes[index] == UInt8(ascii: "0") { index += 1 } else { try scanDigits() }
        let digits = start..<index
        var isInteger = true
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            isInteger = false
            index += 1
            try scanDigits()
        }
        if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
            isInteger = false
            index += 1
            if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
                index += 1
            }
            try scanDigits()
        }
        if index < bytes.count, isWordCharacter(bytes[index]) || bytes[index] == UInt8(ascii: ".") {
            throw JSONError(kind: .invalidNumber, offset: index)
        }
        if isInteger, digits.count >= 19, isWide(digits, isNegative: isNegative) { wideIntegerEnds.append(index) }
    }

    private mutating func scanDigits() throws(JSONError) {
        let start = index
        while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
        if index == start {
            throw JSONError(kind: index == bytes.count ? .unexpectedEnd : .invalidNumber, offset: index)
        }
    }

    private func isWide(_ digits: Range<Int>, isNegative: Bool) -> Bool {
        var value: Int = 0
        for digit in digits {
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            let (difference, underflow) = product.subtractingReportingOverflow(Int(bytes[digit] - UInt8(ascii: "0")))
            if overflow || underflow { return true }
            value = difference
        }
        return !isNegative && value == .min
    }
}

// MARK: - Strings

extension LexicalScan {
    private mutating func scanString() throws(JSONError) {
        let start = index
        var hasNul = false
        index += 1
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                index += 1
                if hasNul, isName { throw JSONError(kind: .nulInName, offset: start) }
                return
            }
            if byte == UInt8(ascii: "\\") {
                hasNul = try scanEscape() == 0 || hasNul
            } else if byte < 0x20 {
                throw JSONError(kind: .controlCharacter, offset: index)
            } else if byte < 0x80 {
                index += 1
            } else {
                try scanMultibyteCharacter()
            }
        }
        throw JSONError(kind: .unexpectedEnd, offset: index)
    }

    /// Whether the string that ends here is a member's name.
    private var isName: Bool {
        let next = bytes[index...].first {
            $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
        }
        return next == UInt8(ascii: ":")
    }

    /// The UTF-16 code unit that a `\u` escape stands for, or 0xFFFF for another escape.
    private mutating func scanEscape() throws(JSONError) -> UInt16 {
        let start = index
        index += 1
        guard index < bytes.count else { throw JSONError(kind: .unexpectedEnd, offset: index) }
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            index += 1
            return .max
        case UInt8(ascii: "u"):
            index += 1
            let unit = try scanHexDigits()
            if UTF16.isTrailSurrogate(unit) { throw JSONError(kind: .unpairedSurrogate, offset: start) }
            guard UTF16.isLeadSurrogate(unit) else { return unit }
            guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
            else {
                throw JSONError(kind: .unpairedSurrogate, offset: start)
            }
            index += 2
            guard UTF16.isTrailSurrogate(try scanHexDigits()) else {
                throw JSONError(kind: .unpairedSurrogate, offset: start)
            }
            return .max
        default: throw JSONError(kind: .invalidEscape, offset: start)
        }
    }

    private mutating func scanHexDigits() throws(JSONError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard index < bytes.count else { throw JSONError(kind: .unexpectedEnd, offset: index) }
            guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else {
                throw JSONError(kind: .invalidEscape, offset: index)
            }
            unit = unit << 4 | UInt16(digit)
            index += 1
        }
        return unit
    }

    /// Unicode 15, table 3-7: well-formed UTF-8 byte sequences.
    private mutating func scanMultibyteCharacter() throws(JSONError) {
        let lead = bytes[index]
        let (length, second): (Int, ClosedRange<UInt8>) =
            switch lead {
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xE1...0xEF: (3, 0x80...0xBF)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: (0, 0...0)
            }
        guard length > 0, index + length <= bytes.count, second.contains(bytes[index + 1]) else {
            throw JSONError(kind: .invalidUTF8, offset: index)
        }
        for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 {
            throw JSONError(kind: .invalidUTF8, offset: index)
        }
        index += length
    }
}
