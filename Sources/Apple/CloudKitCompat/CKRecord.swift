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

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return other.recordName == recordName && other.zoneID == zoneID
        }
        open override var hash: Int { recordName.hashValue }
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
    open var creatorUserRecordID: CKRecord.ID? { nil }
    open var lastModifiedUserRecordID: CKRecord.ID? { nil }
    open var parent: Reference?
    open var share: Reference? { nil }
    open lazy var encryptedValues = CKRecordKeyValueSetting(self)
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
    open func setParent(_ parentRecord: CKRecord?) {
        parent = parentRecord.map { Reference(record: $0, action: .none) }
    }
    open func setParent(_ parentRecordID: CKRecord.ID?) {
        parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
    }
    open func allTokens() -> [String] { values.values.compactMap { $0 as? String } }

    /// Writes nothing: a record that was never saved has no fields of the system.
    open func encodeSystemFields(with coder: NSCoder) {}

    /// Nil: no record was ever saved.
    public init?(coder: NSCoder) { nil }

    open func changedKeys() -> [FieldKey] { Array(values.keys) }
}

/// The values of a record that are kept encrypted.
open class CKRecordKeyValueSetting: NSObject, @unchecked Sendable {
    private unowned let record: CKRecord

    init(_ record: CKRecord) {
        self.record = record
    }

    open subscript(key: CKRecord.FieldKey) -> (any CKRecordValue)? {
        get { record[key] }
        set { record[key] = newValue }
    }

    open subscript<Value: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> Value? {
        get { record[key] }
        set { record[key] = newValue }
    }

    open func allKeys() -> [CKRecord.FieldKey] { record.allKeys() }
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

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return other.zoneName == zoneName && other.ownerName == ownerName
        }
        open override var hash: Int { zoneName.hashValue }
    }

    /// What a zone can do.
    public struct Capabilities: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let fetchChanges = Capabilities(rawValue: 1)
        public static let atomic = Capabilities(rawValue: 2)
        public static let sharing = Capabilities(rawValue: 4)
        public static let zoneWideSharing = Capabilities(rawValue: 8)
    }

    public let zoneID: ID
    open var capabilities: Capabilities { [] }
    open var share: CKRecord.Reference? { nil }

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
