public import Foundation

/// Asks iCloud to tell of changes; none come here.
open class CKSubscription: NSObject, @unchecked Sendable {
    public typealias ID = String

    public enum SubscriptionType: Int, Sendable {
        case query = 1
        case recordZone, database
    }

    /// What a notification of changes says.
    open class NotificationInfo: NSObject, @unchecked Sendable {
        open var alertBody: String?
        open var alertLocalizationKey: String?
        open var alertLocalizationArgs: [CKRecord.FieldKey]?
        open var title: String?
        open var titleLocalizationKey: String?
        open var titleLocalizationArgs: [CKRecord.FieldKey]?
        open var subtitle: String?
        open var soundName: String?
        open var category: String?
        open var desiredKeys: [CKRecord.FieldKey]?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
        open var shouldSendMutableContent = false
        open var collapseIDKey: String?

        public override init() {}

        public convenience init(
            alertBody: String? = nil, alertLocalizationKey: String? = nil,
            alertLocalizationArgs: [CKRecord.FieldKey] = [], title: String? = nil,
            titleLocalizationKey: String? = nil, titleLocalizationArgs: [CKRecord.FieldKey] = [],
            subtitle: String? = nil, soundName: String? = nil, desiredKeys: [CKRecord.FieldKey] = [],
            shouldBadge: Bool = false, shouldSendContentAvailable: Bool = false,
            shouldSendMutableContent: Bool = false, category: String? = nil, collapseIDKey: String? = nil
        ) {
            self.init()
            self.alertBody = alertBody
            self.title = title
            self.subtitle = subtitle
            self.soundName = soundName
            self.desiredKeys = desiredKeys
            self.shouldBadge = shouldBadge
            self.shouldSendContentAvailable = shouldSendContentAvailable
            self.shouldSendMutableContent = shouldSendMutableContent
            self.category = category
            self.collapseIDKey = collapseIDKey
        }
    }

    public let subscriptionID: ID
    open var subscriptionType: SubscriptionType { .database }
    open var notificationInfo: NotificationInfo?

    init(_ subscriptionID: ID) {
        self.subscriptionID = subscriptionID
    }
}

open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// Which changes are told of.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        public static let firesOnce = Options(rawValue: 8)
    }

    public let recordType: CKRecord.RecordType?
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options
    open var zoneID: CKRecordZone.ID?
    open override var subscriptionType: SubscriptionType { .query }

    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString,
        options querySubscriptionOptions: Options = []
    ) {
        self.recordType = recordType
        self.predicate = predicate
        self.querySubscriptionOptions = querySubscriptionOptions
        super.init(subscriptionID)
    }
}

open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    public let zoneID: CKRecordZone.ID
    open var recordType: CKRecord.RecordType?
    open override var subscriptionType: SubscriptionType { .recordZone }

    public init(zoneID: CKRecordZone.ID, subscriptionID: ID = UUID().uuidString) {
        self.zoneID = zoneID
        super.init(subscriptionID)
    }
}

open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    open var recordType: CKRecord.RecordType?

    public init() {
        super.init(UUID().uuidString)
    }

    public init(subscriptionID: ID) {
        super.init(subscriptionID)
    }
}

/// What a push notification of iCloud says.
open class CKNotification: NSObject, @unchecked Sendable {
    public enum NotificationType: Int, Sendable {
        case query = 1
        case recordZone, readNotification, database
    }

    open class ID: NSObject, @unchecked Sendable {}

    open var notificationType: NotificationType { .database }
    open var notificationID: ID? { nil }
    open var containerIdentifier: String? { nil }
    open var subscriptionID: CKSubscription.ID? { nil }
    open var subscriptionOwnerUserRecordID: CKRecord.ID? { nil }
    open var alertBody: String? { nil }
    open var title: String? { nil }
    open var isPruned: Bool { false }

    /// Nil: nothing was pushed by iCloud.
    public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { nil }
}

open class CKQueryNotification: CKNotification, @unchecked Sendable {
    public enum Reason: Int, Sendable {
        case recordCreated = 1
        case recordUpdated, recordDeleted
    }

    open var queryNotificationReason: Reason { .recordUpdated }
    open var recordFields: [String: Any]? { nil }
    open var recordID: CKRecord.ID? { nil }
    open var databaseScope: CKDatabase.Scope { .private }
}

open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
    open var recordZoneID: CKRecordZone.ID? { nil }
    open var databaseScope: CKDatabase.Scope { .private }
}

open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
    open var databaseScope: CKDatabase.Scope { .private }
}
