public import Foundation
public import FoundationCompat

public typealias dispatch_data_t = DispatchData
public typealias __DispatchData = DispatchData
public typealias dispatch_queue_t = DispatchQueue

/// What Security's objects of the C interface have in common.
public class OS_sec_object: @unchecked Sendable {
    init() {}
}

public typealias sec_object_t = OS_sec_object

/// A certificate, as handshakes give it.
public final class OS_sec_certificate: OS_sec_object, @unchecked Sendable {
    let certificate: SecCertificate

    init(_ certificate: SecCertificate) {
        self.certificate = certificate
    }
}

public typealias sec_certificate_t = OS_sec_certificate

public func sec_certificate_create(_ certificate: SecCertificate) -> sec_certificate_t? {
    OS_sec_certificate(certificate)
}

public func sec_certificate_copy_ref(_ certificate: sec_certificate_t) -> Unmanaged<SecCertificate> {
    .passRetained(certificate.certificate)
}

/// A certificate with its key.
public final class OS_sec_identity: OS_sec_object, @unchecked Sendable {
    let identity: SecIdentity
    let certificates: [SecCertificate]

    init(_ identity: SecIdentity, certificates: [SecCertificate]) {
        self.identity = identity
        self.certificates = certificates
    }
}

public typealias sec_identity_t = OS_sec_identity

public func sec_identity_create(_ identity: SecIdentity) -> sec_identity_t? {
    OS_sec_identity(identity, certificates: [])
}

public func sec_identity_create_with_certificates(_ identity: SecIdentity, _ certificates: CFArray) -> sec_identity_t? {
    OS_sec_identity(identity, certificates: certificates.compactMap { $0 as? SecCertificate })
}

public func sec_identity_copy_ref(_ identity: sec_identity_t) -> Unmanaged<SecIdentity>? {
    .passRetained(identity.identity)
}

public func sec_identity_copy_certificates_ref(_ identity: sec_identity_t) -> Unmanaged<CFArray>? {
    .passRetained(NSArray(array: identity.certificates))
}

@discardableResult
public func sec_identity_access_certificates(_ identity: sec_identity_t, _ handler: (sec_certificate_t) -> Void) -> Bool
{
    identity.certificates.forEach { handler(OS_sec_certificate($0)) }
    return !identity.certificates.isEmpty
}

/// The certificates that the other side has shown.
public final class OS_sec_trust: OS_sec_object, @unchecked Sendable {
    let trust: SecTrust

    init(_ trust: SecTrust) {
        self.trust = trust
    }
}

public typealias sec_trust_t = OS_sec_trust

public func sec_trust_create(_ trust: SecTrust) -> sec_trust_t? { OS_sec_trust(trust) }

public func sec_trust_copy_ref(_ trust: sec_trust_t) -> Unmanaged<SecTrust> { .passRetained(trust.trust) }

/// A version of TLS, or of its form for datagrams.
public enum tls_protocol_version_t: UInt16, Sendable {
    case TLSv10 = 0x0301
    case TLSv11 = 0x0302
    case TLSv12 = 0x0303
    case TLSv13 = 0x0304
    case DTLSv10 = 0xFEFF
    case DTLSv12 = 0xFEFD
}

/// Secure Transport's older numbers of the same versions.
public enum SSLProtocol: Int32, Sendable {
    case sslProtocolUnknown = 0
    case sslProtocol3 = 2
    case tlsProtocol1 = 4
    case tlsProtocol11 = 7
    case tlsProtocol12 = 8
    case dtlsProtocol1 = 9
    case tlsProtocol13 = 10
    case dtlsProtocol12 = 11

    var version: tls_protocol_version_t? {
        switch self {
        case .tlsProtocol1: .TLSv10
        case .tlsProtocol11: .TLSv11
        case .tlsProtocol12: .TLSv12
        case .tlsProtocol13: .TLSv13
        case .dtlsProtocol1: .DTLSv10
        case .dtlsProtocol12: .DTLSv12
        case .sslProtocolUnknown, .sslProtocol3: nil
        }
    }
}

