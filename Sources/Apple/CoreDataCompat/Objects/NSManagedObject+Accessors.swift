import FoundationCompat
import Foundation

/// What `@NSManaged` stands for; the build writes calls of these in its place.
extension NSManagedObject {
    public func _managedValue<Value>(forKey key: String) -> Value {
        let stored = values[key]
        if stored as? Value == nil, let set: Value = objectSet(stored) { return set }
        if let value = ManagedValue.read(stored, as: Value.self) { return value }
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

    /// A relationship in the one of the two kinds of set that it is not stored in.
    private func objectSet<Value>(_ stored: Any?) -> Value? {
        if let set = stored as? NSSet { return Set(set.compactMap { $0 as? NSObject }) as? Value }
        if let set = stored as? Set<NSManagedObject> { return NSSet(set: set) as? Value }
        return nil
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
