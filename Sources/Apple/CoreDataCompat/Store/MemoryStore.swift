import Foundation

/// The name of an object that a row refers to.
struct StoredReference {
    let objectID: NSManagedObjectID
}

/// The names of the objects that a row refers to.
struct StoredReferences {
    let objectIDs: [NSManagedObjectID]
    let isOrdered: Bool

    func set(_ objects: [NSManagedObject]) -> Any {
        isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }
}

/// The rows that contexts have saved.
///
/// `@unchecked Sendable`: guarded by a lock.
final class MemoryStore: @unchecked Sendable {
    struct Row {
        let objectID: NSManagedObjectID
        var values: [String: Any]
    }

    private let lock = NSLock()
    /// Guarded by `lock`, in the order of insertion.
    private var rows: [Row] = []
    /// Guarded by `lock`.
    private var transactions: [NSPersistentHistoryTransaction] = []
    private var transactionCount: Int64 = 0

    func put(_ changed: [(NSManagedObjectID, [String: Any])], removing removed: [NSManagedObjectID]) {
        lock.withLock {
            let gone = Set(removed)
            rows.removeAll { gone.contains($0.objectID) }
            for (objectID, values) in changed {
                let row = Row(objectID: objectID, values: values.mapValues(Self.stored))
                if let index = rows.firstIndex(where: { $0.objectID == objectID }) {
                    rows[index] = row
                } else {
                    rows.append(row)
                }
            }
        }
    }

    func removeAll() { lock.withLock { rows = [] } }

    var history: [NSPersistentHistoryTransaction] { lock.withLock { transactions } }

    func forgetHistory(where isMeant: (NSPersistentHistoryTransaction) -> Bool) {
        lock.withLock { transactions.removeAll(where: isMeant) }
    }

    /// Adds what was saved to the history; nothing where nothing has changed.
    func note(_ changes: NSManagedObjectContext.Changes, author: String?, contextName: String?) {
        let all =
            changes.inserted.map { ($0, NSPersistentHistoryChangeType.insert) }
            + changes.updated.map { ($0, .update) } + changes.deleted.map { ($0, .delete) }
        guard !all.isEmpty else { return }
        lock.withLock {
            transactionCount += 1
            transactions.append(
                NSPersistentHistoryTransaction(transactionCount, all, author: author, contextName: contextName))
        }
    }

    func objectID(of url: URL) -> NSManagedObjectID? {
        lock.withLock { rows.first { $0.objectID.uriRepresentation() == url }?.objectID }
    }

    func values(of objectID: NSManagedObjectID) -> [String: Any]? {
        lock.withLock { rows.first { $0.objectID == objectID }?.values }
    }

    func rows(of entity: NSEntityDescription) -> [Row] {
        lock.withLock { rows.filter { $0.objectID.entity.isKindOf(entity: entity) } }
    }

    private static func stored(_ value: Any) -> Any {
        switch value {
        case let object as NSManagedObject: StoredReference(objectID: object.objectID)
        case let set as NSSet where set.anyObject() is NSManagedObject:
            StoredReferences(
                objectIDs: set.compactMap { ($0 as? NSManagedObject)?.objectID }, isOrdered: false)
        case let set as NSOrderedSet where set.firstObject is NSManagedObject:
            StoredReferences(objectIDs: set.compactMap { ($0 as? NSManagedObject)?.objectID }, isOrdered: true)
        default: value
        }
    }
}
