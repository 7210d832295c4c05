import Foundation

/// A word of a predicate's format.
enum PredicateToken {
    case word(String)
    case symbol(String)
    case string(String)
    case number(Double)
    case argument(isKeyPath: Bool)

    private static let symbols = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",",
        "+", "-", "*", "/",
    ]

    static func tokens(of format: String) throws(PredicateParser.Failure) -> [PredicateToken] {
        var rest = format[...]
        var tokens: [PredicateToken] = []
        while let character = rest.first {
            if character.isWhitespace {
                rest.removeFirst()
            } else if character == "%" {
                tokens.append(try argument(&rest))
            } else if character == "'" || character == "\"" {
                tokens.append(try string(&rest, until: character))
            } else if character.isNumber {
                let text = rest.prefix { $0.isNumber || $0 == "." }
                rest.removeFirst(text.count)
                tokens.append(.number(Double(text) ?? 0))
            } else if isOfWord(character) {
                let text = rest.prefix { isOfWord($0) || $0.isNumber || $0 == "." }
                rest.removeFirst(text.count)
                tokens.append(.word(text.hasPrefix("#") ? String(text.dropFirst()) : String(text)))
            } else if let symbol = symbols.first(where: { rest.hasPrefix($0) }) {
                rest.removeFirst(symbol.count)
                tokens.append(.symbol(symbol))
            } else {
                throw PredicateParser.Failure(reason: "an unexpected \(character)")
            }
        }
        return tokens
    }

    private static func isOfWord(_ character: Character) -> Bool {
        character.isLetter || "_@$#".contains(character)
    }

    private static func string(
        _ rest: inout Substring, until quote: Character
    ) throws(PredicateParser.Failure) -> PredicateToken {
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == quote { return .string(text) }
            text.append(character == "\\" ? rest.popFirst() ?? character : character)
        }
        throw PredicateParser.Failure(reason: "a string without end")
    }

    private static func argument(_ rest: inout Substring) throws(PredicateParser.Failure) -> PredicateToken {
        let specifiers = ["%K", "%@", "%lld", "%llu", "%ld", "%lu", "%li", "%lf", "%d", "%i", "%u", "%f", "%g"]
        guard let specifier = specifiers.first(where: { rest.hasPrefix($0) }) else {
            throw PredicateParser.Failure(reason: "an unknown format specifier")
        }
        rest.removeFirst(specifier.count)
        return .argument(isKeyPath: specifier == "%K")
    }
}
