/// Where the focus is; in a widget nowhere.
@propertyWrapper
public struct FocusState<Value: Hashable> {
    private let none: Value

    public init() where Value == Bool { none = false }
    public init<T>() where Value == T?, T: Hashable { none = nil }

    public var wrappedValue: Value {
        get { none }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value> { .constant(none) }
}

extension FocusState: DynamicProperty {}
