import Foundation
import Glibc
import NetworkCompat
import Testing

@Suite("Connections", .timeLimit(.minutes(1)))
struct ConnectionTests {
    @Test("content goes to and fro over TCP, and a connection tells how far it is")
    func tcp() async throws {
        let server = try await Server(.tcp)
        let client = server.client(.tcp)
        let states = client.begin()
        await states.first { $0 == .ready }
        #expect(states.elements == [.preparing, .ready])
        #expect(await client.send("ping") == nil)
        let peer = await server.connections.next()
        let received = await peer.receive(1, 100)
        #expect(received.text == "ping")
        #expect(!received.isComplete)
        #expect(await peer.send("pong") == nil)
        #expect(await client.receive(1, 100).text == "pong")
        #expect(client.currentPath?.remoteEndpoint == .hostPort(host: "127.0.0.1", port: server.listener.port ?? .any))
        #expect(client.metadata(definition: NWProtocolTCP.definition) is NWProtocolTCP.Metadata)
        client.cancel()
        await states.first { $0 == .cancelled }
        peer.cancel()
        server.listener.cancel()
    }

    @Test("a request waits for its least, and takes no more than its most")
    func boundaries() async throws {
        let server = try await Server(.tcp)
        let client = server.client(.tcp)
        client.start(queue: testQueue)
        let peer = await server.connections.next()
        async let first = client.receive(6, 8)
        await peer.send("abc")
        await peer.send("defghij")
        #expect(await first.text == "abcdefgh")
        #expect(await client.receive(2, 2).text == "ij")
        // The end comes before the least.
        async let rest = client.receive(10, 10)
        await peer.send("kl", .finalMessage)
        let end = await rest
        #expect(end.text == "kl")
        #expect(end.isComplete)
        #expect(end.error == nil)
        #expect(await client.receive(1, 1).error == .posix(.ENODATA))
        // One side has ended, the other goes on.
        await client.send("still here")
        #expect(await peer.receive(10, 10).text == "still here")
        client.cancel()
        peer.cancel()
        server.listener.cancel()
    }

    @Test("the end of a stream is no content, and complete")
    func end() async throws {
        let server = try await Server(.tcp)
        let client = server.client(.tcp)
        client.start(queue: testQueue)
        let peer = await server.connections.next()
        await peer.send(nil, .finalMessage)
        let end = await client.receive(1, 10)
        #expect(end.data == nil)
        #expect(end.isComplete)
        #expect(end.context?.isFinal == true)
        #expect(end.error == nil)
        client.cancel()
        peer.cancel()
        server.listener.cancel()
    }

    @Test("a stream is one message, and megabytes of it come whole")
    func large() async throws {
        let server = try await Server(.tcp)
        let client = server.client(.tcp)
        client.start(queue: testQueue)
        let content = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        client.send(content: content, contentContext: .finalMessage, completion: .idempotent)
        let peer = await server.connections.next()
        let received = await peer.receiveMessage()
        #expect(received.data == content)
        #expect(received.isComplete)
        client.cancel()
        peer.cancel()
        server.listener.cancel()
    }

    @Test("datagrams are messages, each answered to whom it came from")
    func udp() async throws {
        let server = try await Server(.udp)
        let (one, other) = (server.client(.udp), server.client(.udp))
        for (client, name) in [(one, "one"), (other, "other")] {
            client.start(queue: testQueue)
            await client.send(name)
            let peer = await server.connections.first { $0.endpoint == client.currentPath?.localEndpoint }
            let received = await peer.receiveMessage()
            #expect(received.text == name)
            #expect(received.isComplete)
            #expect(received.context?.protocolMetadata(definition: NWProtocolIP.definition) is NWProtocolIP.Metadata)
            await peer.send("hello, \(name)")
            await peer.send("")
            #expect(await client.receive(1, 5).text == "hello")
            let rest = await client.receive(1, 100)
            #expect(rest.text == ", \(name)")
            #expect(rest.isComplete)
            #expect(await client.receiveMessage().data == Data())
            peer.cancel()
        }
        #expect(one.maximumDatagramSize == 65507)
        let tooLong = Data(count: 70_000)
        let error = await withCheckedContinuation { continuation in
            one.send(content: tooLong, completion: .contentProcessed { continuation.resume(returning: $0) })
        }
        #expect(error == .posix(.EMSGSIZE))
        one.cancel()
        other.cancel()
        server.listener.cancel()
    }

