public import Foundation

public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"

// Every store lies in memory: there is nothing at a URL but what this coordinator has added for it.
extension NSPersistentStoreCoordinator {
    /// Empties what was added for the URL.
    public func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        if persistentStore(for: url) != nil { memory.removeAll() }
    }

    public func destroyPersistentStore(at url: URL, type: StoreType, options: [AnyHashable: Any]? = nil) throws {
        try destroyPersistentStore(at: url, ofType: type.name, options: options)
    }

    /// Replaces a store by one that is as empty.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {
        if persistentStore(for: sourceURL) == nil { try destroyPersistentStore(at: destinationURL, ofType: storeType) }
    }

    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, type: StoreType
    ) throws {
        try replacePersistentStore(
            at: destinationURL, destinationOptions: destinationOptions, withPersistentStoreFrom: sourceURL,
            sourceOptions: sourceOptions, ofType: type.name)
    }

    /// The store itself at its new URL, with what is in it.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        store.url = url
        return store
    }

    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, type storeType: StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.name)
    }

    @discardableResult
    public func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        guard persistentStores.contains(where: { $0 === store }) else { return false }
        store.url = url
        return true
    }

    public func metadata(for store: NSPersistentStore) -> [String: Any] {
        [NSStoreTypeKey: store.type, NSStoreUUIDKey: store.identifier ?? ""].merging(store.metadata ?? [:]) { $1 }
    }

    public func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        store.metadata = metadata ?? [:]
    }

    /// - Throws: `fileReadNoSuchFile`, for there are no files.
    public class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: url])
    }

    /// - Throws: `fileReadNoSuchFile`, for there are no files.
    public class func metadataForPersistentStore(
        type storeType: StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try metadataForPersistentStore(ofType: storeType.name, at: storeURL, options: options)
    }

    public func perform(_ block: @escaping () -> Void) { block() }
    public func performAndWait(_ block: () -> Void) { block() }
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    public func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
}
