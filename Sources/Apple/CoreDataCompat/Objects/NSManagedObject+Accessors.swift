import FoundationCompat
import Foundation

/// What `@NSManaged` stands for; the build writes calls of these in its place.
extension NSManagedObject {
    public func _managedValue<Value>(forKey key: String) -> Value {
        if let value = values[key] {
            if let value = value as? Value { return value }
            if let value = ManagedDefault.converted(value, to: Value.self) { return value }
        }
        if let none = Optional<Any>.none as? Value { return none }
        if let value = ManagedDefault.value(of: Value.self) { return value }
        fatalError("\(entity.name ?? "An object") has no value for \(key)")
    }

    public func _setManagedValue<Value>(_ value: Value, forKey key: String) {
        setValue(value, forKey: key)
    }

    /// What generated code adds to a relationship to many.
    public func _addManaged(_ objects: [NSManagedObject], toKey key: String) {
        change(key) { held in held + objects.filter { new in !held.contains { $0 === new } } }
    }

    public func _removeManaged(_ objects: [NSManagedObject], fromKey key: String) {
        change(key) { held in held.filter { old in !objects.contains { $0 === old } } }
    }

    private func change(_ key: String, _ change: ([NSManagedObject]) -> [NSManagedObject]) {
        let changed = change(objects(forKey: key))
        let isOrdered = values[key] is NSOrderedSet || entity.relationshipsByName[key]?.isOrdered ?? false
        setValue(isOrdered ? NSOrderedSet(array: changed) : NSSet(array: changed), forKey: key)
    }

    /// The objects at the other end of a relationship.
    func objects(forKey key: String) -> [NSManagedObject] {
        switch values[key] {
        case let set as NSSet: set.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.compactMap { $0 as? NSManagedObject }
        case let set as Set<NSManagedObject>: Array(set)
        case let object as NSManagedObject: [object]
        default: []
        }
    }

    /// Has the objects at the other end of a relationship point back, where the model knows how.
    func linkInverse(of key: String) {
        guard let inverse = entity.relationshipsByName[key]?.inverseName else { return }
        for other in objects(forKey: key) {
            guard let back = other.entity.relationshipsByName[inverse], !other.objects(forKey: inverse).contains(self)
            else { continue }
            if back.isToMany {
                let all = other.objects(forKey: inverse) + [self]
                other.values[inverse] = back.isOrdered ? NSOrderedSet(array: all) : NSSet(array: all)
            } else {
                other.values[inverse] = self
            }
        }
    }
}

/// The values that an object has before it was given any.
private enum ManagedDefault {
    static func value<Value>(of type: Value.Type) -> Value? {
        let value: Any? =
            switch type {
            case let number as any BinaryInteger.Type: number.init(exactly: 0)
            case let number as any BinaryFloatingPoint.Type: number.init(0.0 as Double)
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

    static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
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
        if let set = value as? NSSet { return Set(set.compactMap { $0 as? NSObject }) as? Value }
        if let set = value as? Set<NSManagedObject> { return NSSet(set: set) as? Value }
        return nil
    }
}
