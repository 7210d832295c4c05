import Foundation
import NetworkCompat
import Testing

@Suite("Connections that are awaited", .timeLimit(.minutes(1)))
struct StructuredTests {
    struct Move: Codable, Hashable, Sendable {
        let row: Int
        let column: Int
    }

    /// Runs a listener for as long as `body` does.
    static func serve<Application: NetworkProtocolOptions>(
        _ application: () -> Application,
        _ handler: @escaping @Sendable (NetworkConnection<Application>) async throws -> Void,
        _ body: (NWEndpoint) async throws -> Void
    ) async throws {
        let builder = NWParametersBuilder.parameters(application).localEndpoint(
            .hostPort(host: "127.0.0.1", port: .any))
        let listener = try NetworkListener(using: builder)
        let states = Log<NWListener.State>()
        listener.onStateUpdate { states.append($1) }
        let running = Task { try await listener.run(handler) }
        await states.first { $0 == .ready }
        try await body(.hostPort(host: "127.0.0.1", port: try #require(listener.port)))
        running.cancel()
        _ = await running.result
    }

    @Test("a stream's bytes and numbers are awaited, and its end is an error")
    func stream() async throws {
        try await Self.serve({ TCP() }) { connection in
            let count = try await connection.receive(as: UInt16.self).content
            let content = try await connection.receive(exactly: Int(count)).content
            try await connection.send(Data(content.reversed()), endOfStream: true)
            _ = try? await connection.receive(exactly: 1)
        } _: { endpoint in
            let connection = NetworkConnection(to: endpoint) { TCP().noDelay(true) }
            try await connection.send(UInt16(3))
            try await connection.send(Data("abc".utf8))
            #expect(try await connection.receive(atLeast: 1, atMost: 100).content == Data("cba".utf8))
            await #expect(throws: NWError.posix(.ENODATA)) { try await connection.receive(exactly: 1) }
        }
    }

    @Test("messages have types, and values go as they are")
    func messages() async throws {
        try await Self.serve({ TLV { TCP() } }) { connection in
            for try await (content, metadata) in connection.messages {
                try await connection.send(content, type: metadata.type + 1)
            }
        } _: { endpoint in
            try await withNetworkConnection(to: endpoint, using: { TLV { TCP() } }) { connection in
                try await connection.send(Data("seven".utf8), type: 7)
                let (content, metadata) = try await connection.receive()
                #expect(content == Data("seven".utf8))
                #expect(metadata.type == 8)
            }
        }
        try await Self.serve({ Coder(Move.self, using: .json) { TCP() } }) { connection in
            let move = try await connection.receive().content
            try await connection.send(Move(row: move.column, column: move.row))
            _ = try? await connection.receive()
        } _: { endpoint in
            let connection = NetworkConnection(to: endpoint) { Coder(Move.self, using: .json) { TCP() } }
            try await connection.send(Move(row: 1, column: 2))
            #expect(try await connection.receive().content == Move(row: 2, column: 1))
        }
    }

    @Test("a WebSocket's texts are awaited")
    func webSocket() async throws {
        try await Self.serve({ WebSocket { TCP() }.autoReplyPing(true) }) { connection in
            for try await (content, metadata) in connection.messages {
                try await connection.send(content, metadata: metadata)
            }
        } _: { endpoint in
            let connection = NetworkConnection(to: endpoint) { WebSocket { TCP() } }
            try await connection.send("hello")
            let (content, metadata) = try await connection.receive()
            #expect(content == Data("hello".utf8))
            #expect(metadata.opcode == .text)
        }
    }

    @Test("a browser throws by name")
    func browser() async {
        let browser = NetworkBrowser(for: .bonjour(type: "_http._tcp", domain: nil))
        await #expect(throws: NWError.dns(Int32(kDNSServiceErr_ServiceNotRunning))) {
            try await browser.run { .finish($0.count) }
        }
    }
}
