public import Observation
public import OpenCombine
public import SwiftUICompat

/// A key of a value that the focused view gives.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What the focused view and those around it give; in a widget nothing has the focus.
public struct FocusedValues {
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// A value that the focused view gives.
@propertyWrapper
public struct FocusedValue<Value> {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

    public var wrappedValue: Value? { nil }
}

/// A binding that the focused view gives.
@propertyWrapper
public struct FocusedBinding<Value> {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object that the focused view gives.
@MainActor @propertyWrapper @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject> {
    public nonisolated init() {}

    public var wrappedValue: ObjectType? { nil }
}

extension FocusedValue: DynamicProperty {}
extension FocusedBinding: DynamicProperty {}
extension FocusedObject: DynamicProperty {}
