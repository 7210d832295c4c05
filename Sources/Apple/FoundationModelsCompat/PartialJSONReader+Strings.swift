extension PartialJSONReader {
    /// Reads a string, and tells whether it has an end.
    mutating func string() throws -> (String, isComplete: Bool) {
        index += 1
        var text: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return (String(decoding: text, as: UTF8.self), true)
            case UInt8(ascii: "\\"):
                guard let escaped = try escape() else { return (String(decoding: text, as: UTF8.self), false) }
                text += String(escaped).utf8
            case 0..<0x20: throw failure("a control character is not escaped")
            default: text.append(byte)
            }
        }
        return (String(decoding: text, as: UTF8.self), false)
    }

    /// Reads what follows a backslash, or nothing where the text stops within it.
    private mutating func escape() throws -> Unicode.Scalar? {
        guard index < bytes.count else { return nil }
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "u"):
            guard let first = try codeUnit() else { return nil }
            guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
            guard index < bytes.count else { return nil }
            let afterFirst = index
            guard take("\\"), index < bytes.count, take("u") else {
                if index == bytes.count { return nil }
                index = afterFirst
                return "\u{FFFD}"
            }
            guard let second = try codeUnit() else { return nil }
            guard UTF16.isTrailSurrogate(second) else {
                index = afterFirst
                return "\u{FFFD}"
            }
            return Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00)
        default: throw failure("there is no such escape")
        }
    }

    private mutating func codeUnit() throws -> UInt16? {
        guard index + 4 <= bytes.count else {
            index = bytes.count
            return nil
        }
        let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
        guard digits.utf8.count == 4, digits.first != "+", let value = UInt16(digits, radix: 16) else {
            throw failure("an escape has four digits")
        }
        index += 4
        return value
    }
}
