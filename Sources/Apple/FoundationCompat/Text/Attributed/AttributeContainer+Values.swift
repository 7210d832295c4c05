import Foundation

// The keys of a scope are found when the program runs, and Foundation's subscripts ask for values that the compiler knows to
// be `Sendable`, as those of all keys are that a container can hold. So a value is carried under its key's name.

/// A key by the name of another, whose value is known as `Sendable`.
private enum Carried<Key: AttributedStringKey, Value: Hashable & Sendable>: AttributedStringKey {
    static var name: String { Key.name }
    static var runBoundaries: AttributedString.AttributeRunBoundaries? { Key.runBoundaries }
    static var inheritedByAddedText: Bool { Key.inheritedByAddedText }
    static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? {
        Key.invalidationConditions
    }
}

/// A value as one that is `Sendable`, which nothing marks in it when the program runs.
private func sendable(_ value: some Hashable) -> any Hashable & Sendable {
    unsafeBitCast(value as any Hashable, to: (any Hashable & Sendable).self)
}

extension AttributeContainer {
    func value<Key: AttributedStringKey>(of key: Key.Type) -> Key.Value? {
        // As an `AnyHashable`, which every value casts to.
        func read<Value: Hashable & Sendable>(_ sample: Value) -> Any? { self[Carried<Key, Value>.self] }
        return (read(sendable(AnyHashable(0))) as? AnyHashable)?.base as? Key.Value
    }

    mutating func set<Key: AttributedStringKey>(_ key: Key.Type, to value: Key.Value) {
        func store<Value: Hashable & Sendable>(_ value: Value) { self[Carried<Key, Value>.self] = value }
        store(sendable(value))
    }
}
