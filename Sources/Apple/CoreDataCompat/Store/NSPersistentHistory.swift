public import Foundation

/// A place in the history of a store.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let number: Int64

    init(number: Int64) { self.number = number }

    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) { number = coder.decodeInt64(forKey: "number") }
    open func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSPersistentHistoryToken)?.number == number }
    open override var hash: Int { number.hashValue }
}

public enum NSPersistentHistoryChangeType: Int, Sendable {
    case insert, update, delete
}

/// A change of one object.
open class NSPersistentHistoryChange: NSObject, NSCopying, @unchecked Sendable {
    public let changeID: Int64
    public let changedObjectID: NSManagedObjectID
    public let changeType: NSPersistentHistoryChangeType
    open internal(set) weak var transaction: NSPersistentHistoryTransaction?
    open var tombstone: [AnyHashable: Any]? { nil }
    open var updatedProperties: Set<NSPropertyDescription>? { nil }

    init(_ changeID: Int64, _ objectID: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) {
        self.changeID = changeID
        changedObjectID = objectID
        changeType = type
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a context has saved at once.
open class NSPersistentHistoryTransaction: NSObject, NSCopying, @unchecked Sendable {
    public let timestamp = Date()
    public let transactionNumber: Int64
    public let changes: [NSPersistentHistoryChange]?
    public let author: String?
    public let contextName: String?
    open var storeID: String { "memory" }
    open var bundleID: String { Bundle.main.bundleIdentifier ?? "" }
    open var processID: String { String(ProcessInfo.processInfo.processIdentifier) }
    open var token: NSPersistentHistoryToken { NSPersistentHistoryToken(number: transactionNumber) }

    init(
        _ number: Int64, _ changes: [(NSManagedObjectID, NSPersistentHistoryChangeType)], author: String?,
        contextName: String?
    ) {
        transactionNumber = number
        self.author = author
        self.contextName = contextName
        let all = changes.enumerated().map { index, change in
            NSPersistentHistoryChange(Int64(index + 1), change.0, change.1)
        }
        self.changes = all
        super.init()
        for change in all { change.transaction = self }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// A notification that a context merges as if another had saved just now.
    open func objectIDNotification() -> Notification {
        func objectIDs(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
            Set((changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID))
        }
        return Notification(
            name: .NSManagedObjectContextDidSaveObjectIDs,
            userInfo: [
                NSInsertedObjectIDsKey: objectIDs(.insert), NSUpdatedObjectIDsKey: objectIDs(.update),
                NSDeletedObjectIDsKey: objectIDs(.delete),
            ])
    }
}

public enum NSPersistentHistoryResultType: Int, Sendable {
    case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// Asks a context for what was saved after a time, or has it forgotten.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, @unchecked Sendable {
    enum Bound {
        case date(Date)
        case number(Int64)

        func isAfter(_ transaction: NSPersistentHistoryTransaction) -> Bool {
            switch self {
            case .date(let date): transaction.timestamp < date
            case .number(let number): transaction.transactionNumber < number
            }
        }
    }

    let bound: Bound
    let isDeletion: Bool
    open var resultType: NSPersistentHistoryResultType
    open var token: NSPersistentHistoryToken? {
        if case .number(let number) = bound { NSPersistentHistoryToken(number: number) } else { nil }
    }
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    init(_ bound: Bound, isDeletion: Bool) {
        self.bound = bound
        self.isDeletion = isDeletion
        resultType = isDeletion ? .statusOnly : .transactionsAndChanges
    }

    open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(.date(date), isDeletion: false)
    }
    /// All of the history where there is no token.
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(.number((token?.number ?? 0) + 1), isDeletion: false)
    }
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest
    {
        NSPersistentHistoryChangeRequest(.number((transaction?.transactionNumber ?? 0) + 1), isDeletion: false)
    }
    /// All of the history, whatever the fetch request asks for.
    open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>)
        -> NSPersistentHistoryChangeRequest
    {
        let request = NSPersistentHistoryChangeRequest(.number(0), isDeletion: false)
        request.fetchRequest = fetchRequest
        return request
    }
    open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(.date(date), isDeletion: true)
    }
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(.number(token?.number ?? 0), isDeletion: true)
    }
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?)
        -> NSPersistentHistoryChangeRequest
    {
        NSPersistentHistoryChangeRequest(.number(transaction?.transactionNumber ?? 0), isDeletion: true)
    }
}

open class NSPersistentHistoryResult: NSPersistentStoreResult, @unchecked Sendable {
    public let result: Any?
    public let resultType: NSPersistentHistoryResultType

    init(_ result: Any?, _ type: NSPersistentHistoryResultType) {
        self.result = result
        resultType = type
    }
}

extension NSPersistentStoreCoordinator {
    /// The end of the history so far.
    public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
        NSPersistentHistoryToken(number: memory.history.last?.transactionNumber ?? 0)
    }
}

extension NSPersistentHistoryChangeRequest {
    func executed(in store: MemoryStore) -> NSPersistentHistoryResult {
        if isDeletion {
            store.forgetHistory { bound.isAfter($0) }
            return NSPersistentHistoryResult(true, resultType)
        }
        let transactions = store.history.filter { !bound.isAfter($0) }
        let changes = transactions.flatMap { $0.changes ?? [] }
        let result: Any =
            switch resultType {
            case .statusOnly: true
            case .objectIDs: changes.map(\.changedObjectID)
            case .count: transactions.count
            case .transactionsOnly, .transactionsAndChanges: transactions
            case .changesOnly: changes
            }
        return NSPersistentHistoryResult(result, resultType)
    }
}
