public import Foundation
public import FoundationCompat
public import OpenCombine

/// An object's name in its store.
///
/// `@unchecked Sendable`: nothing of it changes after it is made.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
    public let entity: NSEntityDescription
    public private(set) weak var persistentStore: NSPersistentStore?
    private let number: UUID

    init(entity: NSEntityDescription, in store: NSPersistentStore?) {
        self.entity = entity
        persistentStore = store
        number = UUID()
    }

    open var isTemporaryID: Bool { false }
    open func uriRepresentation() -> URL {
        URL(string: "x-coredata://memory/\(entity.name ?? "")/\(number)") ?? URL(fileURLWithPath: "/")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.number == number }
    open override var hash: Int { number.hashValue }
}

public protocol NSFetchRequestResult: NSObjectProtocol {}

/// An object of a Core Data store, for use within its context's queue.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, KeyValueReading {
    open internal(set) var objectID: NSManagedObjectID
    public let entity: NSEntityDescription
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    open internal(set) var isInserted = false
    open internal(set) var isUpdated = false
    open internal(set) var isDeleted = false
    open var isFault: Bool { false }
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    open var hasPersistentChangedValues: Bool { hasChanges }
    public let objectWillChange = ObservableObjectPublisher()
    var values: [String: Any] = [:]

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(
            entity: entity, in: context?.persistentStoreCoordinator?.persistentStores.first)
        super.init()
        for (name, attribute) in entity.attributesByName {
            if let value = attribute.defaultValue { values[name] = value }
        }
        EntityClasses.note(type(of: self), for: entity.name ?? "")
        guard let context else { return }
        context.insert(self)
        awakeFromInsert()
    }

    /// An object of the class's entity, of no context.
    public convenience override init() { self.init(entity: Self.entity(), insertInto: nil) }

    /// The entity's name, which is the class's unless generated code says otherwise.
    open class var _entityName: String { String(describing: self) }

    open class func entity() -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = _entityName
        entity.managedObjectClassName = String(describing: self)
        return entity
    }

    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: _entityName)
    }

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    open func willTurnIntoFault() {}
    open func validateForInsert() throws {}
    open func validateForUpdate() throws {}
    open func validateForDelete() throws {}
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func changedValues() -> [String: Any] { [:] }

    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

    open func value(forKey key: String) -> Any? { values[key] }

    open func setValue(_ value: Any?, forKey key: String) {
        objectWillChange.send()
        values[key] = KeyValue.unwrapped(value)
        linkInverse(of: key)
        if !isInserted { isUpdated = true }
        managedObjectContext?.noteChange(of: self)
    }

    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        values.filter { keys.contains($0.key) }
    }

    open func mutableSetValue(forKey key: String) -> NSMutableSet {
        let set = NSMutableSet(set: (values[key] as? NSSet).map { Set($0.compactMap { $0 as? NSObject }) } ?? [])
        values[key] = set
        return set
    }

    package func readValue(forKey key: String) -> Any? { values[key] }
}

/// What makes an object of a class that is known only at run time: `Self(context:)`, `T(context:)`.
///
/// Swift allows that of Objective-C's classes, and otherwise only of initializers that are required, which every class with
/// an `init(context:)` of its own would have to say, or of a protocol's.
public protocol _ManagedObject: NSManagedObject {}

extension NSManagedObject: _ManagedObject {}

extension _ManagedObject {
    /// An object of the class's entity, inserted into the context.
    public init(context: NSManagedObjectContext) {
        self.init(entity: context.entity(named: Self._entityName), insertInto: context)
    }
}
