/// Cuts Swift source into the tokens that the rewriting looks at, strings and comments left out.
///
/// What stands in a string's interpolation is code, and so is among the tokens.
struct SwiftLexer {
    struct Token: Hashable {
        enum Kind { case word, punctuation }

        var kind: Kind
        var range: Range<Int>
        /// Whether a line begins between the token before and this one.
        var isFirstInLine: Bool
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var startsLine = true
    private var tokens: [Token] = []
    /// How many interpolations are open.
    private var interpolations = 0

    static func tokens(of source: [UInt8]) -> [Token] {
        source.withUnsafeBufferPointer { buffer in
            var lexer = SwiftLexer(bytes: buffer)
            lexer.code(until: nil)
            return lexer.tokens
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Reads code up to the end, or up to the bracket that closes an interpolation.
    private mutating func code(until close: UInt8?) {
        var depth = 0
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case 0x0a, 0x0d:
                startsLine = true
                position += 1
            case 0x20, 0x09: position += 1
            case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"): lineComment()
            case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): blockComment()
            case UInt8(ascii: "/") where startsRegex: regex(pounds: 0)
            case UInt8(ascii: "\""): string(pounds: 0)
            case UInt8(ascii: "#") where isLiteral: pounded()
            case UInt8(ascii: "`"): quotedWord()
            case _ where Self.isWord(byte): word()
            default:
                if close != nil, byte == UInt8(ascii: "(") { depth += 1 }
                if close != nil, byte == close {
                    if depth == 0 { return }
                    depth -= 1
                }
                append(.punctuation, to: position + 1)
            }
        }
    }

    private mutating func append(_ kind: Token.Kind, to end: Int) {
        tokens.append(Token(kind: kind, range: position..<end, isFirstInLine: startsLine))
        startsLine = false
        position = end
    }

    private mutating func word() {
        var end = position
        while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
        append(.word, to: end)
    }

    private mutating func quotedWord() {
        var end = position + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0a { end += 1 }
        append(.word, to: min(end + 1, bytes.count))
    }

    private mutating func lineComment() {
        while position < bytes.count, bytes[position] != 0x0a { position += 1 }
    }

    private mutating func blockComment() {
        var depth = 0
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if bytes[position] == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                if bytes[position] == 0x0a { startsLine = true }
                position += 1
            }
        }
    }
}

/// Literals.
extension SwiftLexer {
    /// A string or a regular expression behind `#`s.
    private mutating func pounded() {
        var pounds = 0
        while at(pounds) == UInt8(ascii: "#") { pounds += 1 }
        position += pounds
        if at(0) == UInt8(ascii: "\"") { string(pounds: pounds) } else { regex(pounds: pounds) }
    }

    /// More than these begin no literal of anybody's.
    private static let mostPounds = 16
    /// Strings in interpolations of strings beyond this are no code: each takes some of the stack.
    private static let deepest = 64

    /// Whether the `#`s here begin a literal rather than `#if` and its like.
    private var isLiteral: Bool {
        var pounds = 0
        while pounds <= Self.mostPounds, at(pounds) == UInt8(ascii: "#") { pounds += 1 }
        return at(pounds) == UInt8(ascii: "\"") || at(pounds) == UInt8(ascii: "/")
    }

    private mutating func string(pounds: Int) {
        let quote = UInt8(ascii: "\"")
        let isMultiline = at(1) == quote && at(2) == quote
        let quotes = isMultiline ? 3 : 1
        position += quotes
        startsLine = false
        while position < bytes.count {
            let byte = bytes[position]
            if byte == quote, (0..<quotes).allSatisfy({ at($0) == quote }), hasPounds(pounds, at: quotes) {
                position += quotes + pounds
                return
            }
            if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) {
                let escaped = at(1 + pounds)
                position += 2 + pounds
                if escaped == UInt8(ascii: "("), interpolations < Self.deepest {
                    interpolations += 1
                    defer { interpolations -= 1 }
                    code(until: UInt8(ascii: ")"))
                    position += 1
                }
            } else if byte == 0x0a, !isMultiline {
                return
            } else {
                position += 1
            }
        }
    }

    /// Where a value is expected, a slash that no space follows begins a regular expression.
    private var startsRegex: Bool {
        guard let next = at(1), next != 0x20, next != 0x0a, let last = tokens.last else { return false }
        let before = bytes[last.range.lowerBound]
        guard last.kind == .punctuation, "(,=:[{!&|".utf8.contains(before) else { return false }
        var end = position + 1
        while end < bytes.count, bytes[end] != 0x0a {
            if bytes[end] == UInt8(ascii: "/") { return true }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return false
    }

    private mutating func regex(pounds: Int) {
        position += 1
        while position < bytes.count, pounds > 0 || bytes[position] != 0x0a {
            if bytes[position] == UInt8(ascii: "/"), hasPounds(pounds, at: 1) {
                position += 1 + pounds
                return
            }
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
    }

    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { at(offset + $0) == UInt8(ascii: "#") }
    }

    private func at(_ offset: Int) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
        default: false
        }
    }
}
