public import Foundation

public protocol CKRecordValue {}
public protocol CKRecordValueProtocol: CKRecordValue {}
public typealias __CKRecordObjCValue = CKRecordValue

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValue, CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValue {}
extension NSNumber: CKRecordValue {}
extension NSDate: CKRecordValue {}
extension NSData: CKRecordValue {}

/// A record of iCloud's database.
open class CKRecord: NSObject, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String

    public enum SystemType {
        public static let userRecord = "Users"
        public static let share = "cloudkit.share"
    }

    open class ID: NSObject, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID

        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            self.recordName = recordName
            self.zoneID = zoneID
        }
    }

    open class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
        public enum Action: UInt, Sendable {
            case none, deleteSelf
        }

        public let recordID: CKRecord.ID
        public let action: Action

        public init(recordID: CKRecord.ID, action: Action) {
            self.recordID = recordID
            self.action = action
        }

        public convenience init(record: CKRecord, action: Action) {
            self.init(recordID: record.recordID, action: action)
        }
    }

    public let recordType: RecordType
    public let recordID: CKRecord.ID
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var recordChangeTag: String? { nil }
    private var values: [FieldKey: Any] = [:]

    public init(recordType: RecordType, recordID: CKRecord.ID = CKRecord.ID()) {
        self.recordType = recordType
        self.recordID = recordID
    }

    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: CKRecord.ID(zoneID: zoneID))
    }

    open subscript(key: FieldKey) -> (any CKRecordValue)? {
        get { values[key] as? any CKRecordValue }
        set { values[key] = newValue }
    }

    open subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
        get { values[key] as? Value }
        set { values[key] = newValue }
    }

    open func object(forKey key: FieldKey) -> (any CKRecordValue)? { self[key] }
    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func setObject(_ object: (any CKRecordValue)?, forKey key: FieldKey) { values[key] = object }
    open func allKeys() -> [FieldKey] { Array(values.keys) }
    open func changedKeys() -> [FieldKey] { Array(values.keys) }
}

open class CKRecordZone: NSObject, @unchecked Sendable {
    open class ID: NSObject, @unchecked Sendable {
        public static let defaultZoneName = "_defaultZone"
        public static let `default` = ID(zoneName: defaultZoneName)
        public let zoneName: String
        public let ownerName: String

        public init(zoneName: String = defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
            self.zoneName = zoneName
            self.ownerName = ownerName
        }
    }

    public let zoneID: ID

    public init(zoneName: String) {
        zoneID = ID(zoneName: zoneName)
    }

    public init(zoneID: ID) {
        self.zoneID = zoneID
    }

    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

public let CKCurrentUserDefaultName = "__defaultOwner__"

/// A file of a record.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    public let fileURL: URL?

    public init(fileURL: URL) {
        self.fileURL = fileURL
    }
}
