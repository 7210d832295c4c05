public import Foundation

/// What a handshake of TLS is to agree on.
public final class OS_sec_protocol_options: OS_sec_object, @unchecked Sendable {
    /// A function with the queue that it is called on.
    struct Block<Function> {
        let call: Function
        let queue: DispatchQueue
    }

    var serverName: String?
    var applicationProtocols: [String] = []
    var minimumVersion = tls_protocol_version_t.TLSv12
    var maximumVersion = tls_protocol_version_t.TLSv13
    var cipherSuites: [UInt16] = []
    var requiresPeerAuthentication: Bool?
    var localIdentity: OS_sec_identity?
    var preSharedKeys: [(key: Data, identity: Data)] = []
    var verify: Block<sec_protocol_verify_t>?

    func copy() -> OS_sec_protocol_options {
        let copy = OS_sec_protocol_options()
        copy.serverName = serverName
        copy.applicationProtocols = applicationProtocols
        copy.minimumVersion = minimumVersion
        copy.maximumVersion = maximumVersion
        copy.cipherSuites = cipherSuites
        copy.requiresPeerAuthentication = requiresPeerAuthentication
        copy.localIdentity = localIdentity
        copy.preSharedKeys = preSharedKeys
        copy.verify = verify
        return copy
    }
}

public typealias sec_protocol_options_t = OS_sec_protocol_options

public func sec_protocol_options_are_equal(_ first: sec_protocol_options_t, _ second: sec_protocol_options_t) -> Bool {
    first === second
        || first.serverName == second.serverName && first.applicationProtocols == second.applicationProtocols
            && first.minimumVersion == second.minimumVersion && first.maximumVersion == second.maximumVersion
            && first.cipherSuites == second.cipherSuites
            && first.requiresPeerAuthentication == second.requiresPeerAuthentication
            && first.localIdentity === second.localIdentity
            && first.preSharedKeys.elementsEqual(second.preSharedKeys, by: ==)
            && (first.verify == nil) == (second.verify == nil)
}

public func sec_protocol_options_set_tls_server_name(_ options: sec_protocol_options_t, _ name: UnsafePointer<CChar>) {
    options.serverName = String(cString: name)
}

public func sec_protocol_options_add_tls_application_protocol(
    _ options: sec_protocol_options_t, _ name: UnsafePointer<CChar>
) {
    options.applicationProtocols.append(String(cString: name))
}

public func sec_protocol_options_set_local_identity(_ options: sec_protocol_options_t, _ identity: sec_identity_t) {
    options.localIdentity = identity
}

public func sec_protocol_options_add_pre_shared_key(
    _ options: sec_protocol_options_t, _ psk: dispatch_data_t, _ psk_identity: dispatch_data_t
) {
    options.preSharedKeys.append((Data(psk), Data(psk_identity)))
}

public func sec_protocol_options_set_tls_pre_shared_key_identity_hint(
    _ options: sec_protocol_options_t, _ psk_identity_hint: dispatch_data_t
) {}

public func sec_protocol_options_append_tls_ciphersuite(
    _ options: sec_protocol_options_t, _ ciphersuite: tls_ciphersuite_t
) {
    options.cipherSuites.append(ciphersuite.rawValue)
}

public func sec_protocol_options_add_tls_ciphersuite(_ options: sec_protocol_options_t, _ ciphersuite: SSLCipherSuite) {
    options.cipherSuites.append(ciphersuite)
}

/// The library's own choice is every group's here.
public func sec_protocol_options_append_tls_ciphersuite_group(
    _ options: sec_protocol_options_t, _ group: tls_ciphersuite_group_t
) {}

public func sec_protocol_options_set_min_tls_protocol_version(
    _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) {
    options.minimumVersion = version
}

public func sec_protocol_options_set_max_tls_protocol_version(
    _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) {
    options.maximumVersion = version
}

public func sec_protocol_options_set_tls_min_version(_ options: sec_protocol_options_t, _ version: SSLProtocol) {
    options.minimumVersion = version.version ?? .TLSv10
}

public func sec_protocol_options_set_tls_max_version(_ options: sec_protocol_options_t, _ version: SSLProtocol) {
    options.maximumVersion = version.version ?? .TLSv13
}

public func sec_protocol_options_get_default_min_tls_protocol_version() -> tls_protocol_version_t { .TLSv12 }
public func sec_protocol_options_get_default_max_tls_protocol_version() -> tls_protocol_version_t { .TLSv13 }
public func sec_protocol_options_get_default_min_dtls_protocol_version() -> tls_protocol_version_t { .DTLSv12 }
public func sec_protocol_options_get_default_max_dtls_protocol_version() -> tls_protocol_version_t { .DTLSv12 }

/// Whether the other side has to show a certificate: servers have to unless this says otherwise, clients only if it does.
public func sec_protocol_options_set_peer_authentication_required(
    _ options: sec_protocol_options_t, _ peer_authentication_required: Bool
) {
    options.requiresPeerAuthentication = peer_authentication_required
}

public func sec_protocol_options_set_peer_authentication_optional(
    _ options: sec_protocol_options_t, _ peer_authentication_optional: Bool
) {
    options.requiresPeerAuthentication = peer_authentication_optional ? false : options.requiresPeerAuthentication
}

/// Has a function decide whether the other side's certificates are trusted.
public func sec_protocol_options_set_verify_block(
    _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t,
    _ verify_block_queue: dispatch_queue_t
) {
    options.verify = OS_sec_protocol_options.Block(call: verify_block, queue: verify_block_queue)
}

/// Nobody can make an identity here, so that a server's question for one is not answered.
public func sec_protocol_options_set_challenge_block(
    _ options: sec_protocol_options_t, _ challenge_block: @escaping sec_protocol_challenge_t,
    _ challenge_queue: dispatch_queue_t
) {}

public func sec_protocol_options_set_key_update_block(
    _ options: sec_protocol_options_t, _ key_update_block: @escaping sec_protocol_key_update_t,
    _ key_update_queue: dispatch_queue_t
) {}

public func sec_protocol_options_set_pre_shared_key_selection_block(
    _ options: sec_protocol_options_t, _ psk_selection_block: @escaping sec_protocol_pre_shared_key_selection_t,
    _ psk_selection_queue: dispatch_queue_t
) {}

/// Sessions are not resumed here, so that these settings change nothing but speed.
public func sec_protocol_options_set_tls_resumption_enabled(_ options: sec_protocol_options_t, _ enabled: Bool) {}
public func sec_protocol_options_set_tls_tickets_enabled(_ options: sec_protocol_options_t, _ enabled: Bool) {}
public func sec_protocol_options_set_tls_false_start_enabled(_ options: sec_protocol_options_t, _ enabled: Bool) {}
public func sec_protocol_options_set_tls_is_fallback_attempt(_ options: sec_protocol_options_t, _ is_fallback: Bool) {}
public func sec_protocol_options_set_tls_sct_enabled(_ options: sec_protocol_options_t, _ enabled: Bool) {}
public func sec_protocol_options_set_tls_ocsp_enabled(_ options: sec_protocol_options_t, _ enabled: Bool) {}
public func sec_protocol_options_set_tls_renegotiation_enabled(_ options: sec_protocol_options_t, _ enabled: Bool) {}
public func sec_protocol_options_set_tls_diffie_hellman_parameters(
    _ options: sec_protocol_options_t, _ params: dispatch_data_t
) {}
