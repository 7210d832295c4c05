/// Parses property lists in the form that Xcode writes projects in.
///
/// `{ key = value; }`, `( value, )`, words and quoted strings, with comments anywhere. Foundation's own reader takes half
/// a second for a project of a megabyte.
struct OpenStepParser {
    struct Failure: Error {
        var line: Int
        var reason: String
        /// Whether the list is well-formed so far, and holds too much.
        var isTooMuch = false
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var depth = 0

    static func parse(_ bytes: [UInt8]) throws(Failure) -> ProjectNode {
        let result: Result<ProjectNode, Failure> = bytes.withUnsafeBufferPointer { buffer in
            var parser = OpenStepParser(bytes: buffer)
            do throws(Failure) {
                let node = try parser.value()
                parser.skipSpace()
                if parser.position < buffer.count { throw parser.failure("something follows the list") }
                return .success(node)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
    }

    private mutating func value() throws(Failure) -> ProjectNode {
        skipSpace()
        guard position < bytes.count else { throw failure("it ends too early") }
        guard ProjectBoundary.spend(.values) else {
            throw Failure(line: 0, reason: "it holds too much", isTooMuch: true)
        }
        switch bytes[position] {
        case UInt8(ascii: "{"): return try nested { parser throws(Failure) in try parser.dictionary() }
        case UInt8(ascii: "("): return try nested { parser throws(Failure) in try parser.array() }
        default: return .string(try string())
        }
    }

    private mutating func nested(
        _ body: (inout OpenStepParser) throws(Failure) -> ProjectNode
    ) throws(Failure) -> ProjectNode {
        guard depth < BuildLimits.depth else { throw failure("it is nested too deeply") }
        depth += 1
        position += 1
        let node = try body(&self)
        depth -= 1
        return node
    }

    private mutating func dictionary() throws(Failure) -> ProjectNode {
        var members: [String: ProjectNode] = [:]
        while !take("}") {
            let key = try string()
            try expect("=")
            members[key] = try value()
            try expect(";")
        }
        return .dictionary(members)
    }

    private mutating func array() throws(Failure) -> ProjectNode {
        var values: [ProjectNode] = []
        while !take(")") {
            values.append(try value())
            if !take(",") {
                try expect(")")
                break
            }
        }
        return .array(values)
    }

    private mutating func string() throws(Failure) -> String {
        skipSpace()
        guard position < bytes.count else { throw failure("it ends too early") }
        let first = bytes[position]
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        guard position > start else { throw failure("no value where one is expected") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quoted(_ quote: UInt8) throws(Failure) -> String {
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != quote, bytes[position] != UInt8(ascii: "\\") { position += 1 }
        var text = Array(bytes[start..<position])
        while position < bytes.count, bytes[position] != quote {
            if bytes[position] == UInt8(ascii: "\\") {
                text += escaped()
            } else {
                text.append(bytes[position])
                position += 1
            }
        }
        guard position < bytes.count else { throw failure("a string does not end") }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }

    /// What a backslash and what follows it stand for.
    private mutating func escaped() -> [UInt8] {
        position += 1
        guard position < bytes.count else { return [] }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [0x0a]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0d]
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            let digits = bytes[position..<min(position + 4, bytes.count)]
            guard let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
                let scalar = Unicode.Scalar(code)
            else { return [byte] }
            position += digits.count
            return Array(String(Character(scalar)).utf8)
        default: return [byte]
        }
    }

    private mutating func take(_ punctuation: Unicode.Scalar) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: punctuation) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ punctuation: Unicode.Scalar) throws(Failure) {
        guard take(punctuation) else { throw failure("'\(punctuation)' is missing") }
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0a, 0x0d: position += 1
            case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
                while position < bytes.count, bytes[position] != 0x0a { position += 1 }
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
                position += 2
                while position < bytes.count, bytes[position] != UInt8(ascii: "*") || next != UInt8(ascii: "/") {
                    position += 1
                }
                position += 2
            default: return
            }
        }
    }

    private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

    /// What words are made of; other bytes than ASCII too, for hands write projects as well.
    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
        case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "$"): true
        case UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"): true
        default: false
        }
    }

    private func failure(_ reason: String) -> Failure {
        Failure(line: bytes[..<min(position, bytes.count)].count { $0 == 0x0a } + 1, reason: reason)
    }
}
