/// A word of JavaScript.
enum ScriptToken: Hashable {
    case word(String)
    case string(String)
    case number(String)
    /// A template's text, with `${…}` in it.
    case template(String)
    case symbol(String)
}

/// The words of a script in JavaScript or TypeScript.
struct ScriptLexer {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    var tokens: [ScriptToken] {
        var lexer = self
        var tokens: [ScriptToken] = []
        while let token = lexer.next(), ProjectBoundary.spend(.steps) { tokens.append(token) }
        return tokens
    }

    private mutating func next() -> ScriptToken? {
        while let character = rest.first {
            if character.isWhitespace {
                rest.removeFirst()
            } else if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
            } else {
                return token(character)
            }
        }
        return nil
    }

    private mutating func token(_ character: Character) -> ScriptToken {
        switch character {
        case "\"", "'":
            rest.removeFirst()
            return .string(string(until: character))
        case "`":
            rest.removeFirst()
            return .template(string(until: character))
        case _ where character.isNumber:
            let text = rest.prefix { $0.isNumber || $0 == "." || $0 == "_" }
            rest = rest.dropFirst(text.count)
            return .number(String(text.filter { $0 != "_" }))
        case _ where character.isLetter || character == "_" || character == "$":
            let text = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
            rest = rest.dropFirst(text.count)
            return .word(String(text))
        default:
            let symbol = Self.symbols.first { rest.hasPrefix($0) } ?? String(character)
            rest = rest.dropFirst(symbol.count)
            return .symbol(symbol)
        }
    }

    private static let symbols = ["...", "===", "!==", "=>", "?.", "??", "||", "&&", "==", "!="]

    private mutating func string(until closing: Character) -> String {
        var text = ""
        while let character = rest.popFirst(), character != closing {
            guard character == "\\", let escaped = rest.popFirst() else {
                text.append(character)
                continue
            }
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "u": text.append(scalar())
            case _ where escaped.isNewline: continue
            default: text.append(escaped)
            }
        }
        return text
    }

    /// What `\u00e9` and `\u{1F600}` stand for, their beginnings taken off.
    private mutating func scalar() -> Character {
        let isBraced = rest.first == "{"
        if isBraced { rest.removeFirst() }
        let digits = rest.prefix(isBraced ? 8 : 4).prefix(while: \.isHexDigit)
        rest = rest.dropFirst(digits.count)
        if isBraced, rest.first == "}" { rest.removeFirst() }
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init) ?? "\u{fffd}"
    }
}
