public import Foundation

/// A device that is plugged in, of which there are none.
open class EAAccessory: NSObject, @unchecked Sendable {
    open weak var delegate: (any EAAccessoryDelegate)?
    open var isConnected: Bool { false }
    open var connectionID: Int { 0 }
    open var manufacturer: String { "" }
    open var name: String { "" }
    open var modelNumber: String { "" }
    open var serialNumber: String { "" }
    open var firmwareRevision: String { "" }
    open var hardwareRevision: String { "" }
    open var dockType: String { "" }
    open var protocolStrings: [String] { [] }
}

public protocol EAAccessoryDelegate: NSObjectProtocol {
    func accessoryDidDisconnect(_ accessory: EAAccessory)
}

extension EAAccessoryDelegate {
    public func accessoryDidDisconnect(_ accessory: EAAccessory) {}
}

open class EASession: NSObject, @unchecked Sendable {
    public let accessory: EAAccessory?
    public let protocolString: String?
    open var inputStream: InputStream? { nil }
    open var outputStream: OutputStream? { nil }

    /// Nil: nothing is plugged in.
    public init?(accessory: EAAccessory, forProtocol protocolString: String) { return nil }
}

/// Why no accessory was chosen.
public struct EABluetoothAccessoryPickerError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = EABluetoothAccessoryPickerError
        case alreadyConnected = 0
        case resultNotFound = 1
        case resultCancelled = 2
        case resultFailed = 3
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var _nsErrorDomain: String { "EABluetoothAccessoryPickerErrorDomain" }
    public static var errorDomain: String { "EABluetoothAccessoryPickerErrorDomain" }

    public static var alreadyConnected: Code { .alreadyConnected }
    public static var resultNotFound: Code { .resultNotFound }
    public static var resultCancelled: Code { .resultCancelled }
    public static var resultFailed: Code { .resultFailed }
}

open class EAAccessoryManager: NSObject, @unchecked Sendable {
    private static let one = EAAccessoryManager()
    open class func shared() -> EAAccessoryManager { one }
    open var connectedAccessories: [EAAccessory] { [] }
    open func registerForLocalNotifications() {}
    open func unregisterForLocalNotifications() {}
    open func showBluetoothAccessoryPicker(
        withNameFilter predicate: NSPredicate?, completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(EABluetoothAccessoryPickerError(.resultNotFound))
    }
}

public let EAAccessoryKey = "EAAccessoryKey"
public let EAAccessorySelectedKey = "EAAccessorySelectedKey"

extension NSNotification.Name {
    public static let EAAccessoryDidConnect = Notification.Name("EAAccessoryDidConnectNotification")
    public static let EAAccessoryDidDisconnect = Notification.Name("EAAccessoryDidDisconnectNotification")
}
