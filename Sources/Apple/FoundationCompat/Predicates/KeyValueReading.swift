public import Foundation

/// An object whose properties can be read by name, as key-value coding does.
package protocol KeyValueReading: AnyObject {
    func readValue(forKey key: String) -> Any?
}

/// Properties by their names: of key-value objects, dictionaries, and whatever Swift can mirror.
package enum KeyValue {
    package static func value(of object: Any, at path: String) -> Any? {
        var value: Any? = object
        for key in path.split(separator: ".") {
            guard let object = value else { return nil }
            value = self.value(of: object, forKey: String(key))
        }
        return value
    }

    private static func value(of object: Any, forKey key: String) -> Any? {
        let object = unwrapped(object) ?? object
        if key.lowercased() == "self" { return object }
        if let reading = object as? any KeyValueReading { return reading.readValue(forKey: key) }
        if let dictionary = object as? [String: Any] { return dictionary[key] }
        if let elements = object as? [Any] {
            return key == "@count" ? elements.count : elements.map { value(of: $0, forKey: key) as Any }
        }
        if let string = object as? String, key == "length" { return string.count }
        return mirrored(object, key)
    }

    private static func mirrored(_ object: Any, _ key: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children where child.label == key || child.label == "_" + key {
                return unwrapped(child.value)
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// What an optional holds; nil for an empty one.
    package static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}

extension NSObject {
    /// A property by its name, as far as Swift can mirror it; nil for a computed one.
    public func value(forKeyPath keyPath: String) -> Any? { KeyValue.value(of: self, at: keyPath) }
}

// Classes that keep values by their keys have members of their own, which these do not stand in the way of.
extension _KeyValueObservable {
    /// A property by its name, as far as Swift can mirror it; nil for a computed one.
    public func value(forKey key: String) -> Any? { KeyValue.value(of: self, at: key) }

    /// Sets nothing: no property is found by its name to be set.
    public func setValue(_ value: Any?, forKey key: String) {
        Unavailable.note("setting a property by its name (\(key))")
    }

    /// Sets nothing: no property is found by its name to be set.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// Nil: no property of a class is found by its name.
    public static func value(forKey key: String) -> Any? {
        Unavailable.note("a property of a class by its name (\(key))")
        return nil
    }

    /// Nil: no property of a class is found by its name.
    public static func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
