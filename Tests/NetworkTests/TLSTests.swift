import Foundation
import FoundationCompat
import NetworkCompat
import Testing

/// A server of OpenSSL's program, with a certificate of its own making, that answers each line backwards.
struct TLSServer: ~Copyable {
    static let program = "/usr/bin/openssl"
    static var isHere: Bool { FileManager.default.isExecutableFile(atPath: program) }

    private let process = Process()
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tls-\(UUID())")
    let port: NWEndpoint.Port

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (key, certificate) = (folder.appendingPathComponent("key").path, folder.appendingPathComponent("cert").path)
        let making = Process()
        making.executableURL = URL(fileURLWithPath: Self.program)
        making.arguments = [
            "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
            "-subj", "/CN=localhost", "-keyout", key, "-out", certificate,
        ]
        making.standardError = FileHandle.nullDevice
        try making.run()
        making.waitUntilExit()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: Self.program)
        process.arguments = [
            "s_server", "-accept", "127.0.0.1:0", "-key", key, "-cert", certificate, "-rev", "-alpn", "lines",
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = Pipe()
        try process.run()
        var text = ""
        var port: UInt16?
        while port == nil, case let data = output.fileHandleForReading.availableData, !data.isEmpty {
            text += String(decoding: data, as: UTF8.self)
            port = text.split(separator: "\n").first { $0.hasPrefix("ACCEPT") }?.split(separator: ":").last
                .flatMap { UInt16($0) }
        }
        self.port = NWEndpoint.Port(integerLiteral: try #require(port))
    }

    deinit {
        process.terminate()
        try? FileManager.default.removeItem(at: folder)
    }
}

@Suite("TLS", .timeLimit(.minutes(1)), .enabled(if: TLSServer.isHere))
struct TLSTests {
    @Test("a certificate that nobody has signed fails a connection, by name")
    func untrusted() async throws {
        let server = try TLSServer()
        let client = NWConnection(host: "127.0.0.1", port: server.port, using: .tls)
        await client.begin().first { $0 == .failed(.tls(errSSLUnknownRootCert)) }
    }

    @Test("an app's own check sees the certificates, and content goes to and fro")
    func verified() async throws {
        let server = try TLSServer()
        let options = NWProtocolTLS.Options()
        sec_protocol_options_add_tls_application_protocol(options.securityProtocolOptions, "lines")
        sec_protocol_options_set_tls_server_name(options.securityProtocolOptions, "localhost")
        let seen = Log<(trusted: Bool, certificates: Int)>()
        sec_protocol_options_set_verify_block(
            options.securityProtocolOptions,
            { _, trust, complete in
                let trust = sec_trust_copy_ref(trust).takeRetainedValue()
                seen.append((SecTrustEvaluateWithError(trust, nil), SecTrustGetCertificateCount(trust)))
                complete(true)
            }, testQueue)
        let client = NWConnection(host: "127.0.0.1", port: server.port, using: NWParameters(tls: options))
        await client.begin().first { $0 == .ready }
        #expect(await seen.next() == (false, 1))
        let metadata = client.metadata(definition: NWProtocolTLS.definition) as? NWProtocolTLS.Metadata
        let agreed = try #require(metadata).securityProtocolMetadata
        #expect(sec_protocol_metadata_get_negotiated_tls_protocol_version(agreed) == .TLSv13)
        #expect(sec_protocol_metadata_get_negotiated_protocol(agreed).map { String(cString: $0) } == "lines")
        await client.send("secret\n")
        #expect(await client.receive(7, 7).text == "terces\n")
        client.cancel()
    }

    @Test("an app's check that says no fails the connection")
    func refused() async throws {
        let server = try TLSServer()
        let options = NWProtocolTLS.Options()
        sec_protocol_options_set_verify_block(options.securityProtocolOptions, { $2(false) }, testQueue)
        let client = NWConnection(host: "127.0.0.1", port: server.port, using: NWParameters(tls: options))
        await client.begin().first { $0 == .failed(.tls(errSSLBadCert)) }
    }

    @Test("a listener with TLS fails by name, since nobody can make an identity here")
    func listener() async throws {
        await #expect(throws: NWError.tls(errSSLInternal)) { _ = try await Server(.tls) }
    }

    @Test("a server that speaks no TLS fails the handshake")
    func nonsense() async throws {
        let server = try await Server(.tcp)
        let client = server.client(.tls)
        let states = client.begin()
        let peer = await server.connections.next()
        await peer.send("HTTP/1.1 400 Bad Request\r\n\r\n")
        await states.first { $0 == .failed(.tls(errSSLPeerHandshakeFail)) }
        peer.cancel()
        server.listener.cancel()
    }
}
