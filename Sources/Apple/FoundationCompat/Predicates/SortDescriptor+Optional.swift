public import Foundation

extension SortDescriptor {
    /// Sorts by a property that may be nil, which comes before every value.
    public init<Value>(
        _ keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder = .forward
    ) where Value: Comparable {
        self.init(Self.ordered(keyPath), order: order)
    }

    /// Sorts by a text that may be nil, which comes before every text.
    public init(
        _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: String.StandardComparator,
        order: SortOrder = .forward
    ) {
        let path: KeyPath<Compared, OrderedText> = keyPath.appending(path: \.[orderedBy: comparator])
        self.init(Self.sendable(path), order: order)
    }

    private static func ordered<Value: Comparable>(
        _ keyPath: KeyPath<Compared, Value?>
    ) -> any KeyPath<Compared, OrderedOptional<Value>> & Sendable {
        sendable(keyPath.appending(path: \.ordered))
    }

    /// What is added to a path that may be sent holds a comparator at most, which may be sent, too.
    private static func sendable<Value>(_ keyPath: KeyPath<Compared, Value>) -> any KeyPath<Compared, Value> & Sendable
    {
        unsafeBitCast(keyPath, to: (any KeyPath<Compared, Value> & Sendable).self)
    }
}

private struct OrderedOptional<Value: Comparable>: Comparable {
    let value: Value?

    static func < (left: Self, right: Self) -> Bool {
        switch (left.value, right.value) {
        case (let left?, let right?): left < right
        case (nil, _?): true
        default: false
        }
    }
}

private struct OrderedText: Comparable {
    let value: String?
    let comparator: String.StandardComparator

    static func < (left: Self, right: Self) -> Bool {
        switch (left.value, right.value) {
        case (let first?, let second?): left.comparator.compare(first, second) == .orderedAscending
        case (nil, _?): true
        default: false
        }
    }

    static func == (left: Self, right: Self) -> Bool { !(left < right) && !(right < left) }
}

extension Optional where Wrapped: Comparable {
    fileprivate var ordered: OrderedOptional<Wrapped> { OrderedOptional(value: self) }
}

extension String? {
    fileprivate subscript(orderedBy comparator: String.StandardComparator) -> OrderedText {
        OrderedText(value: self, comparator: comparator)
    }
}
