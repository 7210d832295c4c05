import Synchronization

/// An identity that views of one body share.
@propertyWrapper
public struct Namespace: Sendable {
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    private static let count = Atomic<Int>(0)

    public let wrappedValue: ID

    public init() {
        wrappedValue = ID(number: Namespace.count.add(1, ordering: .relaxed).newValue)
    }
}

extension Namespace: DynamicProperty {}
