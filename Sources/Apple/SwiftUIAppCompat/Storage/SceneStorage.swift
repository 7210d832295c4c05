public import Foundation
public import SwiftUICompat

/// A value that a scene keeps between launches; a widget has no scene, so it lasts as long as the view.
@propertyWrapper
public struct SceneStorage<Value> {
    private let state: State<Value>

    private init(initial: Value) { state = State(wrappedValue: initial) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage: DynamicProperty {}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Date { self.init(initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(initial: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(initial: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String) where Value == TabViewCustomization {
        self.init(initial: wrappedValue)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(initial: nil) }
    public init(_ key: String) where Value == Int? { self.init(initial: nil) }
    public init(_ key: String) where Value == Double? { self.init(initial: nil) }
    public init(_ key: String) where Value == String? { self.init(initial: nil) }
    public init(_ key: String) where Value == URL? { self.init(initial: nil) }
    public init(_ key: String) where Value == Date? { self.init(initial: nil) }
    public init(_ key: String) where Value == Data? { self.init(initial: nil) }
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String { self.init(initial: nil) }
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int { self.init(initial: nil) }
}