    @Test("a socket of the file system is an endpoint, and its file goes with the listener")
    func unix() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sock").path
        let server = try await Server(.tcp, local: .unix(path: path))
        #expect(FileManager.default.fileExists(atPath: path))
        let client = NWConnection(to: .unix(path: path), using: .tcp)
        client.start(queue: testQueue)
        await client.send("over a file")
        let peer = await server.connections.next()
        #expect(await peer.receive(11, 11).text == "over a file")
        client.cancel()
        peer.cancel()
        let states = Log<NWListener.State>()
        server.listener.stateUpdateHandler = { states.append($0) }
        server.listener.cancel()
        await states.first { $0 == .cancelled }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("a name is resolved, over version 6 too, and the report tells of it")
    func names() async throws {
        let server = try await Server(.tcp, local: nil)
        let port = try #require(server.listener.port)
        let client = NWConnection(host: "localhost", port: port, using: .tcp)
        await client.begin().first { $0 == .ready }
        let report = await withCheckedContinuation { continuation in
            client.requestEstablishmentReport(queue: testQueue) { continuation.resume(returning: $0) }
        }
        #expect(report?.resolutions.first?.endpointCount ?? 0 > 0)
        #expect(report?.handshakes.first?.definition == NWProtocolTCP.definition)
        client.cancel()
        server.listener.cancel()
    }

