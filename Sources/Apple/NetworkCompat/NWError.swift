public import FoundationCompat
public import Foundation
import Glibc

/// A code of DNS and Bonjour, one of `kDNSServiceErr_…`.
public typealias DNSServiceErrorType = Int32

/// Why a connection, a listener or a browser does not work.
public enum NWError: Error, Hashable, CustomDebugStringConvertible, LocalizedError, CustomNSError, Sendable {
    case posix(POSIXErrorCode)
    case dns(DNSServiceErrorType)
    case tls(OSStatus)
    case wifiAware(Int32)

    /// The error of a call to the system.
    init(errno code: Int32) {
        self = .posix(POSIXErrorCode(rawValue: code) ?? .EIO)
    }

    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(explanation)"
        case .dns(let code), .tls(let code), .wifiAware(let code): "\(code): \(explanation)"
        }
    }

    public var errorDescription: String? {
        "The operation couldn’t be completed. (\(Self.errorDomain) error \(errorCode) - \(explanation))"
    }

    public static var errorDomain: String { "Network.NWError" }

    public var errorCode: Int {
        switch self {
        case .posix(let code): Int(code.rawValue)
        case .dns(let code), .tls(let code), .wifiAware(let code): Int(code)
        }
    }

    private var explanation: String {
        switch self {
        case .posix(let code): String(cString: strerror(code.rawValue))
        case .dns(let code): Self.names[code] ?? "Unknown"
        case .tls(let code): Self.names[code] ?? "TLS error"
        case .wifiAware: "Wi-Fi Aware is not available here"
        }
    }

    private static let names: [Int32: String] = [
        -65537: "Unknown", -65538: "NoSuchName", -65539: "NoMemory", -65540: "BadParam", -65541: "BadReference",
        -65542: "BadState", -65543: "BadFlags", -65544: "Unsupported", -65545: "NotInitialized",
        -65547: "AlreadyRegistered", -65548: "NameConflict", -65549: "Invalid", -65550: "Firewall",
        -65551: "Incompatible", -65552: "BadInterfaceIndex", -65553: "Refused", -65554: "NoSuchRecord",
        -65555: "NoAuth", -65556: "NoSuchKey", -65563: "ServiceNotRunning", -65568: "Timeout",
        -65569: "DefunctConnection", -65570: "PolicyDenied", -65571: "NotPermitted",
        errSSLProtocol: "TLS protocol error", errSSLClosedAbort: "connection closed via error",
        errSSLXCertChainInvalid: "invalid certificate chain", errSSLBadCert: "bad certificate format",
        errSSLUnknownRootCert: "unknown root certificate", errSSLCertExpired: "certificate expired",
        errSSLInternal: "internal error: this TLS is not available here",
        errSSLClosedGraceful: "connection closed gracefully",
        errSSLPeerHandshakeFail: "handshake failure", errSSLPeerProtocolVersion: "peer protocol version",
        errSSLHostNameMismatch: "hostname mismatch", errSSLUnexpectedRecord: "unexpected record",
    ]
}

public var kDNSServiceErr_NoError: Int { 0 }
public var kDNSServiceErr_Unknown: Int { -65537 }
public var kDNSServiceErr_NoSuchName: Int { -65538 }
public var kDNSServiceErr_NoMemory: Int { -65539 }
public var kDNSServiceErr_BadParam: Int { -65540 }
public var kDNSServiceErr_BadReference: Int { -65541 }
public var kDNSServiceErr_BadState: Int { -65542 }
public var kDNSServiceErr_BadFlags: Int { -65543 }
public var kDNSServiceErr_Unsupported: Int { -65544 }
public var kDNSServiceErr_NotInitialized: Int { -65545 }
public var kDNSServiceErr_AlreadyRegistered: Int { -65547 }
public var kDNSServiceErr_NameConflict: Int { -65548 }
public var kDNSServiceErr_Invalid: Int { -65549 }
public var kDNSServiceErr_Firewall: Int { -65550 }
public var kDNSServiceErr_Incompatible: Int { -65551 }
public var kDNSServiceErr_BadInterfaceIndex: Int { -65552 }
public var kDNSServiceErr_Refused: Int { -65553 }
public var kDNSServiceErr_NoSuchRecord: Int { -65554 }
public var kDNSServiceErr_NoAuth: Int { -65555 }
public var kDNSServiceErr_NoSuchKey: Int { -65556 }
public var kDNSServiceErr_NATTraversal: Int { -65557 }
public var kDNSServiceErr_DoubleNAT: Int { -65558 }
public var kDNSServiceErr_BadTime: Int { -65559 }
public var kDNSServiceErr_BadSig: Int { -65560 }
public var kDNSServiceErr_BadKey: Int { -65561 }
public var kDNSServiceErr_Transient: Int { -65562 }
public var kDNSServiceErr_ServiceNotRunning: Int { -65563 }
public var kDNSServiceErr_NATPortMappingUnsupported: Int { -65564 }
public var kDNSServiceErr_NATPortMappingDisabled: Int { -65565 }
public var kDNSServiceErr_NoRouter: Int { -65566 }
public var kDNSServiceErr_PollingMode: Int { -65567 }
public var kDNSServiceErr_Timeout: Int { -65568 }
public var kDNSServiceErr_DefunctConnection: Int { -65569 }
public var kDNSServiceErr_PolicyDenied: Int { -65570 }
public var kDNSServiceErr_NotPermitted: Int { -65571 }

/// Errors of a TLS handshake, as Secure Transport numbers them.
public var errSSLProtocol: OSStatus { -9800 }
public var errSSLNegotiation: OSStatus { -9801 }
public var errSSLFatalAlert: OSStatus { -9802 }
public var errSSLWouldBlock: OSStatus { -9803 }
public var errSSLSessionNotFound: OSStatus { -9804 }
public var errSSLClosedGraceful: OSStatus { -9805 }
public var errSSLClosedAbort: OSStatus { -9806 }
public var errSSLXCertChainInvalid: OSStatus { -9807 }
public var errSSLBadCert: OSStatus { -9808 }
public var errSSLCrypto: OSStatus { -9809 }
public var errSSLInternal: OSStatus { -9810 }
public var errSSLUnknownRootCert: OSStatus { -9812 }
public var errSSLNoRootCert: OSStatus { -9813 }
public var errSSLCertExpired: OSStatus { -9814 }
public var errSSLCertNotYetValid: OSStatus { -9815 }
public var errSSLClosedNoNotify: OSStatus { -9816 }
public var errSSLPeerCertUnknown: OSStatus { -9829 }
public var errSSLPeerProtocolVersion: OSStatus { -9836 }
public var errSSLPeerHandshakeFail: OSStatus { -9824 }
public var errSSLHostNameMismatch: OSStatus { -9843 }
public var errSSLUnexpectedRecord: OSStatus { -9849 }
