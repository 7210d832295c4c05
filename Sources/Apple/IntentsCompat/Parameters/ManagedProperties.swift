import FoundationCompat

/// What `@NSManaged` stands for in classes of intents that are written by hand; the build writes calls of these in its
/// place.
extension INIntent {
    public func _managedValue<Value>(forKey key: String) -> Value {
        managed.value(forKey: key, of: self)
    }

    public func _setManagedValue<Value>(_ value: Value, forKey key: String) {
        managed.set(value, forKey: key)
    }
}

extension INIntentResponse {
    public func _managedValue<Value>(forKey key: String) -> Value {
        managed.value(forKey: key, of: self)
    }

    public func _setManagedValue<Value>(_ value: Value, forKey key: String) {
        managed.set(value, forKey: key)
    }
}

extension INObject {
    public func _managedValue<Value>(forKey key: String) -> Value {
        managed.value(forKey: key, of: self)
    }

    public func _setManagedValue<Value>(_ value: Value, forKey key: String) {
        managed.set(value, forKey: key)
    }
}

/// The values of an object's properties that no stored property holds.
struct ManagedProperties {
    private var values: [String: Any] = [:]

    func value<Value>(forKey key: String, of owner: AnyObject) -> Value {
        guard let value = ManagedValue.read(values[key], as: Value.self) else {
            fatalError("\(type(of: owner)) has no value for \(key)")
        }
        return value
    }

    mutating func set(_ value: Any, forKey key: String) {
        values[key] = KeyValue.unwrapped(value)
    }
}
