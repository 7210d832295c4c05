import Foundation
import FoundationCompat

/// TLS at work, for the side that connects.
///
/// The library reads and writes memory; what is in it goes to and from the layer beneath.
final class TLSLayer: ProtocolLayer, @unchecked Sendable {
    private enum Phase {
        case handshake, verifying, open, ended
    }

    private let library: OpenSSL
    private let settings: OS_sec_protocol_options
    private let agreed = OS_sec_protocol_metadata()
    private var context: OpenSSL.Pointer?
    private var session: OpenSSL.Pointer?
    /// What has come and what is to go; the session's own.
    private var (incoming, outgoing): (OpenSSL.Pointer?, OpenSSL.Pointer?)
    private var phase = Phase.handshake

    init(_ options: NWProtocolTLS.Options) throws(NWError) {
        guard let library = OpenSSL.shared else {
            Unavailable.note("TLS (libssl.so.3)", hint: "Install OpenSSL 3, as Debian's package libssl3 has it.")
            throw .tls(errSSLInternal)
        }
        self.library = library
        settings = options.securityProtocolOptions
        super.init(options)
    }

    deinit {
        library.freeSession(session)
        library.freeContext(context)
    }

    override var metadata: NWProtocolMetadata? { NWProtocolTLS.Metadata(agreed) }

    override func start() {
        guard settings.preSharedKeys.isEmpty else {
            Unavailable.note("TLS with a key that both sides have")
            return fail(.tls(errSSLInternal))
        }
        guard let made = library.newContext(library.clientMethod()) else { return fail(.tls(errSSLInternal)) }
        context = made
        _ = library.loadRoots(made)
        session = library.newSession(made)
        (incoming, outgoing) = (library.newBuffer(library.memoryKind()), library.newBuffer(library.memoryKind()))
        guard session != nil, incoming != nil, outgoing != nil else { return fail(.tls(errSSLInternal)) }
        library.setBuffers(session, incoming, outgoing)
        library.beConnecting(session)
        configure()
        advance()
    }

    override func handleInput(_ segment: Segment) {
        guard phase != .ended else { return }
        _ = segment.data.withUnsafeBytes { library.writeBuffer(incoming, $0.baseAddress, Int32($0.count)) }
        switch phase {
        case .handshake: advance()
        case .open: decrypt()
        case .verifying, .ended: break
        }
        guard segment.isFinal, phase != .ended else { return }
        // An end without a word may be somebody else's.
        let wasOpen = phase == .open
        phase = .ended
        wasOpen ? deliver(.end) : fail(.tls(errSSLClosedAbort))
    }

    override func handleOutput(_ segment: Segment) {
        guard phase == .open else { return }
        var rest = segment.data[...]
        while !rest.isEmpty {
            let count = rest.prefix(1 << 20).withUnsafeBytes { library.write(session, $0.baseAddress, Int32($0.count)) }
            guard count > 0 else { return fail(.tls(errSSLProtocol)) }
            rest = rest.dropFirst(Int(count))
            flush()
        }
        if segment.isFinal {
            sayGoodbye()
            write(.end)
        }
    }

    override func stop() -> Bool {
        if phase == .open { sayGoodbye() }
        return true
    }

    private func configure() {
        // SSL_CTRL_SET_MIN_PROTO_VERSION and SSL_CTRL_SET_MAX_PROTO_VERSION.
        _ = library.control(session, 123, Int(settings.minimumVersion.rawValue), nil)
        _ = library.control(session, 124, Int(settings.maximumVersion.rawValue), nil)
        let name = settings.serverName ?? stack?.endpoint.hostName
        agreed.serverName = name
        if let name {
            if IPv4Address(name) != nil || IPv6Address(name) != nil {
                _ = library.setAddress(library.verifyParameters(session), name)
            } else {
                // SSL_CTRL_SET_TLSEXT_HOSTNAME.
                _ = name.withCString { library.control(session, 55, 0, $0) }
                _ = library.setHost(session, name)
            }
        }
        let usesWebSocket = stack?.layers.contains { $0 is WebSocketLayer } ?? false
        let protocols =
            settings.applicationProtocols.isEmpty && usesWebSocket ? ["http/1.1"] : settings.applicationProtocols
        let list = protocols.flatMap { [UInt8(truncatingIfNeeded: $0.utf8.count)] + [UInt8]($0.utf8) }
        if !list.isEmpty { _ = library.setProtocols(session, list, UInt32(list.count)) }
    }

