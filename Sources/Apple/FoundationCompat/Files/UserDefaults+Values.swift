public import Foundation

extension UserDefaults {
    /// A value by key-value coding; a number is an `NSNumber`, so that it casts to any type of number.
    public func value(forKey key: String) -> Any? {
        switch object(forKey: key) {
        case let number as NSNumber: number
        case let value: value
        }
    }

    public func setValue(_ value: Any?, forKey key: String) {
        if let number = value as? CGFloat { set(number, forKey: key) } else { set(value, forKey: key) }
    }

    /// Foundation's own, for any value, does not know this type.
    public func set(_ value: CGFloat, forKey key: String) { set(Double(value), forKey: key) }
}
