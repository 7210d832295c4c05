import Foundation

/// A side of a comparison in a predicate's format.
indirect enum PredicateExpression {
    case constant(Any?)
    case keyPath(String)
    case list([PredicateExpression])
    case arithmetic(Character, PredicateExpression, PredicateExpression)

    func value(in object: Any?) -> Any? {
        switch self {
        case .constant(let value): return KeyValue.unwrapped(value)
        case .keyPath(let path): return object.flatMap { KeyValue.value(of: $0, at: path) }
        case .list(let elements): return elements.map { $0.value(in: object) as Any }
        case .arithmetic(let sign, let left, let right):
            guard let left = PredicateValue.number(left.value(in: object)),
                let right = PredicateValue.number(right.value(in: object))
            else { return nil }
            switch sign {
            case "+": return left + right
            case "-": return left - right
            case "*": return left * right
            default: return left / right
            }
        }
    }
}

/// What a predicate's format says, ready to be asked.
indirect enum PredicateNode {
    struct Options: OptionSet {
        let rawValue: Int
        static let caseInsensitive = Options(rawValue: 1)
        static let diacriticInsensitive = Options(rawValue: 2)
    }

    enum Operator {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
        case `in`, contains, beginsWith, endsWith, like, matches, between
    }

    enum Quantifier {
        case any, all, none
    }

    case constant(Bool)
    case not(PredicateNode)
    case and([PredicateNode])
    case or([PredicateNode])
    case comparison(PredicateExpression, Operator, PredicateExpression, Options, Quantifier?)

    func evaluate(_ object: Any?) -> Bool {
        switch self {
        case .constant(let value): return value
        case .not(let node): return !node.evaluate(object)
        case .and(let nodes): return nodes.allSatisfy { $0.evaluate(object) }
        case .or(let nodes): return nodes.contains { $0.evaluate(object) }
        case .comparison(let left, let comparison, let right, let options, let quantifier):
            let (left, right) = (left.value(in: object), right.value(in: object))
            func holds(_ left: Any?) -> Bool {
                PredicateValue.holds(left, comparison, right, options)
            }
            guard let quantifier, let elements = left.flatMap(PredicateValue.elements) else { return holds(left) }
            switch quantifier {
            case .any: return elements.contains(where: holds)
            case .all: return elements.allSatisfy(holds)
            case .none: return !elements.contains(where: holds)
            }
        }
    }
}
