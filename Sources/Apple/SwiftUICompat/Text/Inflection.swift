import Foundation

/// Automatic grammar agreement: `^[3 file](inflect: true)` becomes `3 files`.
///
/// The words agree with their number in English; in other languages they stay as they are.
enum Inflection {
    /// The pieces without the marks.
    static func applied(to pieces: [FormattedKey.Piece], locale: Locale) -> [FormattedKey.Piece] {
        var result: [FormattedKey.Piece] = []
        var index = 0
        while index < pieces.count {
            if let phrase = phrase(at: index, in: pieces) {
                let inner = Array(pieces[phrase.inner])
                result += locale.language.languageCode == .english ? agreeing(inner) : inner
                index = phrase.end
            } else {
                result.append(pieces[index])
                index += 1
            }
        }
        return result
    }

    /// What stands between `^[` and `](…)` with an attribute in the parentheses.
    private static func phrase(at start: Int, in pieces: [FormattedKey.Piece]) -> (inner: Range<Int>, end: Int)? {
        guard pieces[start] == .literal("^"), start + 1 < pieces.count, pieces[start + 1] == .literal("["),
            let close = pieces[start...].firstIndex(of: .literal("]")), close + 1 < pieces.count,
            pieces[close + 1] == .literal("("), let end = pieces[close...].firstIndex(of: .literal(")")),
            pieces[close..<end].contains(.literal(":"))
        else { return nil }
        return (start + 2..<close, end + 1)
    }

    private static func agreeing(_ pieces: [FormattedKey.Piece]) -> [FormattedKey.Piece] {
        guard let number = number(in: pieces), number != "1", let last = pieces.lastIndex(where: \.isLetter)
        else { return pieces }
        let word = pieces[...last].reversed().prefix(while: \.isLetter).reversed().map(\.text).joined()
        let (dropped, ending) = plural(of: word.lowercased())
        return pieces[..<(last + 1 - dropped)] + ending.map { .literal($0) } + pieces[(last + 1)...]
    }

    private static func number(in pieces: [FormattedKey.Piece]) -> String? {
        for case .string(let text) in pieces where text.first?.isNumber == true { return text }
        let digits = pieces.map(\.text).joined().prefix { $0.isNumber }
        return digits.isEmpty ? nil : String(digits)
    }

    /// How many letters go, and what comes instead.
    private static func plural(of word: String) -> (dropped: Int, ending: String) {
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) { return (1, "ies") }
        return (0, ["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) } ? "es" : "s")
    }
}

extension FormattedKey.Piece {
    fileprivate var text: String {
        switch self {
        case .literal(let character): String(character)
        case .string(let string): string
        case .text: ""
        }
    }

    fileprivate var isLetter: Bool {
        if case .literal(let character) = self { character.isLetter } else { false }
    }
}