/// A set of algorithms, by IANA's number.
public enum tls_ciphersuite_t: UInt16, Sendable {
    case RSA_WITH_3DES_EDE_CBC_SHA = 0x000A
    case RSA_WITH_AES_128_CBC_SHA = 0x002F
    case RSA_WITH_AES_256_CBC_SHA = 0x0035
    case RSA_WITH_AES_128_GCM_SHA256 = 0x009C
    case RSA_WITH_AES_256_GCM_SHA384 = 0x009D
    case RSA_WITH_AES_128_CBC_SHA256 = 0x003C
    case RSA_WITH_AES_256_CBC_SHA256 = 0x003D
    case ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA = 0xC008
    case ECDHE_ECDSA_WITH_AES_128_CBC_SHA = 0xC009
    case ECDHE_ECDSA_WITH_AES_256_CBC_SHA = 0xC00A
    case ECDHE_RSA_WITH_3DES_EDE_CBC_SHA = 0xC012
    case ECDHE_RSA_WITH_AES_128_CBC_SHA = 0xC013
    case ECDHE_RSA_WITH_AES_256_CBC_SHA = 0xC014
    case ECDHE_ECDSA_WITH_AES_128_CBC_SHA256 = 0xC023
    case ECDHE_ECDSA_WITH_AES_256_CBC_SHA384 = 0xC024
    case ECDHE_RSA_WITH_AES_128_CBC_SHA256 = 0xC027
    case ECDHE_RSA_WITH_AES_256_CBC_SHA384 = 0xC028
    case ECDHE_ECDSA_WITH_AES_128_GCM_SHA256 = 0xC02B
    case ECDHE_ECDSA_WITH_AES_256_GCM_SHA384 = 0xC02C
    case ECDHE_RSA_WITH_AES_128_GCM_SHA256 = 0xC02F
    case ECDHE_RSA_WITH_AES_256_GCM_SHA384 = 0xC030
    case ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256 = 0xCCA8
    case ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256 = 0xCCA9
    case PSK_WITH_AES_128_GCM_SHA256 = 0x00A8
    case PSK_WITH_AES_256_GCM_SHA384 = 0x00A9
    case AES_128_GCM_SHA256 = 0x1301
    case AES_256_GCM_SHA384 = 0x1302
    case CHACHA20_POLY1305_SHA256 = 0x1303
}

public typealias SSLCipherSuite = UInt16

public var TLS_PSK_WITH_AES_128_GCM_SHA256: SSLCipherSuite { 0x00A8 }
public var TLS_PSK_WITH_AES_256_GCM_SHA384: SSLCipherSuite { 0x00A9 }
public var TLS_AES_128_GCM_SHA256: SSLCipherSuite { 0x1301 }
public var TLS_AES_256_GCM_SHA384: SSLCipherSuite { 0x1302 }
public var TLS_CHACHA20_POLY1305_SHA256: SSLCipherSuite { 0x1303 }

/// A choice of sets of algorithms.
public enum tls_ciphersuite_group_t: UInt16, Sendable {
    case `default`, compatibility, legacy, ats, ats_compatibility
}

public typealias sec_protocol_verify_complete_t = (Bool) -> Void
public typealias sec_protocol_verify_t = (
    sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t
) -> Void
public typealias sec_protocol_challenge_complete_t = (sec_identity_t?) -> Void
public typealias sec_protocol_challenge_t = (
    sec_protocol_metadata_t, @escaping sec_protocol_challenge_complete_t
) -> Void
public typealias sec_protocol_key_update_complete_t = () -> Void
public typealias sec_protocol_key_update_t = (
    sec_protocol_metadata_t, @escaping sec_protocol_key_update_complete_t
) -> Void
public typealias sec_protocol_pre_shared_key_selection_complete_t = (dispatch_data_t?) -> Void
public typealias sec_protocol_pre_shared_key_selection_t = (
    sec_protocol_metadata_t, dispatch_data_t?, @escaping sec_protocol_pre_shared_key_selection_complete_t
) -> Void
