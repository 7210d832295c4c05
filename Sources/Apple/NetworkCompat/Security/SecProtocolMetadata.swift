public import Foundation
import FoundationCompat

/// What a handshake of TLS has agreed on.
public final class OS_sec_protocol_metadata: OS_sec_object, @unchecked Sendable {
    var negotiatedProtocol: String?
    var serverName: String?
    var version = tls_protocol_version_t.TLSv12
    var cipherSuite = tls_ciphersuite_t.AES_128_GCM_SHA256
    var peerCertificates: [SecCertificate] = []

    /// The texts that C's functions give pointers to, for as long as this lives.
    private var texts: [String: UnsafeMutablePointer<CChar>] = [:]

    deinit { texts.values.forEach { free($0) } }

    fileprivate func pointer(to text: String?) -> UnsafePointer<CChar>? {
        guard let text else { return nil }
        let copy = texts[text] ?? strdup(text)
        texts[text] = copy
        return copy.map { UnsafePointer($0) }
    }
}

public typealias sec_protocol_metadata_t = OS_sec_protocol_metadata

public func sec_protocol_metadata_get_negotiated_protocol(_ metadata: sec_protocol_metadata_t) -> UnsafePointer<CChar>?
{
    metadata.pointer(to: metadata.negotiatedProtocol)
}

public func sec_protocol_metadata_get_server_name(_ metadata: sec_protocol_metadata_t) -> UnsafePointer<CChar>? {
    metadata.pointer(to: metadata.serverName)
}

public func sec_protocol_metadata_get_negotiated_tls_protocol_version(
    _ metadata: sec_protocol_metadata_t
) -> tls_protocol_version_t {
    metadata.version
}

public func sec_protocol_metadata_get_negotiated_tls_ciphersuite(
    _ metadata: sec_protocol_metadata_t
) -> tls_ciphersuite_t {
    metadata.cipherSuite
}

public func sec_protocol_metadata_get_negotiated_ciphersuite(_ metadata: sec_protocol_metadata_t) -> SSLCipherSuite {
    metadata.cipherSuite.rawValue
}

public func sec_protocol_metadata_get_early_data_accepted(_ metadata: sec_protocol_metadata_t) -> Bool { false }

@discardableResult
public func sec_protocol_metadata_access_peer_certificate_chain(
    _ metadata: sec_protocol_metadata_t, _ handler: (sec_certificate_t) -> Void
) -> Bool {
    metadata.peerCertificates.forEach { handler(OS_sec_certificate($0)) }
    return !metadata.peerCertificates.isEmpty
}

/// The library does not tell these.
public func sec_protocol_metadata_copy_peer_public_key(_ metadata: sec_protocol_metadata_t) -> dispatch_data_t? { nil }
public func sec_protocol_metadata_access_distinguished_names(
    _ metadata: sec_protocol_metadata_t, _ handler: (dispatch_data_t) -> Void
) -> Bool { false }
public func sec_protocol_metadata_access_ocsp_response(
    _ metadata: sec_protocol_metadata_t, _ handler: (dispatch_data_t) -> Void
) -> Bool { false }
public func sec_protocol_metadata_access_supported_signature_algorithms(
    _ metadata: sec_protocol_metadata_t, _ handler: (UInt16) -> Void
) -> Bool { false }
public func sec_protocol_metadata_access_pre_shared_keys(
    _ metadata: sec_protocol_metadata_t, _ handler: (dispatch_data_t, dispatch_data_t) -> Void
) -> Bool { false }
public func sec_protocol_metadata_create_secret(
    _ metadata: sec_protocol_metadata_t, _ label_len: Int, _ label: UnsafePointer<CChar>, _ exporter_length: Int
) -> dispatch_data_t? { nil }
public func sec_protocol_metadata_create_secret_with_context(
    _ metadata: sec_protocol_metadata_t, _ label_len: Int, _ label: UnsafePointer<CChar>, _ context_len: Int,
    _ context: UnsafePointer<UInt8>, _ exporter_length: Int
) -> dispatch_data_t? { nil }

public func sec_protocol_metadata_peers_are_equal(
    _ first: sec_protocol_metadata_t, _ second: sec_protocol_metadata_t
) -> Bool {
    first.serverName == second.serverName && first.peerCertificates.elementsEqual(second.peerCertificates, by: ===)
}

public func sec_protocol_metadata_challenge_parameters_are_equal(
    _ first: sec_protocol_metadata_t, _ second: sec_protocol_metadata_t
) -> Bool {
    first === second
}
