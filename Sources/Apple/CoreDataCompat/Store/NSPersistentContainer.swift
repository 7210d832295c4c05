public import CloudKitCompat
public import Foundation
import FoundationCompat

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// Where a store would lie. Every store here lies in memory.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var isReadOnly = false
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    open private(set) var options: [String: NSObject] = [:]

    public override init() {
        super.init()
    }

    public init(url: URL) {
        self.url = url
    }

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// - Compatibility: compiles
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    public let containerIdentifier: String
    open var databaseScope = CKDatabase.Scope.private

    public init(containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
    }
}

open class NSPersistentStore: NSObject, @unchecked Sendable {
    open var url: URL?
    open var type: String { NSInMemoryStoreType }
    open var isReadOnly = false
    open var metadata: [String: Any]! = [:]
    open var identifier: String! = UUID().uuidString
    open var configurationName: String { "PF_DEFAULT_CONFIGURATION_NAME" }
    open var options: [AnyHashable: Any]? { nil }
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
}

/// Keeps a store's rows, in memory.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public struct StoreType: Hashable, Sendable {
        let name: String
        public static let sqlite = StoreType(name: NSSQLiteStoreType)
        public static let inMemory = StoreType(name: NSInMemoryStoreType)
        public static let binary = StoreType(name: NSBinaryStoreType)
    }

    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    let memory = MemoryStore()
    /// The contexts on these stores, as long as they live.
    let contexts = ContextList()

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
    }

    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        add(storeURL)
    }

    @discardableResult
    public func addPersistentStore(
        type: StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        add(storeURL)
    }

    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        add(storeDescription.url)
        block(storeDescription, nil)
    }

    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
    open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { memory.objectID(of: url) }

    @discardableResult
    private func add(_ url: URL?) -> NSPersistentStore {
        Unavailable.note("what an app has stored in Core Data", hint: Unavailable.emptyStore)
        let store = NSPersistentStore()
        store.url = url
        store.persistentStoreCoordinator = self
        persistentStores.append(store)
        return store
    }
}

/// Contexts, none of which is kept alive.
///
/// `@unchecked Sendable`: guarded by a lock.
final class ContextList: @unchecked Sendable {
    private struct Entry { weak var context: NSManagedObjectContext? }

    private let lock = NSLock()
    private var entries: [Entry] = []

    func add(_ context: NSManagedObjectContext) {
        lock.withLock {
            entries.removeAll { $0.context == nil || $0.context === context }
            entries.append(Entry(context: context))
        }
    }

    var allObjects: [NSManagedObjectContext] { lock.withLock { entries.compactMap(\.context) } }
}

/// A model, its store and its contexts.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext: NSManagedObjectContext
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }

    public convenience init(name: String) {
        let url = Bundle.main.url(forResource: name, withExtension: "momd")
        let model = url.flatMap { NSManagedObjectModel(contentsOf: $0) }
        self.init(name: name, managedObjectModel: model ?? .mergedModel(from: nil) ?? NSManagedObjectModel())
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueue)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        let file = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    }

    /// Loads empty stores, in memory.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueue)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    public func performBackgroundTask<Result>(
        _ block: @escaping (NSManagedObjectContext) throws -> Result
    ) async rethrows -> Result {
        try block(newBackgroundContext())
    }
}

