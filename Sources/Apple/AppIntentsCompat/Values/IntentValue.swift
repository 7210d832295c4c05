public import CoreLocationCompat
public import Foundation

/// What a parameter can hold: a value, an optional one, or a list. Types of an app conform by way of ``AppEntity``,
/// ``AppEnum`` and their like.
public protocol _IntentValue {
    /// The single value: an element of a list, what an optional wraps.
    associatedtype ValueType: _IntentValue = Self
    /// The value or list without the optional around it.
    associatedtype UnwrappedType = Self

    static func _value(of elements: [ValueType]) -> Self?
    static func _value(unwrapped: UnwrappedType) -> Self
    var _elements: [ValueType] { get }
    static var _shape: _IntentValueShape { get }
    /// An optional without a value; nil for what always has one.
    static var _nothing: Self? { get }
    /// Whether it is an optional without a value.
    var _isNothing: Bool { get }
}

extension _IntentValue {
    public static var _nothing: Self? { nil }
    public var _isNothing: Bool { false }
}

/// How a parameter's type is built around its single value.
public struct _IntentValueShape: Sendable {
    package var isArray = false
    package var isOptional = false
}

extension _IntentValue where ValueType == Self {
    public static func _value(of elements: [Self]) -> Self? { elements.first }
    public var _elements: [Self] { [self] }
    public static var _shape: _IntentValueShape { _IntentValueShape() }
}

extension _IntentValue where UnwrappedType == Self {
    public static func _value(unwrapped: Self) -> Self { unwrapped }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias ValueType = Wrapped.ValueType
    public typealias UnwrappedType = Wrapped.UnwrappedType

    public static func _value(of elements: [Wrapped.ValueType]) -> Wrapped?? { .some(Wrapped._value(of: elements)) }
    public static func _value(unwrapped: Wrapped.UnwrappedType) -> Wrapped? { Wrapped._value(unwrapped: unwrapped) }
    public var _elements: [Wrapped.ValueType] { self?._elements ?? [] }
    public static var _nothing: Wrapped?? { .some(nil) }
    public var _isNothing: Bool { self == nil }
    public static var _shape: _IntentValueShape {
        var shape = Wrapped._shape
        shape.isOptional = true
        return shape
    }
}

extension Array: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element.ValueType
    public typealias UnwrappedType = [Element]

    public static func _value(of elements: [Element.ValueType]) -> [Element]? {
        elements.compactMap { Element._value(of: [$0]) }
    }
    public static func _value(unwrapped: [Element]) -> [Element] { unwrapped }
    public var _elements: [Element.ValueType] { flatMap(\._elements) }
    public static var _shape: _IntentValueShape { _IntentValueShape(isArray: true) }
}

extension Set: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element.ValueType
    public typealias UnwrappedType = Set<Element>

    public static func _value(of elements: [Element.ValueType]) -> Set<Element>? {
        Set(elements.compactMap { Element._value(of: [$0]) })
    }
    public static func _value(unwrapped: Set<Element>) -> Set<Element> { unwrapped }
    public var _elements: [Element.ValueType] { flatMap(\._elements) }
    public static var _shape: _IntentValueShape { _IntentValueShape(isArray: true) }
}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Duration: _IntentValue {}
extension URL: _IntentValue {}
extension Measurement: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}

extension CLPlacemark: _IntentValue {
    public typealias ValueType = CLPlacemark
    public typealias UnwrappedType = CLPlacemark

    public static func _value(of elements: [CLPlacemark]) -> Self? { elements.first as? Self }
    public static func _value(unwrapped: CLPlacemark) -> Self { unsafeDowncast(unwrapped, to: Self.self) }
    public var _elements: [CLPlacemark] { [self] }
    public static var _shape: _IntentValueShape { _IntentValueShape() }
}
