import Foundation

/// Reads the inline Markdown that localized keys may hold: emphasis, code, strikethrough and links.
struct InlineMarkdown {
    struct Style: Hashable {
        var isEmphasized = false
        var isStrong = false
        var isCode = false
        var isStruck = false
        var link: String?
    }

    struct Span: Equatable {
        var pieces: [FormattedKey.Piece]
        var style: Style
    }

    private let pieces: [FormattedKey.Piece]
    private var spans: [Span] = []

    static func spans(_ pieces: [FormattedKey.Piece], locale: Locale) -> [Span] {
        let marks: Set<Character> = ["*", "_", "`", "~", "[", "\\"]
        let hasMarks = pieces.contains {
            if case .literal(let character) = $0 { marks.contains(character) } else { false }
        }
        guard hasMarks else { return pieces.isEmpty ? [] : [Span(pieces: pieces, style: Style())] }
        let pieces = pieces.contains(.literal("^")) ? Inflection.applied(to: pieces, locale: locale) : pieces
        var parser = InlineMarkdown(pieces: pieces)
        parser.parse(pieces.indices, Style())
        return parser.spans
    }

    private init(pieces: [FormattedKey.Piece]) {
        self.pieces = pieces
    }

    private func character(_ index: Int) -> Character? {
        guard pieces.indices.contains(index), case .literal(let character) = pieces[index] else { return nil }
        return character
    }

    private mutating func emit(_ piece: FormattedKey.Piece, _ style: Style) {
        if spans.last?.style == style {
            spans[spans.count - 1].pieces.append(piece)
        } else {
            spans.append(Span(pieces: [piece], style: style))
        }
    }

    private mutating func parse(_ range: Range<Int>, _ style: Style) {
        var index = range.lowerBound
        while index < range.upperBound {
            switch character(index) {
            case "\\":
                if index + 1 < range.upperBound, let next = character(index + 1), next.isASCII,
                    next.isPunctuation || next.isSymbol
                {
                    emit(.literal(next), style)
                    index += 2
                    continue
                }
            case "`":
                if let end = code(index, range) {
                    var inner = style
                    inner.isCode = true
                    for piece in pieces[index + end.ticks..<end.close] { emit(piece, inner) }
                    index = end.close + end.ticks
                    continue
                }
            case "[":
                if let link = link(index, range) {
                    var inner = style
                    inner.link = link.url
                    parse(index + 1..<link.textEnd, inner)
                    index = link.end
                    continue
                }
            case "*", "_", "~":
                if let next = emphasis(index, range, style) {
                    index = next
                    continue
                }
            default: break
            }
            emit(pieces[index], style)
            index += 1
        }
    }

    /// Parses what the delimiters at `index` enclose; the index after it, or nil when they enclose nothing.
    private mutating func emphasis(_ index: Int, _ range: Range<Int>, _ style: Style) -> Int? {
        guard let mark = character(index) else { return nil }
        let run = runLength(index, range, mark)
        let lengths = mark == "~" ? (run == 2 ? [2] : []) : run >= 3 ? [3, 2, 1] : run == 2 ? [2] : [1]
        guard opens(index, run, range, mark) else {
            for _ in 0..<run { emit(.literal(mark), style) }
            return index + run
        }
        for length in lengths {
            guard let close = closing(of: mark, length, after: index + length, range) else { continue }
            var inner = style
            if mark == "~" { inner.isStruck = true }
            if mark != "~", length != 2 { inner.isEmphasized = true }
            if mark != "~", length >= 2 { inner.isStrong = true }
            parse(index + length..<close, inner)
            return close + length
        }
        for _ in 0..<run { emit(.literal(mark), style) }
        return index + run
    }

    private func runLength(_ index: Int, _ range: Range<Int>, _ mark: Character) -> Int {
        var end = index
        while end < range.upperBound, character(end) == mark { end += 1 }
        return end - index
    }

    /// CommonMark's left-flanking rule; an underscore moreover does not open within a word.
    private func opens(_ index: Int, _ run: Int, _ range: Range<Int>, _ mark: Character) -> Bool {
        guard index + run < range.upperBound else { return false }
        if let next = character(index + run), next.isWhitespace { return false }
        return mark != "_" || index == range.lowerBound || !isWordPart(index - 1)
    }

    private func closing(of mark: Character, _ length: Int, after start: Int, _ range: Range<Int>) -> Int? {
        var index = start
        while index < range.upperBound {
            switch character(index) {
            case "\\": index += 2
            case "`":
                if let end = code(index, range) { index = end.close + end.ticks } else { index += 1 }
            case mark:
                let run = runLength(index, range, mark)
                let isAfterSpace = character(index - 1)?.isWhitespace ?? false
                let isInWord = mark == "_" && index + run < range.upperBound && isWordPart(index + run)
                // `**` inside of `*…*` is the inner strong text's; only a run that holds the length closes.
                if index > start, !isAfterSpace, !isInWord, run == length || run > length && run != 2 {
                    return index + run - length
                }
                index += run
            default: index += 1
            }
        }
        return nil
    }

    private func isWordPart(_ index: Int) -> Bool {
        guard let character = character(index) else { return true }
        return character.isLetter || character.isNumber
    }

    private func code(_ index: Int, _ range: Range<Int>) -> (ticks: Int, close: Int)? {
        let ticks = runLength(index, range, "`")
        var close = index + ticks
        while close < range.upperBound {
            let run = character(close) == "`" ? runLength(close, range, "`") : 0
            if run == ticks { return (ticks, close) }
            close += max(run, 1)
        }
        return nil
    }

    private func link(_ index: Int, _ range: Range<Int>) -> (textEnd: Int, url: String, end: Int)? {
        var depth = 0
        var close = index
        while close < range.upperBound {
            if character(close) == "[" { depth += 1 }
            if character(close) == "]" { depth -= 1 }
            if character(close) == "\\" { close += 1 }
            if depth == 0 { break }
            close += 1
        }
        guard close < range.upperBound, character(close + 1) == "(" else { return nil }
        var url = ""
        var end = close + 2
        while end < range.upperBound, character(end) != ")" {
            switch pieces[end] {
            case .literal(let character): url.append(character)
            case .string(let string): url += string
            case .text: return nil
            }
            end += 1
        }
        guard end < range.upperBound else { return nil }
        // A title after the address is not shown.
        let address = url.split(separator: " ", maxSplits: 1).first.map(String.init) ?? ""
        return (close, address, end + 1)
    }
}
