/// A Swift file's text and its tokens, and the edits that make the copy which is compiled.
struct SourceFile {
    let bytes: [UInt8]
    let tokens: [SwiftLexer.Token]
    private var edits: [(range: Range<Int>, text: String)] = []
    /// The closing bracket of each `(` and `{`, by the indices of both; -1 for every other token.
    private let closers: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = SwiftLexer.tokens(of: bytes)
        closers = Self.closers(of: tokens, in: bytes)
    }

    /// A token's text; nothing past the end.
    func text(_ index: Int) -> String {
        guard tokens.indices.contains(index) else { return "" }
        return String(decoding: bytes[tokens[index].range], as: UTF8.self)
    }

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
    ///
    /// Nil for one further on than anybody writes: what is inside is looked at for each bracket around it.
    func closing(_ index: Int) -> Int? {
        closers[index] < 0 || closers[index] - index > Self.farthest ? nil : closers[index]
    }

    /// In tokens.
    private static let farthest = 4096

    private static func closers(of tokens: [SwiftLexer.Token], in bytes: [UInt8]) -> [Int] {
        var closers = [Int](repeating: -1, count: tokens.count)
        var (parentheses, braces): ([Int], [Int]) = ([], [])
        for (index, token) in tokens.enumerated() where token.kind == .punctuation {
            switch bytes[token.range.lowerBound] {
            case UInt8(ascii: "("): parentheses.append(index)
            case UInt8(ascii: "{"): braces.append(index)
            case UInt8(ascii: ")"): if let open = parentheses.popLast() { closers[open] = index }
            case UInt8(ascii: "}"): if let open = braces.popLast() { closers[open] = index }
            default: continue
            }
        }
        return closers
    }

    /// The index of the line's first token after the one at `index`.
    func nextLine(after index: Int) -> Int {
        let line = tokens[(index + 1)...].prefix(Self.farthest)
        return line.firstIndex(where: \.isFirstInLine) ?? line.endIndex
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
