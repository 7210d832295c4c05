import Foundation

/// Comparing values whose types are known only when a predicate is asked.
enum PredicateValue {
    static func holds(
        _ left: Any?, _ comparison: PredicateNode.Operator, _ right: Any?, _ options: PredicateNode.Options
    ) -> Bool {
        let (left, right) = (KeyValue.unwrapped(left), KeyValue.unwrapped(right))
        switch comparison {
        case .equal: return isEqual(left, right, options)
        case .notEqual: return !isEqual(left, right, options)
        case .less: return order(left, right, options) == .orderedAscending
        case .lessOrEqual: return order(left, right, options).map { $0 != .orderedDescending } ?? false
        case .greater: return order(left, right, options) == .orderedDescending
        case .greaterOrEqual: return order(left, right, options).map { $0 != .orderedAscending } ?? false
        case .between:
            guard let bounds = right.flatMap(elements), bounds.count == 2 else { return false }
            return holds(left, .greaterOrEqual, bounds[0], options) && holds(left, .lessOrEqual, bounds[1], options)
        case .in:
            if let elements = right.flatMap(elements) { return elements.contains { isEqual(left, $0, options) } }
            return holds(right, .contains, left, options)
        case .contains:
            if let elements = left.flatMap(elements) { return elements.contains { isEqual($0, right, options) } }
            return strings(left, right, options) { $1.isEmpty || $0.contains($1) }
        case .beginsWith: return strings(left, right, options) { $0.hasPrefix($1) }
        case .endsWith: return strings(left, right, options) { $0.hasSuffix($1) }
        case .like:
            return strings(left, right, options) { text, pattern in
                let pattern = NSRegularExpression.escapedPattern(for: pattern)
                    .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
                return matches(text, pattern)
            }
        case .matches: return strings(left, right, options, matches)
        }
    }

    private static func matches(_ text: String, _ pattern: String) -> Bool {
        text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
    }

    private static func isEqual(_ left: Any?, _ right: Any?, _ options: PredicateNode.Options) -> Bool {
        let (left, right) = (KeyValue.unwrapped(left), KeyValue.unwrapped(right))
        guard let left, let right else { return left == nil && right == nil }
        if let left = number(left), let right = number(right) { return left == right }
        if let left = string(left), let right = string(right) {
            return folded(left, options) == folded(right, options)
        }
        if let left = date(left), let right = date(right) { return left == right }
        if let left = elements(left), let right = elements(right) {
            return left.count == right.count && zip(left, right).allSatisfy { isEqual($0, $1, options) }
        }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return left as AnyObject === right as AnyObject
    }

    static func order(_ left: Any?, _ right: Any?, _ options: PredicateNode.Options = []) -> ComparisonResult? {
        if let left = number(left), let right = number(right) { return compare(left, right) }
        if let left = date(left), let right = date(right) { return compare(left, right) }
        if let left = string(left), let right = string(right) {
            return compare(folded(left, options), folded(right, options))
        }
        return nil
    }

    private static func compare<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
        left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    }

    private static func strings(
        _ left: Any?, _ right: Any?, _ options: PredicateNode.Options, _ holds: (String, String) -> Bool
    ) -> Bool {
        guard let left = string(left), let right = string(right) else { return false }
        return holds(folded(left, options), folded(right, options))
    }

    private static func folded(_ string: String, _ options: PredicateNode.Options) -> String {
        var compare: String.CompareOptions = []
        if options.contains(.caseInsensitive) { compare.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { compare.insert(.diacriticInsensitive) }
        return compare.isEmpty ? string : string.folding(options: compare, locale: nil)
    }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }

    private static func string(_ value: Any?) -> String? {
        switch value {
        case let value as String: value
        case let value as NSString: value.description
        case let value as UUID: value.uuidString
        case let value as NSUUID: value.uuidString
        case let value as URL: value.absoluteString
        case let value as NSURL: value.absoluteString
        default: nil
        }
    }

    private static func date(_ value: Any?) -> Date? {
        switch value {
        case let value as Date: value
        case let value as NSDate: Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
        default: nil
        }
    }

    static func elements(_ value: Any) -> [Any]? {
        switch value {
        case let value as [Any]: value
        case let value as NSArray: value.map { $0 }
        case let value as NSSet: value.allObjects
        case let value as NSOrderedSet: value.array
        case let value as Set<AnyHashable>: value.map(\.base)
        default: nil
        }
    }
}