/// A container that iCloud would keep in step with others, which it does not here.
///
/// - Compatibility: compiles
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    public struct SchemaOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    public enum EventType: Int, Sendable {
        case setup, `import`, export
    }

    /// What was done to keep in step: nothing.
    open class Event: NSObject, @unchecked Sendable {
        open var identifier: UUID { UUID() }
        open var storeIdentifier: String { "" }
        open var type: EventType { .setup }
        open var startDate: Date { .distantPast }
        open var endDate: Date? { nil }
        open var succeeded: Bool { false }
        open var error: (any Error)? { CocoaError(.featureUnsupported) }
    }

    public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
        super.init(name: name, managedObjectModel: model)
        // The first container of the entitlements, which Xcode calls after the bundle.
        persistentStoreDescriptions.first?.cloudKitContainerOptions = NSPersistentCloudKitContainerOptions(
            containerIdentifier: "iCloud." + (Bundle.main.bundleIdentifier ?? name))
    }

    open func initializeCloudKitSchema() throws { try initializeCloudKitSchema(options: []) }

    open func initializeCloudKitSchema(options: SchemaOptions) throws {
        throw CocoaError(.featureUnsupported)
    }

    // Nothing is in iCloud: no object has a record, and what would write one there fails.
    open func record(for managedObjectID: NSManagedObjectID) -> CKRecord? { nil }
    open func records(for managedObjectIDs: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord] { [:] }
    open func recordID(for managedObjectID: NSManagedObjectID) -> CKRecord.ID? { nil }
    open func recordIDs(for managedObjectIDs: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord.ID] { [:] }
    open func fetchShares(in persistentStore: NSPersistentStore?) throws -> [CKShare] { [] }
    open func fetchShares(matching objectIDs: [NSManagedObjectID]) throws -> [NSManagedObjectID: CKShare] { [:] }

    open func acceptShareInvitations(
        from metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore,
        completion: (([CKShare.Metadata]?, (any Error)?) -> Void)? = nil
    ) {
        completion?(nil, CocoaError(.featureUnsupported))
    }

    @discardableResult
    open func acceptShareInvitations(
        from metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore
    ) async throws -> [CKShare.Metadata] {
        throw CocoaError(.featureUnsupported)
    }

    open func fetchParticipants(
        matching lookupInfos: [CKUserIdentity.LookupInfo], into persistentStore: NSPersistentStore,
        completion: @escaping ([CKShare.Participant]?, (any Error)?) -> Void
    ) {
        completion(nil, CocoaError(.featureUnsupported))
    }

    open func fetchParticipants(
        matching lookupInfos: [CKUserIdentity.LookupInfo], into persistentStore: NSPersistentStore
    ) async throws -> [CKShare.Participant] {
        throw CocoaError(.featureUnsupported)
    }

    open func persistUpdatedShare(
        _ share: CKShare, in persistentStore: NSPersistentStore, completion: ((CKShare?, (any Error)?) -> Void)? = nil
    ) {
        completion?(nil, CocoaError(.featureUnsupported))
    }

    @discardableResult
    open func persistUpdatedShare(_ share: CKShare, in persistentStore: NSPersistentStore) async throws -> CKShare {
        throw CocoaError(.featureUnsupported)
    }

    open func purgeObjectsAndRecordsInZone(
        with zoneID: CKRecordZone.ID, in persistentStore: NSPersistentStore?,
        completion: ((CKRecordZone.ID?, (any Error)?) -> Void)? = nil
    ) {
        completion?(nil, CocoaError(.featureUnsupported))
    }

    @discardableResult
    open func purgeObjectsAndRecordsInZone(
        with zoneID: CKRecordZone.ID, in persistentStore: NSPersistentStore?
    ) async throws -> CKRecordZone.ID {
        throw CocoaError(.featureUnsupported)
    }

    open func share(
        _ managedObjects: [NSManagedObject], to share: CKShare?,
        completion: @escaping (Set<NSManagedObjectID>?, CKShare?, CKContainer?, (any Error)?) -> Void
    ) {
        completion(nil, nil, nil, CocoaError(.featureUnsupported))
    }

    open func share(
        _ managedObjects: [NSManagedObject], to share: CKShare?
    ) async throws -> (Set<NSManagedObjectID>, CKShare, CKContainer) {
        throw CocoaError(.featureUnsupported)
    }

    // Nobody keeps anything from being changed, either.
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }

    nonisolated public static let eventNotificationUserInfoKey = "event"
    nonisolated public static let eventChangedNotification = Notification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")
}

extension NSPersistentCloudKitContainer.SchemaOptions {
    public static let dryRun = NSPersistentCloudKitContainer.SchemaOptions(rawValue: 2)
    public static let printSchema = NSPersistentCloudKitContainer.SchemaOptions(rawValue: 4)
}
