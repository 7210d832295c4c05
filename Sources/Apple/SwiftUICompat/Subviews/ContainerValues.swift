/// A value that a view says to the container around it.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a view says to the container around it.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any]
    private let viewTag: AnyHashable?

    init(_ traits: LayoutTraits) {
        values = traits.containerValues ?? [:]
        viewTag = traits.tag
    }

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The view's tag, if it has one of this type.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        viewTag?.base as? V
    }

    public func hasTag<V: Hashable>(_ tag: V) -> Bool {
        viewTag == AnyHashable(tag)
    }

    func write(to traits: inout LayoutTraits) {
        traits.containerValues = values
    }
}

extension View {
    public nonisolated func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        changingContainerValues { $0[keyPath: keyPath] = value }
    }

    nonisolated func changingContainerValues(_ change: @escaping (inout ContainerValues) -> Void) -> some View {
        modifier(
            TraitModifier { traits in
                var values = ContainerValues(traits)
                change(&values)
                values.write(to: &traits)
            })
    }
}
