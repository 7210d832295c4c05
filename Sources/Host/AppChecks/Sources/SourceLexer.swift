/// A token of a source, comments left out.
struct SourceToken: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case word(String)
        case punctuation(UInt8)
        /// A literal: its text, up to the first part that is computed.
        case string(String, isWhole: Bool)
    }

    var kind: Kind
    var line: Int
}

/// Cuts the source of a C-like language into tokens: comments are none, strings are single ones.
///
/// What stands in a string's interpolation is code, and so is among the tokens, behind the string's own.
struct SourceLexer {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let language: SourceLanguage
    private var position = 0
    private var line = 1
    private var tokens: [SourceToken] = []
    /// How many interpolations are open.
    private var interpolations = 0

    /// Strings in interpolations of strings beyond this are no code: each takes some of the stack.
    private static let deepest = 64

    static func tokens(of source: [UInt8], _ language: SourceLanguage) -> [SourceToken] {
        source.withUnsafeBufferPointer { buffer in
            var lexer = SourceLexer(bytes: buffer, language: language)
            lexer.code(until: nil)
            return lexer.tokens
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage) {
        self.bytes = bytes
        self.language = language
    }

    private func at(_ offset: Int) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    /// Reads code up to the end, or up to the bracket that closes an interpolation.
    private mutating func code(until close: UInt8?) {
        let open: UInt8? = close == UInt8(ascii: ")") ? UInt8(ascii: "(") : close.map { _ in UInt8(ascii: "{") }
        var depth = 0
        while let byte = at(0) {
            switch byte {
            case 0x0a:
                line += 1
                position += 1
            case 0x20, 0x09, 0x0d: position += 1
            case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"): lineComment()
            case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): blockComment()
            case UInt8(ascii: "/") where language.hasRegularExpressions && startsRegularExpression:
                regularExpression()
            case UInt8(ascii: "\""): string(quote: byte)
            case UInt8(ascii: "'") where language.hasSingleQuotes: string(quote: byte)
            case UInt8(ascii: "'"): character()
            case UInt8(ascii: "`") where language == .javaScript: string(quote: byte)
            case UInt8(ascii: "`"): quotedWord()
            case UInt8(ascii: "#") where language == .swift && poundsBeforeQuote > 0:
                let pounds = poundsBeforeQuote
                position += pounds
                string(quote: UInt8(ascii: "\""), pounds: pounds)
            case UInt8(ascii: "r") where language == .dart && isQuote(at(1)):
                position += 1
                string(quote: bytes[position], isRaw: true)
            case _ where Self.isWord(byte): word()
            default:
                if let open, let close {
                    if byte == open { depth += 1 }
                    if byte == close {
                        if depth == 0 { return }
                        depth -= 1
                    }
                }
                tokens.append(SourceToken(kind: .punctuation(byte), line: line))
                position += 1
            }
        }
    }

    private mutating func word() {
        let start = position
        while let byte = at(0), Self.isWord(byte) { position += 1 }
        append(word: start..<position)
    }

    private mutating func quotedWord() {
        let start = position + 1
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0a { end += 1 }
        append(word: start..<end)
        position = min(end + 1, bytes.count)
    }

    private mutating func append(word range: Range<Int>) {
        tokens.append(SourceToken(kind: .word(text(range)), line: line))
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func lineComment() {
        while let byte = at(0), byte != 0x0a { position += 1 }
    }

    private mutating func blockComment() {
        var depth = 0
        while let byte = at(0) {
            if byte == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*"), depth == 0 || language.nestsComments {
                depth += 1
                position += 2
            } else if byte == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                if byte == 0x0a { line += 1 }
                position += 1
            }
        }
    }
}

