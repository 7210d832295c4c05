public import Foundation

extension UserDefaults {
    /// A value by key-value coding.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
