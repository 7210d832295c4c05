import Foundation

/// Keeps an app's records and iCloud's alike; with nobody signed in it has nothing to do.
public final class CKSyncEngine: @unchecked Sendable {
    /// What an engine is made with.
    public struct Configuration: @unchecked Sendable {
        public var database: CKDatabase
        public var stateSerialization: State.Serialization?
        public var delegate: any CKSyncEngineDelegate
        public var automaticallySync = true
        public var subscriptionID: CKSubscription.ID?

        public init(
            database: CKDatabase, stateSerialization: State.Serialization?, delegate: any CKSyncEngineDelegate
        ) {
            self.database = database
            self.stateSerialization = stateSerialization
            self.delegate = delegate
        }
    }

    public enum PendingRecordZoneChange: Hashable, @unchecked Sendable {
        case saveRecord(CKRecord.ID)
        case deleteRecord(CKRecord.ID)
    }

    public enum PendingDatabaseChange: Hashable, @unchecked Sendable {
        case saveZone(CKRecordZone)
        case deleteZone(CKRecordZone.ID)
    }

    /// What waits to be sent.
    public final class State: @unchecked Sendable {
        /// The state to be kept.
        public struct Serialization: Codable, Hashable, Sendable {}

        private let lock = NSLock()
        private var recordChanges: [PendingRecordZoneChange] = []
        private var databaseChanges: [PendingDatabaseChange] = []

        public var pendingRecordZoneChanges: [PendingRecordZoneChange] { lock.withLock { recordChanges } }
        public var pendingDatabaseChanges: [PendingDatabaseChange] { lock.withLock { databaseChanges } }
        public var hasPendingUntrackedChanges = false

        public func add(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
            lock.withLock { recordChanges += pendingRecordZoneChanges }
        }
        public func remove(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
            lock.withLock { recordChanges.removeAll(where: pendingRecordZoneChanges.contains) }
        }
        public func add(pendingDatabaseChanges: [PendingDatabaseChange]) {
            lock.withLock { databaseChanges += pendingDatabaseChanges }
        }
        public func remove(pendingDatabaseChanges: [PendingDatabaseChange]) {
            lock.withLock { databaseChanges.removeAll(where: pendingDatabaseChanges.contains) }
        }
    }

    public let state = State()
    public let database: CKDatabase

    public init(_ configuration: Configuration) {
        database = configuration.database
    }

    public func fetchChanges(_ options: FetchChangesOptions = FetchChangesOptions()) async throws {
        throw CKError(.notAuthenticated)
    }
    public func sendChanges(_ options: SendChangesOptions = SendChangesOptions()) async throws {
        throw CKError(.notAuthenticated)
    }
    public func cancelOperations() async {}

    public struct FetchChangesOptions: Sendable {
        public init() {}
    }

    public struct SendChangesOptions: Sendable {
        public init() {}
    }

    public struct FetchChangesContext: Sendable {}

    /// Why changes are sent.
    public struct SendChangesContext: Sendable {
        public let options = Options()

        public struct Options: Sendable {
            public let scope = Scope()
        }

        public struct Scope: Sendable {
            public func contains(_ change: PendingRecordZoneChange) -> Bool { true }
        }
    }

    /// Records to be sent together.
    public struct RecordZoneChangeBatch: @unchecked Sendable {
        public var recordsToSave: [CKRecord]
        public var recordIDsToDelete: [CKRecord.ID]
        public var atomicByZone: Bool

        public init(
            recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [], atomicByZone: Bool = false
        ) {
            self.recordsToSave = recordsToSave
            self.recordIDsToDelete = recordIDsToDelete
            self.atomicByZone = atomicByZone
        }

        public init?(
            pendingChanges: some Sequence<PendingRecordZoneChange>,
            recordProvider: (CKRecord.ID) async -> CKRecord?
        ) async {
            self.init()
            for change in pendingChanges {
                switch change {
                case .saveRecord(let id): if let record = await recordProvider(id) { recordsToSave.append(record) }
                case .deleteRecord(let id): recordIDsToDelete.append(id)
                }
            }
            if recordsToSave.isEmpty, recordIDsToDelete.isEmpty { return nil }
        }
    }

    /// What an engine tells its delegate; none of it happens here.
    public enum Event: @unchecked Sendable {
        public struct StateUpdate: Sendable {
            public let stateSerialization: State.Serialization
        }

        public struct AccountChange: @unchecked Sendable {
            public enum ChangeType: @unchecked Sendable {
                case signIn(currentUser: CKRecord.ID)
                case signOut(previousUser: CKRecord.ID)
                case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
            }

            public let changeType: ChangeType
        }

        public struct FetchedDatabaseChanges: @unchecked Sendable {
            public struct Modification: @unchecked Sendable {
                public let zoneID: CKRecordZone.ID
            }

            public struct Deletion: @unchecked Sendable {
                public enum Reason: Sendable {
                    case deleted, purged, encryptedDataReset
                }

                public let zoneID: CKRecordZone.ID
                public let reason: Reason
            }

            public let modifications: [Modification]
            public let deletions: [Deletion]
        }

        public struct FetchedRecordZoneChanges: @unchecked Sendable {
            public struct Modification: @unchecked Sendable {
                public let record: CKRecord
            }

            public struct Deletion: @unchecked Sendable {
                public let recordID: CKRecord.ID
                public let recordType: CKRecord.RecordType
            }

            public let modifications: [Modification]
            public let deletions: [Deletion]
        }

        public struct SentRecordZoneChanges: @unchecked Sendable {
            public struct FailedRecordSave: @unchecked Sendable {
                public let record: CKRecord
                public let error: CKError
            }

            public let savedRecords: [CKRecord]
            public let failedRecordSaves: [FailedRecordSave]
            public let deletedRecordIDs: [CKRecord.ID]
            public let failedRecordDeletes: [CKRecord.ID: CKError]
        }

        public struct SentDatabaseChanges: @unchecked Sendable {
            public let savedZones: [CKRecordZone]
            public let deletedZoneIDs: [CKRecordZone.ID]
        }

        public struct WillFetchChanges: Sendable {}
        public struct WillFetchRecordZoneChanges: @unchecked Sendable {
            public let zoneID: CKRecordZone.ID
        }
        public struct DidFetchRecordZoneChanges: @unchecked Sendable {
            public let zoneID: CKRecordZone.ID
            public let error: CKError?
        }
        public struct DidFetchChanges: Sendable {}
        public struct WillSendChanges: Sendable {}
        public struct DidSendChanges: Sendable {}

        case stateUpdate(StateUpdate)
        case accountChange(AccountChange)
        case fetchedDatabaseChanges(FetchedDatabaseChanges)
        case fetchedRecordZoneChanges(FetchedRecordZoneChanges)
        case sentDatabaseChanges(SentDatabaseChanges)
        case sentRecordZoneChanges(SentRecordZoneChanges)
        case willFetchChanges(WillFetchChanges)
        case willFetchRecordZoneChanges(WillFetchRecordZoneChanges)
        case didFetchRecordZoneChanges(DidFetchRecordZoneChanges)
        case didFetchChanges(DidFetchChanges)
        case willSendChanges(WillSendChanges)
        case didSendChanges(DidSendChanges)
    }
}

/// Hears of an engine's work.
public protocol CKSyncEngineDelegate: AnyObject, Sendable {
    func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
    func nextRecordZoneChangeBatch(
        _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.RecordZoneChangeBatch?
}
