public import Foundation

/// Why no network was joined.
public struct NEHotspotConfigurationError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = NEHotspotConfigurationError
        case invalid = 0
        case invalidSSID = 1
        case invalidWPAPassphrase = 2
        case invalidWEPPassphrase = 3
        case invalidEAPSettings = 4
        case invalidHS20Settings = 5
        case invalidHS20DomainName = 6
        case userDenied = 7
        case `internal` = 8
        case pending = 9
        case systemConfiguration = 10
        case unknown = 11
        case joinOnceNotSupported = 12
        case alreadyAssociated = 13
        case applicationIsNotInForeground = 14
        case invalidSSIDPrefix = 15
        case userUnauthorized = 16
        case systemDenied = 17
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var _nsErrorDomain: String { "NEHotspotConfigurationErrorDomain" }
    public static var errorDomain: String { "NEHotspotConfigurationErrorDomain" }

    public static var invalid: Code { .invalid }
    public static var invalidSSID: Code { .invalidSSID }
    public static var invalidWPAPassphrase: Code { .invalidWPAPassphrase }
    public static var invalidWEPPassphrase: Code { .invalidWEPPassphrase }
    public static var invalidEAPSettings: Code { .invalidEAPSettings }
    public static var invalidHS20Settings: Code { .invalidHS20Settings }
    public static var invalidHS20DomainName: Code { .invalidHS20DomainName }
    public static var userDenied: Code { .userDenied }
    public static var `internal`: Code { .internal }
    public static var pending: Code { .pending }
    public static var systemConfiguration: Code { .systemConfiguration }
    public static var unknown: Code { .unknown }
    public static var joinOnceNotSupported: Code { .joinOnceNotSupported }
    public static var alreadyAssociated: Code { .alreadyAssociated }
    public static var applicationIsNotInForeground: Code { .applicationIsNotInForeground }
    public static var invalidSSIDPrefix: Code { .invalidSSIDPrefix }
    public static var userUnauthorized: Code { .userUnauthorized }
    public static var systemDenied: Code { .systemDenied }
}

public enum NEHotspotNetworkSecurityType: Int, Sendable {
    case open, WEP, personal, enterprise, unknown
}

/// The wireless network that the device is in: none is known.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
    open var ssid: String { "" }
    open var bssid: String { "" }
    open var signalStrength: Double { 0 }
    open var isSecure: Bool { false }
    open var didAutoJoin: Bool { false }
    open var didJustJoin: Bool { false }
    open var isChosenHelper: Bool { false }
    open var securityType: NEHotspotNetworkSecurityType { .unknown }

    open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) { completionHandler(nil) }
    open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}

/// A wireless network to be joined.
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
    open var ssid: String
    open var ssidPrefix: String
    open var joinOnce = false
    open var lifeTimeInDays: NSNumber = 0
    open var hidden = false

    public init(ssid: String) { (self.ssid, ssidPrefix) = (ssid, "") }
    public init(ssid: String, passphrase: String, isWEP: Bool) { (self.ssid, ssidPrefix) = (ssid, "") }
    public init(ssidPrefix SSIDPrefix: String) { (ssid, ssidPrefix) = ("", SSIDPrefix) }
    public init(ssidPrefix SSIDPrefix: String, passphrase: String, isWEP: Bool) {
        (ssid, ssidPrefix) = ("", SSIDPrefix)
    }
}

/// Joins wireless networks; here it is denied.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
    private static let one = NEHotspotConfigurationManager()
    open class var shared: NEHotspotConfigurationManager { one }

    open func apply(_ configuration: NEHotspotConfiguration, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(NEHotspotConfigurationError(.systemDenied))
    }
    open func apply(_ configuration: NEHotspotConfiguration) async throws {
        throw NEHotspotConfigurationError(.systemDenied)
    }
    open func removeConfiguration(forSSID SSID: String) {}
    open func getConfiguredSSIDs(completionHandler: @escaping ([String]) -> Void) { completionHandler([]) }
    open func configuredSSIDs() async -> [String] { [] }
}
