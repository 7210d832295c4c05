import Foundation

/// Reads a predicate's format, as Apple's Predicate Programming Guide writes its grammar.
struct PredicateParser {
    struct Failure: Error {
        var reason: String
    }

    private var tokens: [PredicateToken]
    private var arguments: [Any?]
    private var position = 0

    static func parse(_ format: String, _ arguments: [Any?]) throws(Failure) -> PredicateNode {
        var parser = PredicateParser(tokens: try PredicateToken.tokens(of: format), arguments: arguments.reversed())
        let node = try parser.disjunction()
        guard parser.position == parser.tokens.count else { throw Failure(reason: "more than a predicate") }
        return node
    }

    private init(tokens: [PredicateToken], arguments: [Any?]) {
        self.tokens = tokens
        self.arguments = arguments
    }

    private var next: PredicateToken? { position < tokens.count ? tokens[position] : nil }

    /// The next token's word in capitals, if it is one.
    private var word: String? {
        if case .word(let word) = next { word.uppercased() } else { nil }
    }

    private mutating func take(word expected: String...) -> Bool {
        guard let word, expected.contains(word) else { return false }
        position += 1
        return true
    }

    private mutating func take(_ symbols: String...) -> String? {
        guard case .symbol(let symbol) = next, symbols.contains(symbol) else { return nil }
        position += 1
        return symbol
    }

    private mutating func expect(_ symbol: String) throws(Failure) {
        guard take(symbol) != nil else { throw Failure(reason: "no \(symbol)") }
    }

    private mutating func disjunction() throws(Failure) -> PredicateNode {
        var nodes = [try conjunction()]
        while take(word: "OR") || take("||") != nil { nodes.append(try conjunction()) }
        return nodes.count == 1 ? nodes[0] : .or(nodes)
    }

    private mutating func conjunction() throws(Failure) -> PredicateNode {
        var nodes = [try negation()]
        while take(word: "AND") || take("&&") != nil { nodes.append(try negation()) }
        return nodes.count == 1 ? nodes[0] : .and(nodes)
    }

    private mutating func negation() throws(Failure) -> PredicateNode {
        if take(word: "NOT") || take("!") != nil { return .not(try negation()) }
        if take(word: "TRUEPREDICATE") { return .constant(true) }
        if take(word: "FALSEPREDICATE") { return .constant(false) }
        if case .symbol("(") = next {
            // Either a predicate or the left side of a comparison in parentheses.
            let start = (position, arguments)
            position += 1
            if let node = try? disjunction(), take(")") != nil { return node }
            (position, arguments) = start
        }
        return try comparison()
    }

    private mutating func comparison() throws(Failure) -> PredicateNode {
        var quantifier: PredicateNode.Quantifier?
        if take(word: "ANY", "SOME") { quantifier = .any }
        if take(word: "ALL") { quantifier = .all }
        if take(word: "NONE") { quantifier = PredicateNode.Quantifier.none }
        let left = try sum()
        let (comparison, isNegated) = try comparisonOperator()
        var options: PredicateNode.Options = []
        if take("[") != nil {
            guard case .word(let letters) = next else { throw Failure(reason: "no options in brackets") }
            position += 1
            if letters.contains("c") { options.insert(.caseInsensitive) }
            if letters.contains("d") { options.insert(.diacriticInsensitive) }
            try expect("]")
        }
        let node = PredicateNode.comparison(left, comparison, try sum(), options, quantifier)
        return isNegated ? .not(node) : node
    }

    private mutating func comparisonOperator() throws(Failure) -> (PredicateNode.Operator, Bool) {
        switch take("==", "=", "!=", "<>", "<=", "=<", ">=", "=>", "<", ">") {
        case "==", "=": return (.equal, false)
        case "!=", "<>": return (.notEqual, false)
        case "<=", "=<": return (.lessOrEqual, false)
        case ">=", "=>": return (.greaterOrEqual, false)
        case "<": return (.less, false)
        case ">": return (.greater, false)
        default: break
        }
        let isNegated = take(word: "NOT")
        let words: [String: PredicateNode.Operator] = [
            "IN": .in, "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like,
            "MATCHES": .matches, "BETWEEN": .between,
        ]
        guard let word, let comparison = words[word] else { throw Failure(reason: "no comparison") }
        position += 1
        return (comparison, isNegated)
    }

    private mutating func sum() throws(Failure) -> PredicateExpression {
        var left = try product()
        while let sign = take("+", "-") { left = .arithmetic(Character(sign), left, try product()) }
        return left
    }

    private mutating func product() throws(Failure) -> PredicateExpression {
        var left = try operand()
        while let sign = take("*", "/") { left = .arithmetic(Character(sign), left, try operand()) }
        return left
    }

    private mutating func operand() throws(Failure) -> PredicateExpression {
        guard let token = next else { throw Failure(reason: "it ends too early") }
        position += 1
        switch token {
        case .string(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .argument(let isKeyPath):
            guard let argument = arguments.popLast() else { throw Failure(reason: "too few arguments") }
            guard isKeyPath else { return .constant(argument) }
            return .keyPath((argument as? String) ?? "\(argument ?? "")")
        case .symbol("-"): return .arithmetic("-", .constant(0), try operand())
        case .symbol("("):
            let inner = try sum()
            try expect(")")
            return inner
        case .symbol("{"):
            var elements: [PredicateExpression] = []
            while take("}") == nil {
                elements.append(try sum())
                if take(",") == nil {
                    try expect("}")
                    break
                }
            }
            return .list(elements)
        case .symbol(let symbol): throw Failure(reason: "an unexpected \(symbol)")
        case .word(let word):
            switch word.uppercased() {
            case "NIL", "NULL": return .constant(nil)
            case "YES", "TRUE": return .constant(true)
            case "NO", "FALSE": return .constant(false)
            default: return .keyPath(word)
            }
        }
    }
}
