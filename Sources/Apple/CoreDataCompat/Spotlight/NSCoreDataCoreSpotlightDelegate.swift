public import CoreSpotlightCompat
public import Foundation

/// Puts a store's objects into the device's search. There is none here: what it would index is asked of nobody.
open class NSCoreDataCoreSpotlightDelegate: NSObject {
    /// Whether it has been started and not been stopped.
    public private(set) var isIndexingEnabled = false

    private let store: NSPersistentStoreDescription

    /// - Compatibility: compiles
    public init(
        forStoreWith description: NSPersistentStoreDescription, coordinator psc: NSPersistentStoreCoordinator
    ) {
        store = description
    }

    /// - Compatibility: compiles
    public convenience init(forStoreWith description: NSPersistentStoreDescription, model: NSManagedObjectModel) {
        self.init(
            forStoreWith: description, coordinator: NSPersistentStoreCoordinator(managedObjectModel: model))
    }

    open func domainIdentifier() -> String { store.url?.absoluteString ?? "" }

    open func indexName() -> String? { nil }

    open func startSpotlightIndexing() { isIndexingEnabled = true }

    open func stopSpotlightIndexing() { isIndexingEnabled = false }

    open func deleteSpotlightIndex(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }

    open func deleteSpotlightIndex() async throws {}

    open func attributeSet(for object: NSManagedObject) -> CSSearchableItemAttributeSet? { nil }

    open func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
    ) {
        acknowledgementHandler()
    }

    open func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    ) {
        acknowledgementHandler()
    }

    public static let indexDidUpdateNotification = Notification.Name("NSCoreDataCoreSpotlightDelegateIndexDidUpdate")
}
