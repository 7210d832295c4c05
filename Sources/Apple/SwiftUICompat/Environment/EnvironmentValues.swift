/// The values that a view inherits from the views around it.
///
/// A list of settings, the latest first: setting is a small allocation whatever the number of values, and copies
/// share. `@unchecked Sendable`: entries are never changed once made, and values which are not `Sendable` themselves
/// are read on the main actor, where views are evaluated.
public struct EnvironmentValues: @unchecked Sendable {
    private class Entry {
        let key: ObjectIdentifier
        let next: Entry?

        /// `next` for walking, which would otherwise spend its time on reference counts: whoever walks holds the head,
        /// and each entry holds the one behind it.
        let unretainedNext: Unmanaged<Entry>?

        init(key: ObjectIdentifier, next: Entry?) {
            self.key = key
            self.next = next
            unretainedNext = next.map(Unmanaged.passUnretained)
        }
    }

    private final class TypedEntry<Value>: Entry {
        let value: Value

        init(key: ObjectIdentifier, value: Value, next: Entry?) {
            self.value = value
            super.init(key: key, next: next)
        }
    }

    private var head: Entry?

    /// The environment that `@Environment` reads while a body is evaluated.
    @TaskLocal package static var current = EnvironmentValues()

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { value(ObjectIdentifier(key)) ?? K.defaultValue }
        set { set(ObjectIdentifier(key), to: newValue) }
    }

    private func value<Value>(_ key: ObjectIdentifier) -> Value? {
        var entry = head.map(Unmanaged.passUnretained)
        while let current = entry {
            if current._withUnsafeGuaranteedRef({ $0.key }) == key {
                // A key's entries are all made by `set` with the key's own value type.
                return unsafeDowncast(current.takeUnretainedValue(), to: TypedEntry<Value>.self).value
            }
            entry = current._withUnsafeGuaranteedRef { $0.unretainedNext }
        }
        return nil
    }

    private mutating func set<Value>(_ key: ObjectIdentifier, to value: Value) {
        head = TypedEntry(key: key, value: value, next: head)
    }

    /// True when one is a copy of the other.
    func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

    /// True when the two came of the same values by setting one key, or not even that.
    func differs(from other: EnvironmentValues, onlyIn key: (some EnvironmentKey).Type) -> Bool {
        func rest(_ head: Entry?) -> Entry? {
            var entry = head
            while let current = entry, current.key == ObjectIdentifier(key) { entry = current.next }
            return entry
        }
        return rest(head) === rest(other.head)
    }

    /// The object that `environmentObject` or `environment(_:)` gave for a class.
    package func object<Object: AnyObject>(of type: Object.Type) -> Object? {
        let stored: Object?? = value(ObjectIdentifier(type))
        return stored ?? nil
    }

    /// Gives an object for its class; nil takes it away.
    package mutating func setObject<Object: AnyObject>(_ object: Object?, of type: Object.Type) {
        set(ObjectIdentifier(type), to: object)
    }
}

extension EnvironmentValues: CustomStringConvertible {
    public var description: String {
        var keys: [String] = []
        var entry = head
        while let current = entry {
            keys.append(String(describing: Swift.type(of: current)))
            entry = current.next
        }
        return "[\(keys.joined(separator: ", "))]"
    }
}
