public import Foundation

/// A key whose value is another type in an `NSAttributedString`.
public protocol ObjectiveCConvertibleAttributedStringKey: AttributedStringKey {
    associatedtype ObjectiveCValue: NSObject

    static func objectiveCValue(for value: Value) throws -> ObjectiveCValue
    static func value(for object: ObjectiveCValue) throws -> Value
}

extension ObjectiveCConvertibleAttributedStringKey
where Value: RawRepresentable, Value.RawValue == Int, ObjectiveCValue == NSNumber {
    public static func objectiveCValue(for value: Value) throws -> ObjectiveCValue { NSNumber(value: value.rawValue) }

    public static func value(for object: ObjectiveCValue) throws -> Value {
        try checked(Value(rawValue: object.intValue))
    }
}

extension ObjectiveCConvertibleAttributedStringKey
where Value: RawRepresentable, Value.RawValue == String, ObjectiveCValue == NSString {
    public static func objectiveCValue(for value: Value) throws -> ObjectiveCValue { NSString(string: value.rawValue) }

    public static func value(for object: ObjectiveCValue) throws -> Value {
        try checked(Value(rawValue: object.description))
    }
}

/// What was converted, or the error for what a key does not take.
private func checked<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw CocoaError(.coderInvalidValue) }
    return value
}

// MARK: - Converting

extension ObjectiveCConvertibleAttributedStringKey {
    fileprivate static func object(in attributes: AttributeContainer) throws -> Any? {
        try attributes.value(of: Self.self).map(objectiveCValue)
    }

    fileprivate static func converted(_ object: Any) throws -> Value {
        try value(for: checked(object as? ObjectiveCValue))
    }
}

extension AttributedStringKey {
    /// The value as an `NSAttributedString` has it; nil where there is none.
    static func object(in attributes: AttributeContainer) throws -> Any? {
        if let convertible = self as? any ObjectiveCConvertibleAttributedStringKey.Type {
            return try convertible.object(in: attributes)
        }
        return attributes.value(of: Self.self)
    }

    static func put(_ object: Any, in attributes: inout AttributeContainer) throws {
        if let value = object as? Value {
            attributes.set(Self.self, to: value)
        } else if let convertible = self as? any ObjectiveCConvertibleAttributedStringKey.Type {
            attributes.set(Self.self, to: try checked(convertible.converted(object) as? Value))
        } else {
            // A number of another type, and the text of a link.
            let value = (object as? NSNumber) as? Value ?? (object as? String).flatMap(URL.init(string:)) as? Value
            attributes.set(Self.self, to: try checked(value))
        }
    }
}
