public import Foundation

extension NSPredicate {
    /// Reads a predicate from its format. A malformed one ends the extension, as on a phone.
    public convenience init(format: String, _ arguments: Any?...) {
        self.init(format: format, argumentArray: arguments.map { $0 as Any })
    }

    public convenience init(format: String, argumentArray: [Any]?) {
        do throws(PredicateParser.Failure) {
            let node = try PredicateParser.parse(format, argumentArray ?? [])
            self.init { object, _ in node.evaluate(object) }
        } catch {
            fatalError("Unable to parse the format string \"\(format)\": \(error.reason)")
        }
    }
}

extension NSSortDescriptor {
    /// Sorts by a property that is found by its name.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { left, right in
            PredicateValue.order(left, right) ?? .orderedSame
        }
    }

    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let ignoresCase = selector?.description.contains("aseInsensitive") ?? false
        self.init(key: key, ascending: ascending) { left, right in
            PredicateValue.order(left, right, ignoresCase ? .caseInsensitive : []) ?? .orderedSame
        }
    }

    public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
        let path = key ?? "self"
        self.init(keyPath: \Any.self, ascending: ascending) { left, right in
            let left = KeyValue.unwrapped(KeyValue.value(of: left, at: path))
            let right = KeyValue.unwrapped(KeyValue.value(of: right, at: path))
            switch (left, right) {
            case (nil, nil): return .orderedSame
            case (nil, _): return .orderedAscending
            case (_, nil): return .orderedDescending
            case (let left?, let right?): return comparator(left, right)
            }
        }
    }
}

extension NSSortDescriptor {
    /// Sorts by any property; values that have no order are all alike.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { left, right in
            switch (KeyValue.unwrapped(left), KeyValue.unwrapped(right)) {
            case (nil, nil): return .orderedSame
            case (nil, _): return .orderedAscending
            case (_, nil): return .orderedDescending
            case (let left?, let right?): return PredicateValue.order(left, right) ?? .orderedSame
            }
        }
    }

    /// The order of two objects, their values compared as predicates compare them.
    package func orderByValue(_ left: Any, _ right: Any) -> ComparisonResult {
        guard type(of: keyPath).rootType != Any.self else { return compare(left, to: right) }
        let order: ComparisonResult
        switch (KeyValue.unwrapped(left[keyPath: keyPath]), KeyValue.unwrapped(right[keyPath: keyPath])) {
        case (nil, nil): order = .orderedSame
        case (nil, _): order = .orderedAscending
        case (_, nil): order = .orderedDescending
        case (let left?, let right?): order = PredicateValue.order(left, right) ?? .orderedSame
        }
        guard !ascending else { return order }
        return order == .orderedAscending ? .orderedDescending : order == .orderedDescending ? .orderedAscending : order
    }
}
