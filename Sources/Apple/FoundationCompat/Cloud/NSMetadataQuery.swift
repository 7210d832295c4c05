public import Foundation

/// A search of iCloud Drive, signed out: it finds nothing.
///
/// - Compatibility: compiles
open class NSMetadataQuery: NSObject, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var searchScopes: [Any] = []
    open var sortDescriptors: [NSSortDescriptor] = []
    open var notificationBatchingInterval: TimeInterval = 1
    open var operationQueue: OperationQueue?
    open private(set) var isStarted = false
    open private(set) var isGathering = false
    open var resultCount: Int { 0 }
    open var results: [Any] { [] }

    @discardableResult
    open func start() -> Bool {
        Unavailable.note("a search of iCloud Drive")
        isStarted = true
        return true
    }

    open func stop() { isStarted = false }
    open func enableUpdates() {}
    open func disableUpdates() {}
    open func result(at index: Int) -> Any { preconditionFailure("This search has found nothing") }
}

/// - Compatibility: compiles
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// - Compatibility: compiles
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// - Compatibility: compiles
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// - Compatibility: compiles
public let NSMetadataItemURLKey = "kMDItemURL"
