public import SwiftUICompat

/// A value that a view keeps while a gesture lasts; a widget takes no gestures, so it stays the initial one.
@propertyWrapper
public struct GestureState<Value> {
    public let wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.wrappedValue = wrappedValue
    }
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        wrappedValue = initialValue
    }

    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
    public init(resetTransaction: Transaction) { self.init(wrappedValue: nil) }
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil) }
}

extension GestureState: DynamicProperty {}
extension GestureState: Sendable where Value: Sendable {}
