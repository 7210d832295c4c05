public import Foundation

public struct NSPointerFunctions {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let strongMemory = Options([])
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality = Options([])
        public static let objectPointerPersonality = Options(rawValue: 0x200)
        public static let copyIn = Options(rawValue: 0x10000)
    }
}

private final class Slot<Object: AnyObject> {
    weak var weakObject: Object?
    private let strongObject: Object?

    init(_ object: Object, isWeak: Bool) {
        weakObject = object
        strongObject = isWeak ? nil : object
    }
}

/// A set that may hold its objects weakly.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let isWeak: Bool
    private var slots: [Slot<ObjectType>] = []

    public init(options: NSPointerFunctions.Options, capacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
    }

    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    open var allObjects: [ObjectType] { slots.compactMap(\.weakObject) }
    open var count: Int { allObjects.count }
    open var anyObject: ObjectType? { allObjects.first }

    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        slots.removeAll { $0.weakObject == nil }
        slots.append(Slot(object, isWeak: isWeak))
    }

    open func remove(_ object: ObjectType?) { slots.removeAll { $0.weakObject == nil || $0.weakObject === object } }
    open func removeAllObjects() { slots = [] }
    open func contains(_ object: ObjectType?) -> Bool { slots.contains { $0.weakObject === object } }
}

/// A dictionary that may hold its values weakly. Keys are told apart by identity, or by `isEqual` for `NSObject`s.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let isWeak: Bool
    private var slots: [(key: KeyType, value: Slot<ObjectType>)] = []

    public init(
        keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options, capacity: Int = 0
    ) {
        isWeak = valueOptions.contains(.weakMemory)
    }

    open class func strongToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: [], valueOptions: []) }
    open class func strongToWeakObjects() -> NSMapTable { NSMapTable(keyOptions: [], valueOptions: .weakMemory) }
    open class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory, valueOptions: []) }
    open class func weakToWeakObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory) }

    open var count: Int { slots.count { $0.value.weakObject != nil } }

    open func object(forKey key: KeyType?) -> ObjectType? {
        slots.first { Self.isSame($0.key, key) }?.value.weakObject
    }

    open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        removeObject(forKey: key)
        if let object, let key { slots.append((key, Slot(object, isWeak: isWeak))) }
    }

    open func removeObject(forKey key: KeyType?) {
        slots.removeAll { $0.value.weakObject == nil || Self.isSame($0.key, key) }
    }

    open func removeAllObjects() { slots = [] }

    private static func isSame(_ left: KeyType, _ right: KeyType?) -> Bool {
        left === right || (left as? NSObject).map { $0.isEqual(right) } ?? false
    }
}
