/// What a view tells the container it is in.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]

    package init() {}

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of a value for containers.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension View {
    /// Tells the container around the view something; no container here asks, so the view stays as it is.
    public nonisolated func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        self
    }
}