    @Test("a connection that is refused waits, and is ready after a restart when somebody listens")
    func refused() async throws {
        // A port that is somebody's who does not listen is nobody else's meanwhile.
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                _ = bind(socket, pointer, length)
                _ = getsockname(socket, pointer, &length)
            }
        }
        let port = NWEndpoint.Port(integerLiteral: address.sin_port.bigEndian)
        let client = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        let states = client.begin()
        await states.first { $0 == .waiting(.posix(.ECONNREFUSED)) }
        listen(socket, 1)
        client.restart()
        await states.first { $0 == .ready }
        #expect(states.elements == [.preparing, .waiting(.posix(.ECONNREFUSED)), .preparing, .ready])
        client.cancel()
    }

    @Test("a name that is nobody's waits with an error of DNS's or without a network")
    func unknownName() async throws {
        let client = NWConnection(host: "name.invalid", port: 80, using: .tcp)
        let state = await client.begin().first { if case .waiting = $0 { true } else { false } }
        switch state {
        case .waiting(.dns), .waiting(.posix(.ENETDOWN)): break
        default: Issue.record("\(state)")
        }
        client.cancel()
    }

    @Test("cancelling ends what waits with ECANCELED, lets go of handlers, and the other side sees the end")
    func cancel() async throws {
        let server = try await Server(.tcp)
        let client = server.client(.tcp)
        let states = client.begin()
        await states.first { $0 == .ready }
        let peer = await server.connections.next()
        async let pending = client.receive(1, 1)
        await client.send("last words")
        client.cancel()
        let answer = await pending
        #expect(answer.data == nil)
        #expect(answer.error == .posix(.ECANCELED))
        await states.first { $0 == .cancelled }
        #expect(await client.send("too late") == .posix(.ECANCELED))
        #expect(client.stateUpdateHandler == nil)
        let heard = await peer.receiveMessage()
        #expect(heard.text == "last words")
        #expect(heard.isComplete)
        peer.cancel()
        server.listener.cancel()
    }

    @Test("a started connection lives until it is cancelled, and no longer")
    func lifetime() async throws {
        let server = try await Server(.tcp)
        let states: Log<NWConnection.State>
        weak var weakly: NWConnection?
        do {
            let client = server.client(.tcp)
            states = client.begin()
            weakly = client
        }
        await states.first { $0 == .ready }
        #expect(weakly != nil)
        weakly?.cancel()
        await states.first { $0 == .cancelled }
        // What is told last holds it until it is told, and the thread that told it a little longer.
        for _ in 0..<2000 where weakly != nil { try await Task.sleep(for: .milliseconds(5)) }
        #expect(weakly == nil)
        server.listener.cancel()
    }

    @Test("what was sent before a connection was ready goes in order, batches too")
    func order() async throws {
        let server = try await Server(.tcp)
        let client = server.client(.tcp)
        client.batch {
            for number in 0..<100 {
                client.send(content: Data("\(number) ".utf8), completion: .idempotent)
            }
        }
        client.send(content: nil, contentContext: .finalMessage, completion: .idempotent)
        client.start(queue: .global())
        let peer = await server.connections.next()
        #expect(await peer.receiveMessage().text == (0..<100).map { "\($0) " }.joined())
        client.cancel()
        peer.cancel()
        server.listener.cancel()
    }

    @Test("a report tells what was carried since it was begun")
    func transfer() async throws {
        let server = try await Server(.tcp)
        let client = server.client(.tcp)
        client.start(queue: testQueue)
        await client.send("before")
        let pending = client.startDataTransferReport()
        await client.send("after it")
        let peer = await server.connections.next()
        _ = await peer.receive(14, 14)
        let report = await withCheckedContinuation { continuation in
            pending.collect(queue: testQueue) { continuation.resume(returning: $0) }
        }
        #expect(report.aggregatePathReport.sentApplicationByteCount == 8)
        #expect(report.aggregatePathReport.sentTransportByteCount == 8)
        client.cancel()
        peer.cancel()
        server.listener.cancel()
    }

    @Test("a listener takes as many as its limit says")
    func limit() async throws {
        let server = try await Server(.tcp)
        server.listener.newConnectionLimit = 1
        let (one, other) = (server.client(.tcp), server.client(.tcp))
        one.start(queue: testQueue)
        _ = await server.connections.next()
        #expect(server.listener.newConnectionLimit == 0)
        other.start(queue: testQueue)
        server.listener.newConnectionLimit = 1
        await server.connections.first { $0 !== server.connections.elements.first }
        [one, other].forEach { $0.cancel() }
        server.listener.cancel()
    }

    @Test("two listeners on one port: the second fails by name")
    func portInUse() async throws {
        let server = try await Server(.tcp)
        let port = try #require(server.listener.port)
        await #expect(throws: NWError.posix(.EADDRINUSE)) {
            _ = try await Server(.tcp, local: .hostPort(host: "127.0.0.1", port: port))
        }
        server.listener.cancel()
    }

    @Test("transports that are not here are refused by name")
    func refusedTransports() async throws {
        let client = NWConnection(host: "127.0.0.1", port: 443, using: .quic(alpn: ["h3"]))
        await client.begin().first { $0 == .failed(.posix(.EPROTONOSUPPORT)) }
        #expect(throws: NWError.posix(.EPROTONOSUPPORT)) { try NWListener(using: .dtls) }
        let service = NWConnection(
            to: .service(name: "printer", type: "_ipp._tcp", domain: "local", interface: nil), using: .tcp)
        let waiting = await service.begin().first { if case .waiting = $0 { true } else { false } }
        switch waiting {
        case .waiting(.dns(Int32(kDNSServiceErr_ServiceNotRunning))), .waiting(.posix(.ENETDOWN)): break
        default: Issue.record("\(waiting)")
        }
        service.cancel()
    }
}
