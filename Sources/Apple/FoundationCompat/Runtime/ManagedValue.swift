import Foundation

/// What a property that `@NSManaged` declares reads, from the values that its object holds by their names.
package enum ManagedValue {
    /// The stored value as the property has it, or what the property is before it was given any: nil where the property
    /// may be nil, else nought or empty. Nil where there is no such value.
    package static func read<Value>(_ stored: Any?, as type: Value.Type) -> Value? {
        if let stored {
            if let value = stored as? Value { return value }
            if let value = converted(stored, to: type) { return value }
        }
        if let none = Optional<Any>.none as? Value { return none }
        return initial(of: type)
    }

    private static func initial<Value>(of type: Value.Type) -> Value? {
        let value: Any? =
            switch type {
            case let number as any BinaryInteger.Type: number.init(exactly: 0)
            case let number as any BinaryFloatingPoint.Type: number.init(0.0 as Double)
            case let cases as any RawRepresentable.Type: zero(of: cases)
            case is Bool.Type: false
            case is String.Type: ""
            case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
            case is Data.Type: Data()
            case is UUID.Type: UUID()
            case is NSSet.Type: NSSet()
            case is NSOrderedSet.Type: NSOrderedSet()
            case is NSDecimalNumber.Type: NSDecimalNumber.zero
            case is Decimal.Type: Decimal(0)
            default: nil
            }
        return value as? Value
    }

    /// The case of an enumeration of integers that Objective-C's memory would begin with.
    private static func zero<Cases: RawRepresentable>(of type: Cases.Type) -> Any? {
        let zero = (Cases.RawValue.self as? any BinaryInteger.Type)?.init(exactly: 0)
        return (zero as? Cases.RawValue).flatMap(type.init(rawValue:))
    }

    private static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
        if let number = value as? any BinaryInteger {
            if let integer = type as? any BinaryInteger.Type { return integer.init(clamping: number) as? Value }
            if let real = type as? any BinaryFloatingPoint.Type { return real.init(Double(number)) as? Value }
        }
        if let number = value as? NSNumber {
            if let integer = type as? any BinaryInteger.Type {
                return integer.init(clamping: number.int64Value) as? Value
            }
            if let real = type as? any BinaryFloatingPoint.Type { return real.init(number.doubleValue) as? Value }
            if type is Bool.Type { return number.boolValue as? Value }
        }
        return nil
    }
}
