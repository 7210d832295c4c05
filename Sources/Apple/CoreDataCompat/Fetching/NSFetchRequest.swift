public import Foundation
import FoundationCompat

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let managedObjectResultType = NSFetchRequestResultType([])
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {}
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

/// Which objects are wanted, and in what order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    open var entityName: String?
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    open var includesPendingChanges = true
    open var includesPropertyValues = true
    open var includesSubentities = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var shouldRefreshRefetchedObjects = false
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var relationshipKeyPathsForPrefetching: [String]?

    public override init() {
        super.init()
        entityName = (ResultType.self as? NSManagedObject.Type)?._entityName
    }

    public init(entityName: String) {
        self.entityName = entityName
        super.init()
        if let type = ResultType.self as? NSManagedObject.Type { EntityClasses.note(type, for: entityName) }
    }

    open func execute() throws -> [ResultType] { throw CocoaError(.featureUnsupported) }
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    let objectIDs: [NSManagedObjectID]?
    var entityName: String? { objectIDs == nil ? fetchRequest.entityName : nil }
    var predicate: NSPredicate? { fetchRequest.predicate }

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
        objectIDs = nil
    }

    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
        objectIDs = objects
    }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType

    init(_ objectIDs: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
        resultType = type
        result =
            switch type {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: objectIDs
            case .resultTypeCount: objectIDs.count
            }
    }
}

extension NSManagedObjectContext {
    /// The objects that `request` asks for, found in memory.
    public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        let found = objects(for: request)
        if request.resultType.contains(.managedObjectIDResultType) {
            return found.compactMap { $0.objectID as? Result }
        }
        if request.resultType.contains(.dictionaryResultType) {
            return found.compactMap { NSDictionary(dictionary: $0.values) as? Result }
        }
        return found.compactMap { $0 as? Result }
    }

    public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { objects(for: request).count }

    private func objects<Result>(for request: NSFetchRequest<Result>) -> [NSManagedObject] {
        guard let name = request.entityName ?? request.entity?.name else { return [] }
        var found = all(of: entity(named: name), includesPending: request.includesPendingChanges)
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        let descriptors = request.sortDescriptors ?? []
        if !descriptors.isEmpty {
            found.sort { left, right in
                for descriptor in descriptors {
                    let order = descriptor.orderByValue(left, right)
                    if order != .orderedSame { return order == .orderedAscending }
                }
                return false
            }
        }
        found = Array(found.dropFirst(request.fetchOffset))
        return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
    }
}
