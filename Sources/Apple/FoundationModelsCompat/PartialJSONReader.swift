/// Reads JSON that may stop anywhere, as it does while a model writes it.
struct PartialJSONReader {
    let bytes: [UInt8]
    var index = 0
    /// How deep values are in each other; what is deeper than the limit would end the process's stack.
    private var depth = 0
    private static let maximumDepth = 512

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func read() throws -> GeneratedContent {
        guard let value = try value() else { throw failure("a value is missing") }
        skipSpace()
        guard index == bytes.count else { throw failure("there is more than one value") }
        return value
    }

    /// Reads a value, or nothing where the text stops before it says which.
    private mutating func value() throws -> GeneratedContent? {
        skipSpace()
        guard index < bytes.count else { return nil }
        switch bytes[index] {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            depth += 1
            defer { depth -= 1 }
            guard depth <= Self.maximumDepth else { throw failure("values are too deep in each other") }
            return bytes[index] == UInt8(ascii: "{") ? try object() : try array()
        case UInt8(ascii: "\""):
            let (text, isComplete) = try string()
            return GeneratedContent(kind: .string(text), isComplete: isComplete)
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func object() throws -> GeneratedContent {
        index += 1
        var object = JSONObject()
        let isComplete = try elements(until: UInt8(ascii: "}")) { reader in
            guard reader.bytes[reader.index] == UInt8(ascii: "\"") else { throw reader.failure("a name is missing") }
            let (name, isComplete) = try reader.string()
            reader.skipSpace()
            guard isComplete, reader.index < reader.bytes.count else { return }
            guard reader.take(":") else { throw reader.failure("':' is missing") }
            if let value = try reader.value() { object[name] = value }
        }
        return GeneratedContent(
            kind: .structure(properties: object.values, orderedKeys: object.keys), isComplete: isComplete)
    }

    private mutating func array() throws -> GeneratedContent {
        index += 1
        var values: [GeneratedContent] = []
        let isComplete = try elements(until: UInt8(ascii: "]")) { reader in
            if let value = try reader.value() { values.append(value) }
        }
        return GeneratedContent(kind: .array(values), isComplete: isComplete)
    }

    /// Reads what commas part, and tells whether it has an end.
    private mutating func elements(
        until end: UInt8, read: (inout PartialJSONReader) throws -> Void
    ) throws -> Bool {
        skipSpace()
        guard index < bytes.count else { return false }
        if bytes[index] == end {
            index += 1
            return true
        }
        while true {
            try read(&self)
            skipSpace()
            guard index < bytes.count else { return false }
            if bytes[index] == end {
                index += 1
                return true
            }
            guard take(",") else { throw failure("',' is missing") }
            skipSpace()
            guard index < bytes.count else { return false }
        }
    }

    private mutating func word(_ word: String, _ kind: GeneratedContent.Kind) throws -> GeneratedContent? {
        for byte in word.utf8 {
            guard index < bytes.count else { return nil }
            guard bytes[index] == byte else { throw failure("there is no such value") }
            index += 1
        }
        return GeneratedContent(kind: kind)
    }

    /// Reads a number; digits may follow one that the text ends with, but for one that is the whole text.
    private mutating func number() throws -> GeneratedContent? {
        let start = index
        while index < bytes.count, "+-.0123456789Ee".utf8.contains(bytes[index]) { index += 1 }
        guard index > start else { throw failure("there is no such value") }
        var digits = bytes[start..<index]
        let isComplete = index < bytes.count || depth == 0
        // `-`, `1.` and `1e-` are the starts of numbers.
        while index == bytes.count, let last = digits.last, !(48...57).contains(last) { digits.removeLast() }
        let text = String(decoding: digits, as: UTF8.self)
        guard !text.isEmpty else { return nil }
        guard digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "."), let value = Double(text),
            value.isFinite
        else {
            throw failure("there is no such number")
        }
        return GeneratedContent(kind: .number(value), isComplete: isComplete && digits.endIndex == index)
    }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
    }

    func failure(_ reason: String) -> LanguageModelSession.GenerationError {
        .decodingFailure(.init(debugDescription: "This is no JSON: \(reason) (at byte \(index))"))
    }
}
