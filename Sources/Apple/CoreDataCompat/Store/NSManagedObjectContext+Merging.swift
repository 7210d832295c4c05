public import Foundation
import OpenCombine

public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"

extension Notification.Name {
    public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    public static let NSManagedObjectContextDidMergeChangesObjectIDs = Notification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
}

extension NSManagedObjectContext {
    public static var willSaveObjectsNotification: Notification.Name { .NSManagedObjectContextWillSave }
    public static var didSaveObjectsNotification: Notification.Name { .NSManagedObjectContextDidSave }
    public static var didChangeObjectsNotification: Notification.Name { .NSManagedObjectContextObjectsDidChange }
    public static var didSaveObjectIDsNotification: Notification.Name { .NSManagedObjectContextDidSaveObjectIDs }
    public static var didMergeChangesObjectIDsNotification: Notification.Name {
        .NSManagedObjectContextDidMergeChangesObjectIDs
    }

    /// The keys of what these notifications tell.
    public enum NotificationKey: String, Sendable {
        case sourceContext = "managedObjectContext"
        case queryGeneration = "newQueryGeneration"
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
        case refreshedObjects = "refreshed"
        case invalidatedObjects = "invalidated"
        case invalidatedAllObjects = "invalidatedAll"
        case insertedObjectIDs = "inserted_objectIDs"
        case updatedObjectIDs = "updated_objectIDs"
        case deletedObjectIDs = "deleted_objectIDs"
        case refreshedObjectIDs = "refreshed_objectIDs"
        case invalidatedObjectIDs = "invalidated_objectIDs"
    }

    /// Takes over what another context has saved, by its notification.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        merge(Changes(notification.userInfo ?? [:]))
    }

    /// Takes over changes by objects, by their names, or by those names' URLs.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        let changes = Changes(changeNotificationData)
        for context in contexts { context.merge(changes) }
    }

    func merge(_ changes: Changes) {
        let updated = changes.updated.compactMap { registeredObject(for: $0) }
        for object in updated { refresh(object, mergeChanges: object.hasChanges) }
        let deleted = changes.deleted.compactMap { registeredObject(for: $0) }
        for object in deleted { forget(object) }
        let inserted = changes.inserted.compactMap { try? existingObject(with: $0) }
        guard !(updated + deleted + inserted).isEmpty else { return }
        for object in updated { object.objectWillChange.send() }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self,
            userInfo: [
                NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated),
                NSDeletedObjectsKey: Set(deleted),
            ])
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidMergeChangesObjectIDs, object: self, userInfo: changes.userInfo)
    }

    /// Which objects have changed, by their names.
    struct Changes {
        var inserted: Set<NSManagedObjectID>
        var updated: Set<NSManagedObjectID>
        var deleted: Set<NSManagedObjectID>

        init(inserted: Set<NSManagedObjectID>, updated: Set<NSManagedObjectID>, deleted: Set<NSManagedObjectID>) {
            (self.inserted, self.updated, self.deleted) = (inserted, updated, deleted)
        }

        init(_ information: [AnyHashable: Any]) {
            func objectIDs(_ keys: String...) -> Set<NSManagedObjectID> {
                Set(keys.flatMap { Self.objectIDs(information[$0]) })
            }
            inserted = objectIDs(NSInsertedObjectsKey, NSInsertedObjectIDsKey)
            updated = objectIDs(
                NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey, NSRefreshedObjectIDsKey)
            deleted = objectIDs(NSDeletedObjectsKey, NSDeletedObjectIDsKey)
        }

        var userInfo: [AnyHashable: Any] {
            [NSInsertedObjectIDsKey: inserted, NSUpdatedObjectIDsKey: updated, NSDeletedObjectIDsKey: deleted]
        }

        private static func objectIDs(_ value: Any?) -> [NSManagedObjectID] {
            let elements: [Any] =
                switch value {
                case let set as Set<NSManagedObject>: Array(set)
                case let set as Set<NSManagedObjectID>: Array(set)
                case let set as NSSet: set.allObjects
                case let array as [Any]: array
                default: []
                }
            return elements.compactMap { ($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID }
        }
    }
}
