public import Foundation
public import FoundationCompat

/// - Compatibility: compiles
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType, rollbackMergePolicyType
}

/// What wins where two contexts have changed an object: here, the last to save.
///
/// - Compatibility: compiles
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public let mergeType: NSMergePolicyType

    public init(merge type: NSMergePolicyType) {
        mergeType = type
    }

    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

public var NSErrorMergePolicy: AnyObject { NSMergePolicy.error }
public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyStoreTrump }
public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyObjectTrump }
public var NSOverwriteMergePolicy: AnyObject { NSMergePolicy.overwrite }
public var NSRollbackMergePolicy: AnyObject { NSMergePolicy.rollback }

/// Objects that are being worked on. Saving puts them into a store in memory.
///
/// `@unchecked Sendable`: guarded by a lock of its own; its objects are used within `perform`, as with Core Data.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public struct ConcurrencyType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let privateQueue = ConcurrencyType(rawValue: 1)
        public static let mainQueue = ConcurrencyType(rawValue: 2)
    }

    public enum ScheduledTaskType: Hashable, Sendable {
        case immediate, enqueued
    }

    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        didSet { persistentStoreCoordinator?.contexts.add(self) }
    }
    open var parent: NSManagedObjectContext? {
        didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
    }
    open var name: String?
    open var mergePolicy: Any = NSMergePolicy.error
    open var automaticallyMergesChangesFromParent = false
    open var undoManager: UndoManager?
    open var transactionAuthor: String?
    open var retainsRegisteredObjects = false
    open var stalenessInterval: TimeInterval = -1
    open var shouldDeleteInaccessibleFaults = true
    public let concurrencyType: ConcurrencyType

    private let lock = NSRecursiveLock()
    /// Guarded by `lock`, as what follows.
    private var objects: [NSManagedObjectID: NSManagedObject] = [:]
    private var inserted: Set<NSManagedObject> = []
    private var updated: Set<NSManagedObject> = []
    private var deleted: Set<NSManagedObject> = []

    public init(concurrencyType: ConcurrencyType) {
        self.concurrencyType = concurrencyType
    }

    public convenience init(_ concurrencyType: ConcurrencyType) {
        self.init(concurrencyType: concurrencyType)
    }

    private var store: MemoryStore? { persistentStoreCoordinator?.memory }

    open var insertedObjects: Set<NSManagedObject> { lock.withLock { inserted } }
    open var updatedObjects: Set<NSManagedObject> { lock.withLock { updated } }
    open var deletedObjects: Set<NSManagedObject> { lock.withLock { deleted } }
    open var registeredObjects: Set<NSManagedObject> { lock.withLock { Set(objects.values) } }
    open var hasChanges: Bool { lock.withLock { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty } }

    func entity(named name: String) -> NSEntityDescription {
        let model = persistentStoreCoordinator?.managedObjectModel
        if let entity = model?.entitiesByName[name] { return entity }
        if let entity = model?.entities.first(where: { $0.managedObjectClassName == name }) { return entity }
        // Without a model, an entity is known by its name alone.
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = name
        model?.entities.append(entity)
        return entity
    }

    open func insert(_ object: NSManagedObject) {
        lock.withLock {
            object.managedObjectContext = self
            object.isInserted = true
            objects[object.objectID] = object
            inserted.insert(object)
        }
    }

    func noteChange(of object: NSManagedObject) {
        lock.withLock {
            if !inserted.contains(object), !deleted.contains(object) { updated.insert(object) }
        }
    }

    open func delete(_ object: NSManagedObject) {
        object.prepareForDeletion()
        for relationship in object.entity.relationshipsByName.values where relationship.deleteRule == .cascadeDeleteRule
        {
            for other in object.objects(forKey: relationship.name) where !other.isDeleted { delete(other) }
        }
        lock.withLock {
            object.isDeleted = true
            updated.remove(object)
            if inserted.remove(object) == nil { deleted.insert(object) }
            objects[object.objectID] = nil
        }
    }

    /// Puts what has changed into the store, which is gone when the extension ends.
    open func save() throws {
        let (added, modified, removed) = lock.withLock { (inserted, updated, deleted) }
        let changed = added.union(modified)
        let changes = Changes(
            inserted: Set(added.map(\.objectID)), updated: Set(modified.map(\.objectID)),
            deleted: Set(removed.map(\.objectID)))
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        for object in changed { object.willSave() }
        store?.put(changed.map { ($0.objectID, $0.values) }, removing: removed.map(\.objectID))
        store?.note(changes, author: transactionAuthor, contextName: name)
        lock.withLock {
            inserted = []
            updated = []
            deleted = []
            for object in changed {
                object.isInserted = false
                object.isUpdated = false
            }
        }
        for object in changed { object.didSave() }
        let objects = [NSInsertedObjectsKey: added, NSUpdatedObjectsKey: modified, NSDeletedObjectsKey: removed]
        let center = NotificationCenter.default
        center.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: objects)
        center.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: objects)
        center.post(name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: changes.userInfo)
        for context in persistentStoreCoordinator?.contexts.allObjects ?? []
        where context !== self && context.automaticallyMergesChangesFromParent {
            context.merge(changes)
        }
    }

    /// Lets go of an object that is no longer in the store.
    func forget(_ object: NSManagedObject) {
        lock.withLock {
            object.isDeleted = true
            objects[object.objectID] = nil
            updated.remove(object)
        }
    }

    open func rollback() { reset() }

    open func reset() {
        lock.withLock {
            objects = [:]
            inserted = []
            updated = []
            deleted = []
        }
    }

    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard !flag, let values = store?.values(of: object.objectID) else { return }
        object.values = resolved(values)
    }

    open func refreshAllObjects() {
        for object in registeredObjects { refresh(object, mergeChanges: hasChanges) }
    }

    open func processPendingChanges() {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        lock.withLock { objects[objectID] }
    }

    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        materialized(objectID, store?.values(of: objectID) ?? [:])
    }

    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let object = registeredObject(for: objectID) { return object }
        guard let values = store?.values(of: objectID) else {
            throw CocoaError(CocoaError.Code(rawValue: NSManagedObjectReferentialIntegrityError))
        }
        return materialized(objectID, values)
    }

    /// The context's own object for a row of the store.
    private func materialized(_ objectID: NSManagedObjectID, _ values: [String: Any]) -> NSManagedObject {
        lock.withLock {
            if let object = objects[objectID] { return object }
            let type = EntityClasses.type(of: objectID.entity)
            let object = type.init(entity: objectID.entity, insertInto: nil)
            object.objectID = objectID
            object.managedObjectContext = self
            // Before its relationships are found, which may lead back to it.
            objects[objectID] = object
            object.values = resolved(values)
            object.awakeFromFetch()
            return object
        }
    }

    /// A row's values, with objects of this context in the place of names.
    private func resolved(_ values: [String: Any]) -> [String: Any] {
        values.mapValues { value in
            switch value {
            case let name as StoredReference: object(with: name.objectID)
            case let names as StoredReferences: names.set(names.objectIDs.map { object(with: $0) })
            default: value
            }
        }
    }

    /// All objects of an entity, with what this context has not saved yet.
    func all(of entity: NSEntityDescription, includesPending: Bool) -> [NSManagedObject] {
        lock.withLock {
            let stored = (store?.rows(of: entity) ?? []).map { materialized($0.objectID, $0.values) }
            let pending = includesPending ? inserted.filter { $0.entity.isKindOf(entity: entity) } : []
            let gone = deleted
            return (stored + pending).filter { !gone.contains($0) }
        }
    }

    // MARK: Queues

    open func perform(_ block: @escaping () -> Void) {
        let work = UncheckedWork(block: block)
        if concurrencyType == .mainQueue {
            DispatchQueue.main.async { work.block() }
        } else {
            DispatchQueue.global().async { work.block() }
        }
    }

    public func perform<Result>(_ block: @escaping () throws -> Result) async rethrows -> Result { try block() }

    public func perform<Result>(
        schedule: ScheduledTaskType, _ block: @escaping () throws -> Result
    ) async rethrows -> Result {
        try block()
    }

    public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
}

/// `@unchecked Sendable`: run once, on the queue that Core Data promises.
private struct UncheckedWork: @unchecked Sendable {
    let block: () -> Void
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension NSManagedObjectContext.ConcurrencyType {
    public static let privateQueueConcurrencyType = privateQueue
    public static let mainQueueConcurrencyType = mainQueue
}

/// - Compatibility: compiles
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    open class var current: NSQueryGenerationToken { NSQueryGenerationToken() }
}

public let NSManagedObjectReferentialIntegrityError = 133000
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"

extension Notification.Name {
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextWillSave = Notification.Name(
        "NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}
