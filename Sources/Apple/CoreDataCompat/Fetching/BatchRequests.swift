public import Foundation

public enum NSBatchInsertRequestResultType: UInt, Sendable {
    case statusOnly, objectIDs, count
}

/// Adds rows to the store without a context's objects.
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
    public let entityName: String
    open var resultType = NSBatchInsertRequestResultType.statusOnly
    open var objectsToInsert: [[String: Any]]?
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?

    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
    }

    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.entityName = entityName
        dictionaryHandler = handler
    }

    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.entityName = entityName
        managedObjectHandler = handler
    }

    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }

    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    }

    public convenience init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) {
        self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    }
}

open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
    public let result: Any?
    public let resultType: NSBatchInsertRequestResultType

    init(_ objects: [NSManagedObject], _ type: NSBatchInsertRequestResultType) {
        resultType = type
        result =
            switch type {
            case .statusOnly: true
            case .objectIDs: objects.map(\.objectID)
            case .count: objects.count
            }
    }
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// Changes rows of the store without a context's objects; to values, for there are no expressions on Linux.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
    public let entityName: String
    open var predicate: NSPredicate?
    open var includesSubentities = true
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    open var propertiesToUpdate: [AnyHashable: Any]?

    public init(entityName: String) {
        self.entityName = entityName
    }

    public convenience init(entity: NSEntityDescription) {
        self.init(entityName: entity.name ?? "")
    }
}

open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
    public let result: Any?
    public let resultType: NSBatchUpdateRequestResultType

    init(_ objects: [NSManagedObject], _ type: NSBatchUpdateRequestResultType) {
        resultType = type
        result =
            switch type {
            case .statusOnlyResultType: true
            case .updatedObjectIDsResultType: objects.map(\.objectID)
            case .updatedObjectsCountResultType: objects.count
            }
    }
}

public typealias NSPersistentStoreAsynchronousFetchResultCompletionBlock<ResultType: NSFetchRequestResult> = (
    NSAsynchronousFetchResult<ResultType>
) -> Void

/// A fetch whose result is handed over; it is made at once.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    open var estimatedResultCount = 0

    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        fetchRequest = request
        completionBlock = blk
    }
}

open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreResult, @unchecked Sendable {
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    public let finalResult: [ResultType]?
    open var operationError: (any Error)? { nil }
    open var progress: Progress? { nil }

    init(_ request: NSAsynchronousFetchRequest<ResultType>, _ result: [ResultType]) {
        fetchRequest = request
        finalResult = result
    }
}

/// What a context can be asked to execute.
protocol ExecutableRequest {
    func executed(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: ExecutableRequest {
    func executed(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self, try context.fetch(fetchRequest))
        completionBlock?(result)
        return result
    }
}

extension NSBatchInsertRequest: ExecutableRequest {
    func executed(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let batch = context.sibling()
        let entity = batch.entity(named: entityName)
        var objects: [NSManagedObject] = []
        func add(_ fill: (NSManagedObject) -> Bool) -> Bool {
            let object = EntityClasses.type(of: entity).init(entity: entity, insertInto: batch)
            let isLast = fill(object)
            if isLast { batch.delete(object) } else { objects.append(object) }
            return !isLast
        }
        for values in objectsToInsert ?? [] {
            _ = add { object in
                object.setValuesForKeys(values)
                return false
            }
        }
        if let handler = managedObjectHandler { while add(handler) {} }
        if let handler = dictionaryHandler {
            let values = NSMutableDictionary()
            while !handler(values) {
                _ = add { object in
                    for (key, value) in values { object.setValue(value, forKey: String(describing: key)) }
                    return false
                }
                values.removeAllObjects()
            }
        }
        try batch.save()
        return NSBatchInsertResult(objects, resultType)
    }
}

extension NSBatchUpdateRequest: ExecutableRequest {
    func executed(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let batch = context.sibling()
        let fetch = NSFetchRequest<NSManagedObject>(entityName: entityName)
        fetch.predicate = predicate
        let objects = try batch.fetch(fetch)
        for object in objects {
            for (key, value) in propertiesToUpdate ?? [:] {
                let name = (key.base as? NSPropertyDescription)?.name ?? String(describing: key.base)
                object.setValue(value, forKey: name)
            }
        }
        try batch.save()
        return NSBatchUpdateResult(objects, resultType)
    }
}

extension NSBatchDeleteRequest: ExecutableRequest {
    func executed(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let batch = context.sibling()
        var objects: [NSManagedObject] = (objectIDs ?? []).compactMap { try? batch.existingObject(with: $0) }
        if let entityName {
            let fetch = NSFetchRequest<NSManagedObject>(entityName: entityName)
            fetch.predicate = predicate
            objects = try batch.fetch(fetch)
        }
        let deleted = objects.map(\.objectID)
        for object in objects { batch.delete(object) }
        try batch.save()
        return NSBatchDeleteResult(deleted, resultType)
    }
}

extension NSPersistentHistoryChangeRequest: ExecutableRequest {
    func executed(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        guard let store = context.persistentStoreCoordinator?.memory else { throw CocoaError(.featureUnsupported) }
        return executed(in: store)
    }
}

extension NSManagedObjectContext {
    /// A context of its own on the same store: a batch leaves this one's objects as they are, until it merges.
    fileprivate func sibling() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueue)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        context.transactionAuthor = transactionAuthor
        context.name = name
        return context
    }

    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        guard let request = request as? any ExecutableRequest else { throw CocoaError(.featureUnsupported) }
        return try request.executed(in: self)
    }
}
