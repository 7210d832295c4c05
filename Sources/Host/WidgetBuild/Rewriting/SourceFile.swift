/// A Swift file's text and its tokens, and the edits that make the copy which is compiled.
struct SourceFile {
    let bytes: [UInt8]
    let tokens: [SwiftLexer.Token]
    private var edits: [(range: Range<Int>, text: String)] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = SwiftLexer.tokens(of: bytes)
    }

    /// A token's text; nothing past the end.
    func text(_ index: Int) -> String {
        guard tokens.indices.contains(index) else { return "" }
        return String(decoding: bytes[tokens[index].range], as: UTF8.self)
    }

    /// The number of the line that a token stands on, from 1.
    func line(of index: Int) -> Int { bytes[..<tokens[index].range.lowerBound].count { $0 == 0x0a } + 1 }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether a token is the byte, without the cost of a string.
    func isPunctuation(_ index: Int, _ scalar: Unicode.Scalar) -> Bool {
        guard tokens.indices.contains(index), tokens[index].kind == .punctuation else { return false }
        return bytes[tokens[index].range.lowerBound] == UInt8(ascii: scalar)
    }

    /// Whether nothing stands between a token and the one before it.
    func isAttached(_ index: Int) -> Bool {
        tokens.indices.contains(index) && index > 0
            && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }

    /// The index of the bracket that closes the one at `index`.
    func closing(_ index: Int) -> Int? {
        let open = bytes[tokens[index].range.lowerBound]
        let close: UInt8 = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
        var depth = 0
        for other in tokens[index...].indices where tokens[other].kind == .punctuation {
            let byte = bytes[tokens[other].range.lowerBound]
            if byte == open { depth += 1 }
            if byte == close { depth -= 1 }
            if depth == 0 { return other }
        }
        return nil
    }

    /// The index of the line's first token after the one at `index`.
    func nextLine(after index: Int) -> Int {
        tokens[(index + 1)...].firstIndex(where: \.isFirstInLine) ?? tokens.endIndex
    }

    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append((range, text))
    }

    /// Puts spaces in place of the text, so that lines and columns stay.
    mutating func blank(_ range: Range<Int>) {
        let spaces = bytes[range].map { $0 == 0x0a || $0 == 0x0d ? Character(Unicode.Scalar($0)) : " " }
        edits.append((range, String(spaces)))
    }

    mutating func insert(_ text: String, at offset: Int) {
        edits.append((offset..<offset, text))
    }

    /// The text with its edits, nil when there are none.
    var edited: [UInt8]? {
        guard !edits.isEmpty else { return nil }
        var result: [UInt8] = []
        var end = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= end {
            result += bytes[end..<edit.range.lowerBound]
            result += edit.text.utf8
            end = edit.range.upperBound
        }
        return result + bytes[end...]
    }
}
