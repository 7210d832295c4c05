public import Foundation
import FoundationCompat

/// Why there is no private network.
public struct NEVPNError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = NEVPNError
        case configurationInvalid = 1
        case configurationDisabled = 2
        case connectionFailed = 3
        case configurationStale = 4
        case configurationReadWriteFailed = 5
        case configurationUnknown = 6
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var _nsErrorDomain: String { "NEVPNErrorDomain" }
    public static var errorDomain: String { "NEVPNErrorDomain" }

    public static var configurationInvalid: Code { .configurationInvalid }
    public static var configurationDisabled: Code { .configurationDisabled }
    public static var connectionFailed: Code { .connectionFailed }
    public static var configurationStale: Code { .configurationStale }
    public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
    public static var configurationUnknown: Code { .configurationUnknown }
}

public enum NEVPNStatus: Int, Sendable {
    case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

/// A private network that is connected to; it never is.
open class NEVPNConnection: NSObject, @unchecked Sendable {
    open var status: NEVPNStatus { .invalid }
    open var connectedDate: Date? { nil }
    open var manager: NEVPNManager { .shared() }
    open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
    open func startVPNTunnel(options: [String: NSObject]? = nil) throws { throw NEVPNError(.configurationInvalid) }
    open func stopVPNTunnel() {}
    open func fetchLastDisconnectError(completionHandler handler: @escaping ((any Error)?) -> Void) {
        handler(NEVPNError(.configurationInvalid))
    }
}

open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
    open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError(.configurationInvalid) }
    open func stopTunnel() {}
    open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
        throw NEVPNError(.configurationInvalid)
    }
}

/// How a private network is spoken to.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
    open var serverAddress: String?
    open var username: String?
    open var passwordReference: Data?
    open var identityReference: Data?
    open var identityData: Data?
    open var identityDataPassword: String?
    open var disconnectOnSleep = false
    open var proxySettings: NEProxySettings?
    open var includeAllNetworks = false
    open var excludeLocalNetworks = false
    open var excludeCellularServices = false
    open var excludeAPNs = false
    open var enforceRoutes = false
}

open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
    open var providerConfiguration: [String: Any]?
    open var providerBundleIdentifier: String?
}

public enum NEVPNIKEAuthenticationMethod: Int, Sendable {
    case none, certificate, sharedSecret
}

open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
    open var authenticationMethod = NEVPNIKEAuthenticationMethod.none
    open var useExtendedAuthentication = false
    open var sharedSecretReference: Data?
    open var localIdentifier: String?
    open var remoteIdentifier: String?
}

open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {
    open var serverCertificateIssuerCommonName: String?
    open var serverCertificateCommonName: String?
    open var disableMOBIKE = false
    open var disableRedirect = false
    open var enablePFS = false
    open var enableRevocationCheck = false
    open var strictRevocationCheck = false
    open var mtu = 1280
}

open class NEProxyServer: NSObject, @unchecked Sendable {
    public let address: String
    public let port: Int
    open var authenticationRequired = false
    open var username: String?
    open var password: String?

    public init(address: String, port: Int) {
        self.address = address
        self.port = port
    }
}

open class NEProxySettings: NSObject, @unchecked Sendable {
    open var autoProxyConfigurationEnabled = false
    open var proxyAutoConfigurationURL: URL?
    open var proxyAutoConfigurationJavaScript: String?
    open var httpEnabled = false
    open var httpServer: NEProxyServer?
    open var httpsEnabled = false
    open var httpsServer: NEProxyServer?
    open var excludeSimpleHostnames = false
    open var exceptionList: [String]?
    open var matchDomains: [String]?
}

public enum NEOnDemandRuleAction: Int, Sendable {
    case connect = 1
    case disconnect, evaluateConnection, ignore
}

public enum NEOnDemandRuleInterfaceType: Int, Sendable {
    case any = 0
    case wiFi = 2
    case cellular = 3
}

/// When a private network is connected to by itself.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
    open var action: NEOnDemandRuleAction { .ignore }
    open var dnsSearchDomainMatch: [String]?
    open var dnsServerAddressMatch: [String]?
    open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
    open var ssidMatch: [String]?
    open var probeURL: URL?
}

open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {
    open override var action: NEOnDemandRuleAction { .connect }
}

open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {
    open override var action: NEOnDemandRuleAction { .disconnect }
}

open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {}

/// A device's private networks, of which there are none.
open class NEVPNManager: NSObject, @unchecked Sendable {
    private static let one = NEVPNManager()
    open class func shared() -> NEVPNManager { one }

    open var protocolConfiguration: NEVPNProtocol?
    open var connection: NEVPNConnection { NEVPNConnection() }
    open var localizedDescription: String?
    open var isEnabled = false
    open var isOnDemandEnabled = false
    open var onDemandRules: [NEOnDemandRule]?

    open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NEVPNError(.configurationReadWriteFailed))
    }
    open func loadFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(NEVPNError(.configurationReadWriteFailed))
    }
    open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(NEVPNError(.configurationReadWriteFailed))
    }
    open func removeFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
}

open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    open override var connection: NEVPNConnection { NETunnelProviderSession() }
    /// None, as on a phone on which the app has saved no configuration.
    open class func loadAllFromPreferences(
        completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
    ) {
        Unavailable.note("the device's VPN configurations")
        completionHandler([], nil)
    }
    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] {
        Unavailable.note("the device's VPN configurations")
        return []
    }
}

extension NSNotification.Name {
    public static let NEVPNStatusDidChange = Notification.Name("com.apple.networkextension.statuschange")
    public static let NEVPNConfigurationChange = Notification.Name("com.apple.networkextension.changed")
}