    private func advance() {
        library.clearErrors()
        let result = library.shakeHands(session)
        flush()
        guard result == 1 else {
            // SSL_ERROR_WANT_READ and SSL_ERROR_WANT_WRITE.
            guard ![2, 3].contains(library.error(session, result)) else { return }
            phase = .ended
            return fail(.tls(errSSLPeerHandshakeFail))
        }
        noteAgreement()
        verify()
    }

    private func noteAgreement() {
        agreed.version = tls_protocol_version_t(rawValue: UInt16(clamping: library.version(session))) ?? .TLSv12
        let number = library.cipherNumber(library.cipher(session))
        agreed.cipherSuite = tls_ciphersuite_t(rawValue: number) ?? agreed.cipherSuite
        var (name, length): (UnsafePointer<UInt8>?, UInt32) = (nil, 0)
        library.selectedProtocol(session, &name, &length)
        agreed.negotiatedProtocol = name.map {
            String(decoding: UnsafeBufferPointer(start: $0, count: Int(length)), as: UTF8.self)
        }
        let chain = library.peerChain(session)
        agreed.peerCertificates = (0..<max(library.count(chain), 0)).map { index in
            let certificate = library.element(chain, index)
            var bytes = [UInt8](repeating: 0, count: Int(max(library.encode(certificate, nil), 0)))
            bytes.withUnsafeMutableBufferPointer { buffer in
                var end = buffer.baseAddress
                _ = library.encode(certificate, &end)
            }
            return SecCertificate(Data(bytes))
        }
    }

    private func verify() {
        let status = Self.status(of: library.verifyResult(session))
        guard let block = settings.verify else {
            let isOptional = settings.requiresPeerAuthentication == false
            return finish(status == 0 || isOptional ? nil : .tls(status))
        }
        phase = .verifying
        let trust = OS_sec_trust(SecTrust(agreed.peerCertificates, status: status))
        // The app's function is called on the queue that it was given with.
        nonisolated(unsafe) let call = block.call
        let agreed = agreed
        block.queue.async { [weak self] in
            call(agreed, trust) { isTrusted in
                guard let self else { return }
                self.stack?.queue.async { self.finish(isTrusted ? nil : .tls(errSSLBadCert)) }
            }
        }
    }

    private func finish(_ error: NWError?) {
        guard phase == .handshake || phase == .verifying else { return }
        if let error {
            phase = .ended
            return fail(error)
        }
        phase = .open
        ready()
        if phase == .open { decrypt() }
    }

    /// Secure Transport's numbers for those of X.509's verification.
    private static func status(of result: Int) -> OSStatus {
        switch result {
        case 0: 0
        case 9: errSSLCertNotYetValid
        case 10: errSSLCertExpired
        case 18, 19, 20, 21: errSSLUnknownRootCert
        case 62, 64: errSSLHostNameMismatch
        default: errSSLXCertChainInvalid
        }
    }

    private func decrypt() {
        var buffer = [UInt8](repeating: 0, count: 16384)
        while phase == .open {
            library.clearErrors()
            let count = library.read(session, &buffer, Int32(buffer.count))
            guard count > 0 else {
                switch library.error(session, count) {
                case 2, 3: break
                case 6:
                    phase = .ended
                    deliver(.end)
                default:
                    phase = .ended
                    fail(.tls(errSSLProtocol))
                }
                break
            }
            deliver(Segment(data: Data(buffer[..<Int(count)])))
        }
        flush()
    }

    private func sayGoodbye() {
        _ = library.shutDown(session)
        flush()
    }

    /// Sends what the library has written.
    private func flush() {
        var buffer = [UInt8](repeating: 0, count: 16384)
        while true {
            let count = library.readBuffer(outgoing, &buffer, Int32(buffer.count))
            guard count > 0 else { return }
            write(Segment(data: Data(buffer[..<Int(count)])))
        }
    }
}
