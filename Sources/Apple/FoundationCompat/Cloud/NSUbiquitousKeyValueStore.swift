public import Foundation

/// iCloud's key-value store, signed out: values last as long as the extension's process.
///
/// - Compatibility: compiles
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    open class var `default`: NSUbiquitousKeyValueStore { shared }
    private static let shared = NSUbiquitousKeyValueStore()

    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private let lock = NSLock()
    /// Guarded by `lock`.
    private var values: [String: Any] = [:]

    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

    open func object(forKey key: String) -> Any? { lock.withLock { values[key] } }

    open func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }

    open func removeObject(forKey key: String) { lock.withLock { values[key] = nil } }

    open func string(forKey key: String) -> String? { object(forKey: key) as? String }
    open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
    open func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
    open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
    open func longLong(forKey key: String) -> Int64 { (object(forKey: key) as? NSNumber)?.int64Value ?? 0 }
    open func double(forKey key: String) -> Double { (object(forKey: key) as? NSNumber)?.doubleValue ?? 0 }
    open func bool(forKey key: String) -> Bool { (object(forKey: key) as? NSNumber)?.boolValue ?? false }

    open func set(_ value: String?, forKey key: String) { set(value as Any?, forKey: key) }
    open func set(_ value: Data?, forKey key: String) { set(value as Any?, forKey: key) }
    open func set(_ value: [Any]?, forKey key: String) { set(value as Any?, forKey: key) }
    open func set(_ value: [String: Any]?, forKey key: String) { set(value as Any?, forKey: key) }
    open func set(_ value: Int64, forKey key: String) { set(NSNumber(value: value) as Any?, forKey: key) }
    /// Apple has none for `Int`, without which Swift 6.3 cannot choose one for a literal.
    public func set(_ value: Int, forKey key: String) { set(Int64(value), forKey: key) }
    open func set(_ value: Double, forKey key: String) { set(NSNumber(value: value) as Any?, forKey: key) }
    open func set(_ value: Bool, forKey key: String) { set(NSNumber(value: value) as Any?, forKey: key) }

    /// False: there is no iCloud to synchronise with.
    @discardableResult
    open func synchronize() -> Bool { false }
}

/// - Compatibility: compiles
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// - Compatibility: compiles
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// - Compatibility: compiles
public let NSUbiquitousKeyValueStoreServerChange = 0
/// - Compatibility: compiles
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// - Compatibility: compiles
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// - Compatibility: compiles
public let NSUbiquitousKeyValueStoreAccountChange = 3
