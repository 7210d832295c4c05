/// The words of a podspec in Ruby.
struct PodspecLexer {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    var tokens: [PodspecReader.Token] {
        var lexer = self
        var tokens: [PodspecReader.Token] = []
        while let token = lexer.next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() -> PodspecReader.Token? {
        while let character = rest.popFirst() {
            switch character {
            case _ where character.isNewline: return .newline
            case _ where character.isWhitespace: continue
            case "#": rest = rest.drop { !$0.isNewline }
            case "\\" where rest.first?.isNewline == true: rest.removeFirst()
            case "'", "\"": return .string(string(until: character))
            case "%" where ["w", "W", "i"].contains(rest.first) && rest.dropFirst().first.map(Self.opens) == true:
                rest.removeFirst()
                let closing = Self.closing(rest.removeFirst())
                return .words(string(until: closing).split(whereSeparator: \.isWhitespace).map(String.init))
            case "<" where rest.hasPrefix("<"):
                if !skipDocument() { return .symbol(character) }
            case _ where character.isLetter || character == "_" || character == "@":
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "?" || $0 == "!" }
                rest = rest.dropFirst(word.count)
                return .name(String(character) + word)
            default: return .symbol(character)
            }
        }
        return nil
    }

    private mutating func string(until closing: Character) -> String {
        var text = ""
        while let character = rest.popFirst(), character != closing {
            if character == "\\", let escaped = rest.popFirst() { text.append(escaped) } else { text.append(character) }
        }
        return text
    }

    /// Passes over `<<-DESC … DESC`; false where none begins.
    private mutating func skipDocument() -> Bool {
        guard let match = rest.prefixMatch(of: #/<[-~]?['"]?([A-Z]\w*)['"]?[^\n]*\n/#) else { return false }
        let end = match.output.1
        rest = rest[match.range.upperBound...]
        while !rest.isEmpty {
            let line = rest.prefix { !$0.isNewline }
            rest = rest.dropFirst(line.count + 1)
            if line.drop(while: \.isWhitespace) == end { break }
        }
        return true
    }

    private static func opens(_ character: Character) -> Bool { "([{<|!/".contains(character) }

    private static func closing(_ opening: Character) -> Character {
        switch opening {
        case "(": ")"
        case "[": "]"
        case "{": "}"
        case "<": ">"
        default: opening
        }
    }
}
