public import Foundation

public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// Why iCloud did not answer: nobody is signed in.
public struct CKError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CKError
        case internalError = 1
        case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
        case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments
        case resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified
        case incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed
        case zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone
        case tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted
        case participantMayNeedVerification, serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { CKErrorDomain }
    public static var errorDomain: String { CKErrorDomain }

    public static var internalError: Code { .internalError }
    public static var partialFailure: Code { .partialFailure }
    public static var networkUnavailable: Code { .networkUnavailable }
    public static var networkFailure: Code { .networkFailure }
    public static var badContainer: Code { .badContainer }
    public static var serviceUnavailable: Code { .serviceUnavailable }
    public static var requestRateLimited: Code { .requestRateLimited }
    public static var missingEntitlement: Code { .missingEntitlement }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var permissionFailure: Code { .permissionFailure }
    public static var unknownItem: Code { .unknownItem }
    public static var invalidArguments: Code { .invalidArguments }
    public static var resultsTruncated: Code { .resultsTruncated }
    public static var serverRecordChanged: Code { .serverRecordChanged }
    public static var serverRejectedRequest: Code { .serverRejectedRequest }
    public static var assetFileNotFound: Code { .assetFileNotFound }
    public static var assetFileModified: Code { .assetFileModified }
    public static var incompatibleVersion: Code { .incompatibleVersion }
    public static var constraintViolation: Code { .constraintViolation }
    public static var operationCancelled: Code { .operationCancelled }
    public static var changeTokenExpired: Code { .changeTokenExpired }
    public static var batchRequestFailed: Code { .batchRequestFailed }
    public static var zoneBusy: Code { .zoneBusy }
    public static var badDatabase: Code { .badDatabase }
    public static var quotaExceeded: Code { .quotaExceeded }
    public static var zoneNotFound: Code { .zoneNotFound }
    public static var limitExceeded: Code { .limitExceeded }
    public static var userDeletedZone: Code { .userDeletedZone }
    public static var tooManyParticipants: Code { .tooManyParticipants }
    public static var alreadyShared: Code { .alreadyShared }
    public static var referenceViolation: Code { .referenceViolation }
    public static var managedAccountRestricted: Code { .managedAccountRestricted }
    public static var participantMayNeedVerification: Code { .participantMayNeedVerification }
    public static var serverResponseLost: Code { .serverResponseLost }
    public static var assetNotAvailable: Code { .assetNotAvailable }
    public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
}

public let CKErrorDomain = "CKErrorDomain"

/// An app's iCloud, signed out.
open class CKContainer: NSObject, @unchecked Sendable {
    /// What an app may ask a person for.
    public struct ApplicationPermissions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
    }

    public enum ApplicationPermissionStatus: Int, Sendable {
        case initialState, couldNotComplete, denied, granted
    }

    public let containerIdentifier: String?
    open lazy var privateCloudDatabase = CKDatabase(.private)
    open lazy var publicCloudDatabase = CKDatabase(.public)
    open lazy var sharedCloudDatabase = CKDatabase(.shared)

    public init(identifier: String) {
        containerIdentifier = identifier
    }

    open class func `default`() -> CKContainer { CKContainer(identifier: "") }

    open func database(with scope: CKDatabase.Scope) -> CKDatabase { CKDatabase(scope) }

    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        completionHandler(.noAccount, nil)
    }

    open func accountStatus() async throws -> CKAccountStatus { .noAccount }

    open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }

    open func add(_ operation: CKOperation) {
        operation.fail(CKError(.notAuthenticated))
        operation.completionBlock?()
    }

    open func fetchShareMetadata(
        with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError(.notAuthenticated) }

    open func accept(
        _ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    @discardableResult
    open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError(.notAuthenticated) }

    open func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions,
        completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) {
        completionHandler(.couldNotComplete, CKError(.notAuthenticated))
    }

    open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
}

extension Notification.Name {
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

open class CKQuery: NSObject, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?

    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        self.recordType = recordType
        self.predicate = predicate
    }
}

/// A database of iCloud's. Every question to it ends in "not authenticated".
open class CKDatabase: NSObject, @unchecked Sendable {
    public enum Scope: Int, Sendable {
        case `public` = 1
        case `private`, shared
    }

    public let databaseScope: Scope

    init(_ scope: Scope) {
        databaseScope = scope
    }

    private var failure: CKError { CKError(.notAuthenticated) }

    open func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) {
        completionHandler(nil, failure)
    }

    open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, failure)
    }

    open func delete(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) {
        completionHandler(nil, failure)
    }

    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, failure)
    }

    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw failure }

    @discardableResult
    open func save(_ record: CKRecord) async throws -> CKRecord { throw failure }

    @discardableResult
    open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw failure }

    public func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
        desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) {
        throw failure
    }

    open func add(_ operation: CKDatabaseOperation) {
        operation.fail(failure)
        operation.completionBlock?()
    }

    public func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = 0
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) {
        throw failure
    }

    public func records(
        for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
    ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
        throw failure
    }

    public func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
    ) async throws -> (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
        deleteResults: [CKRecord.ID: Result<Void, any Error>]
    ) {
        throw failure
    }

    public func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true,
        completionHandler:
            @escaping @Sendable (
                Result<
                    (
                        saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
                        deleteResults: [CKRecord.ID: Result<Void, any Error>]
                    ), any Error
                >
            ) -> Void
    ) {
        completionHandler(.failure(failure))
    }

    public func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
        desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0,
        completionHandler:
            @escaping @Sendable (
                Result<
                    (
                        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
                        queryCursor: CKQueryOperation.Cursor?
                    ), any Error
                >
            ) -> Void
    ) {
        completionHandler(.failure(failure))
    }

    open func save(
        _ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
    ) {
        completionHandler(nil, failure)
    }

    @discardableResult
    open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw failure }

    open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
        completionHandler(nil, failure)
    }
    open func allRecordZones() async throws -> [CKRecordZone] { throw failure }

    open func fetch(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
    ) {
        completionHandler(nil, failure)
    }
    open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw failure }

    open func delete(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
    ) {
        completionHandler(nil, failure)
    }
    @discardableResult
    open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID { throw failure }

    open func save(
        _ subscription: CKSubscription,
        completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) {
        completionHandler(nil, failure)
    }
    @discardableResult
    open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw failure }

    open func fetch(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) {
        completionHandler(nil, failure)
    }
    open func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription { throw failure }

    open func fetchAllSubscriptions(
        completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, failure)
    }
    open func allSubscriptions() async throws -> [CKSubscription] { throw failure }

    open func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) {
        completionHandler(nil, failure)
    }
    @discardableResult
    open func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
        throw failure
    }
}

extension CKError {
    public var retryAfterSeconds: Double? { nil }
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
    public var serverRecord: CKRecord? { nil }
    public var clientRecord: CKRecord? { nil }
}