/// Literals.
extension SourceLexer {
    private func isQuote(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    /// How many `#` stand before a quote here.
    private var poundsBeforeQuote: Int {
        var pounds = 0
        while at(pounds) == UInt8(ascii: "#"), pounds < 16 { pounds += 1 }
        return at(pounds) == UInt8(ascii: "\"") ? pounds : 0
    }

    private mutating func string(quote: UInt8, pounds: Int = 0, isRaw: Bool = false) {
        let isTemplate = quote == UInt8(ascii: "`")
        let isLong = !isTemplate && language.hasTripleQuotes && at(1) == quote && at(2) == quote
        let quotes = isLong ? 3 : 1
        let (start, firstLine) = (position, line)
        // The literal's own token stands before those of its interpolations.
        let place = tokens.count
        tokens.append(SourceToken(kind: .string("", isWhole: true), line: line))
        var value: [UInt8] = []
        var isWhole = true
        position += quotes
        while let byte = at(0) {
            if byte == quote, (0..<quotes).allSatisfy({ at($0) == quote }), hasPounds(pounds, at: quotes) {
                position += quotes + pounds
                tokens[place].kind = .string(String(decoding: value, as: UTF8.self), isWhole: isWhole && !isLong)
                return
            }
            if byte == UInt8(ascii: "\\"), !isRaw, hasPounds(pounds, at: 1) {
                let escaped = at(1 + pounds)
                position += 2 + pounds
                if language == .swift, escaped == UInt8(ascii: "(") {
                    isWhole = false
                    interpolation(until: UInt8(ascii: ")"))
                } else if let escaped {
                    if escaped == 0x0a { line += 1 }
                    // What other escapes mean is nobody's name.
                    if isWhole { value.append(escaped == UInt8(ascii: "n") ? 0x0a : escaped) }
                }
            } else if byte == UInt8(ascii: "$"), !isRaw, interpolates(isTemplate: isTemplate) {
                isWhole = false
                position += 1
                if at(0) == UInt8(ascii: "{") {
                    position += 1
                    interpolation(until: UInt8(ascii: "}"))
                }
            } else if byte == 0x0a, !isLong, !isTemplate {
                // No literal, but an apostrophe in a text.
                tokens.removeSubrange(place...)
                (position, line) = (start + 1, firstLine)
                return
            } else {
                if byte == 0x0a { line += 1 }
                if isWhole { value.append(byte) }
                position += 1
            }
        }
        tokens[place].kind = .string(String(decoding: value, as: UTF8.self), isWhole: false)
    }

    private func interpolates(isTemplate: Bool) -> Bool {
        switch language {
        case .javaScript: isTemplate && at(1) == UInt8(ascii: "{")
        case .dart, .kotlin:
            at(1).map { $0 == UInt8(ascii: "{") || Self.isWord($0) && !(0x30...0x39).contains($0) } ?? false
        case .swift, .java, .objectiveC: false
        }
    }

    private mutating func interpolation(until close: UInt8) {
        guard interpolations < Self.deepest else { return }
        interpolations += 1
        code(until: close)
        interpolations -= 1
        position += 1
    }

    /// `'a'` of Kotlin, Java and C; an apostrophe elsewhere.
    private mutating func character() {
        let length = at(1) == UInt8(ascii: "\\") ? 3 : 2
        position += at(length) == UInt8(ascii: "'") ? length + 1 : 1
    }

    /// Where a value is expected, a slash that no space follows begins a regular expression.
    private var startsRegularExpression: Bool {
        guard let next = at(1), next != 0x20, next != 0x0a, let last = tokens.last,
            case .punctuation(let before) = last.kind, "(,=:[{!&|?;".utf8.contains(before)
        else { return false }
        var end = position + 1
        while end < bytes.count, bytes[end] != 0x0a {
            if bytes[end] == UInt8(ascii: "/") { return true }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return false
    }

    private mutating func regularExpression() {
        position += 1
        var isInClass = false
        while let byte = at(0), byte != 0x0a {
            if byte == UInt8(ascii: "[") { isInClass = true }
            if byte == UInt8(ascii: "]") { isInClass = false }
            position += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == UInt8(ascii: "/"), !isInClass { return }
        }
    }

    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { at(offset + $0) == UInt8(ascii: "#") }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
        default: false
        }
    }
}
