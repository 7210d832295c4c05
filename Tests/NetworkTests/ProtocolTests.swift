import Foundation
import NetworkCompat
import Testing

/// A message is a line, and each is answered for by a number of its own.
final class LineProtocol: NWProtocolFramerImplementation {
    static let label = "lines"
    static let definition = NWProtocolFramer.Definition(implementation: LineProtocol.self)
    private var count = 0

    init(framer: NWProtocolFramer.Instance) {}
    func start(framer: NWProtocolFramer.Instance) -> NWProtocolFramer.StartResult { .ready }
    func wakeup(framer: NWProtocolFramer.Instance) {}
    func stop(framer: NWProtocolFramer.Instance) -> Bool { true }
    func cleanup(framer: NWProtocolFramer.Instance) {}

    func handleInput(framer: NWProtocolFramer.Instance) -> Int {
        while true {
            var line: Data?
            _ = framer.parseInput(minimumIncompleteLength: 1, maximumLength: .max) { buffer, _ in
                guard let buffer, let end = buffer.firstIndex(of: 10) else { return 0 }
                line = Data(buffer[..<end])
                return end + 1
            }
            guard let line else { return 0 }
            let message = NWProtocolFramer.Message(definition: Self.definition)
            message["number"] = count
            count += 1
            framer.deliverInput(data: line, message: message, isComplete: true)
        }
    }

    func handleOutput(
        framer: NWProtocolFramer.Instance, message: NWProtocolFramer.Message, messageLength: Int, isComplete: Bool
    ) {
        try? framer.writeOutputNoCopy(length: messageLength)
        if isComplete { framer.writeOutput(data: [UInt8]("\n".utf8)) }
    }
}

/// Messages after their length and a type, and a word of each side before the first.
final class LengthProtocol: NWProtocolFramerImplementation {
    static let label = "lengths"
    static let definition = NWProtocolFramer.Definition(implementation: LengthProtocol.self)
    private var isReady = false

    init(framer: NWProtocolFramer.Instance) {}

    func start(framer: NWProtocolFramer.Instance) -> NWProtocolFramer.StartResult {
        framer.writeOutput(data: Data("hello".utf8))
        return .willMarkReady
    }

    func wakeup(framer: NWProtocolFramer.Instance) {}

    func stop(framer: NWProtocolFramer.Instance) -> Bool {
        framer.writeOutput(data: Data([0xFF, 0, 0]))
        return true
    }

    func cleanup(framer: NWProtocolFramer.Instance) {}

    func handleInput(framer: NWProtocolFramer.Instance) -> Int {
        if !isReady {
            var word = ""
            let isHere = framer.parseInput(minimumIncompleteLength: 5, maximumLength: 5) { buffer, _ in
                word = buffer.map { String(decoding: $0, as: UTF8.self) } ?? ""
                return 5
            }
            guard isHere else { return 5 }
            guard word == "hello" else {
                framer.markFailed(error: .posix(.EBADMSG))
                return 0
            }
            isReady = true
            framer.markReady()
        }
        while true {
            var header: [UInt8] = []
            let isHere = framer.parseInput(minimumIncompleteLength: 3, maximumLength: 3) { buffer, _ in
                header = buffer.map { [UInt8]($0) } ?? []
                return 3
            }
            guard isHere else { return 3 }
            let message = NWProtocolFramer.Message(instance: framer)
            message["type"] = header[0]
            let length = Int(header[1]) << 8 | Int(header[2])
            guard framer.deliverInputNoCopy(length: length, message: message, isComplete: true) else { return 0 }
        }
    }

    func handleOutput(
        framer: NWProtocolFramer.Instance, message: NWProtocolFramer.Message, messageLength: Int, isComplete: Bool
    ) {
        let type = message["type"] as? UInt8 ?? 0
        framer.writeOutput(data: Data([type, UInt8(messageLength >> 8), UInt8(messageLength & 0xFF)]))
        try? framer.writeOutputNoCopy(length: messageLength)
    }
}

@Suite("Protocols above the transport", .timeLimit(.minutes(1)))
struct ProtocolTests {
    static func parameters(_ options: NWProtocolOptions...) -> NWParameters {
        let parameters = NWParameters.tcp
        parameters.defaultProtocolStack.applicationProtocols = options
        return parameters
    }

    @Test("a framer makes messages of lines, those that come in pieces too")
    func lines() async throws {
        let options = NWProtocolFramer.Options(definition: LineProtocol.definition)
        let server = try await Server(.tcp)
        let client = server.client(Self.parameters(options))
        client.start(queue: testQueue)
        let peer = await server.connections.next()
        await peer.send("one\ntwo\nthr")
        let (one, two) = (await client.receiveMessage(), await client.receiveMessage())
        #expect([one.text, two.text] == ["one", "two"])
        #expect(two.isComplete)
        let message = two.context?.protocolMetadata(definition: LineProtocol.definition) as? NWProtocolFramer.Message
        #expect(message?["number"] as? Int == 1)
        await peer.send("ee\nunfinished", .finalMessage)
        #expect(await client.receiveMessage().text == "three")
        let end = await client.receiveMessage()
        #expect(end.data == nil)
        #expect(end.isComplete)
        await client.send("from here")
        #expect(await peer.receive(10, 10).text == "from here\n")
        client.cancel()
        peer.cancel()
        server.listener.cancel()
    }

    @Test("a framer with a handshake is ready after it, keeps its metadata, and says goodbye")
    func lengths() async throws {
        let options = NWProtocolFramer.Options(definition: LengthProtocol.definition)
        let server = try await Server(Self.parameters(options))
        let client = server.client(Self.parameters(options))
        let states = client.begin()
        let content = String(repeating: "0123456789", count: 6000)
        let sent = NWProtocolFramer.Message(definition: LengthProtocol.definition)
        sent["type"] = UInt8(7)
        await client.send(content, .init(identifier: "message", metadata: [sent]))
        await client.send("")
        #expect(states.elements.last == .ready)
        let peer = await server.connections.next()
        let received = await peer.receiveMessage()
        #expect(received.text == content)
        let message = received.context?.protocolMetadata.first as? NWProtocolFramer.Message
        #expect(message?["type"] as? UInt8 == 7)
        #expect(await peer.receiveMessage().data == Data())
        client.cancel()
        let goodbye = await peer.receiveMessage()
        #expect((goodbye.context?.protocolMetadata.first as? NWProtocolFramer.Message)?["type"] as? UInt8 == 0xFF)
        peer.cancel()
        server.listener.cancel()
    }

    @Test("a framer that does not understand the other side ends the connection with its error")
    func misunderstanding() async throws {
        let options = NWProtocolFramer.Options(definition: LengthProtocol.definition)
        let server = try await Server(.tcp)
        let client = server.client(Self.parameters(options))
        let states = client.begin()
        let peer = await server.connections.next()
        await peer.send("nonsense")
        await states.first { $0 == .failed(.posix(.EBADMSG)) }
        peer.cancel()
        server.listener.cancel()
    }

    @Test("messages go over a WebSocket, with subprotocols and headers, pings and close codes")
    func webSocket() async throws {
        let serverOptions = NWProtocolWebSocket.Options()
        serverOptions.autoReplyPing = true
        let requests = Log<[String]>()
        serverOptions.setClientRequestHandler(testQueue) { subprotocols, headers in
            requests.append(subprotocols + headers.filter { $0.name == "X-Key" }.map(\.value))
            return .init(status: .accept, subprotocol: "chat", additionalHeaders: [("X-Answer", "42")])
        }
        let server = try await Server(Self.parameters(serverOptions))
        let options = NWProtocolWebSocket.Options()
        options.setSubprotocols(["news", "chat"])
        options.setAdditionalHeaders([("X-Key", "secret")])
        let port = try #require(server.listener.port)
        let url = try #require(URL(string: "ws://127.0.0.1:\(port)/path?query"))
        let client = NWConnection(to: .url(url), using: Self.parameters(options))
        await client.begin().first { $0 == .ready }
        #expect(await requests.next() == ["news", "chat", "secret"])
        let agreed = client.metadata(definition: NWProtocolWebSocket.definition) as? NWProtocolWebSocket.Metadata
        #expect(agreed?.selectedSubprotocol == "chat")
        #expect(agreed?.additionalServerHeaders?.first?.1 == "42")

        func context(_ metadata: NWProtocolWebSocket.Metadata) -> NWConnection.ContentContext {
            NWConnection.ContentContext(identifier: "frame", metadata: [metadata])
        }
        let peer = await server.connections.next()
        for (text, opcode) in [
            ("hällo", NWProtocolWebSocket.Opcode.text), (String(repeating: "x", count: 70_000), .binary),
        ] {
            await client.send(text, context(.init(opcode: opcode)))
            let received = await peer.receiveMessage()
            #expect(received.text == text)
            let metadata = received.context?.protocolMetadata(definition: NWProtocolWebSocket.definition)
            #expect((metadata as? NWProtocolWebSocket.Metadata)?.opcode == opcode)
            await peer.send(text, context(.init(opcode: opcode)))
            #expect(await client.receiveMessage().text == text)
        }
        let ping = NWProtocolWebSocket.Metadata(opcode: .ping)
        let pongs = Log<NWError?>()
        ping.setPongHandler(testQueue) { pongs.append($0) }
        await client.send("?", context(ping))
        #expect(await pongs.next() == nil)

        let close = NWProtocolWebSocket.Metadata(opcode: .close)
        close.closeCode = .privateCode(4321)
        await client.send("bye", context(close))
        let closed = await peer.receiveMessage()
        let metadata = closed.context?.protocolMetadata.first as? NWProtocolWebSocket.Metadata
        #expect(metadata?.opcode == .close)
        #expect(metadata?.closeCode == .privateCode(4321))
        #expect(closed.text == "bye")
        let answer = await client.receiveMessage().context?.protocolMetadata.first as? NWProtocolWebSocket.Metadata
        #expect(answer?.closeCode == .privateCode(4321))
        #expect(await client.receiveMessage().context?.isFinal == true)
        client.cancel()
        peer.cancel()
        server.listener.cancel()
    }

    @Test("a WebSocket's parts are one message, a ping between them is answered, and one that is too long closes")
    func frames() async throws {
        let options = NWProtocolWebSocket.Options()
        options.maximumMessageSize = 100
        let server = try await Server(Self.parameters(options))
        let client = server.client(.tcp)
        client.start(queue: testQueue)
        await client.send(
            "GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n")
        let answer = await client.receive(129, 129).text
        // RFC 6455, 1.3.
        #expect(answer?.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n") == true)
        let peer = await server.connections.next()
        let mask: [UInt8] = [0, 0, 0, 0]
        let frames: [[UInt8]] = [
            [0x01, 0x82] + mask + [UInt8]("He".utf8), [0x89, 0x81] + mask + [0x21],
            [0x80, 0x83] + mask + [UInt8]("llo".utf8),
        ]
        client.send(content: frames.flatMap { $0 }, completion: .idempotent)
        let ping = await peer.receiveMessage()
        #expect(ping.text == "!")
        #expect(await peer.receiveMessage().text == "Hello")
        let states = Log<NWConnection.State>()
        peer.stateUpdateHandler = { states.append($0) }
        client.send(content: [0x82, 0x80 | 126, 0, 101] + mask, completion: .idempotent)
        let closing = await client.receive(4, 4)
        #expect(closing.data == Data([0x88, 2, 0x03, 0xF1]))
        #expect(await peer.receiveMessage().error == .posix(.EMSGSIZE))
        await states.first { $0 == .failed(.posix(.EMSGSIZE)) }
        client.cancel()
        server.listener.cancel()
    }

    @Test("a server that refuses a WebSocket fails the connection")
    func refusal() async throws {
        let options = NWProtocolWebSocket.Options()
        options.setClientRequestHandler(testQueue) { _, _ in .init(status: .reject, subprotocol: nil) }
        let server = try await Server(Self.parameters(options))
        let client = server.client(Self.parameters(NWProtocolWebSocket.Options()))
        await client.begin().first { $0 == .failed(.posix(.ECONNABORTED)) }
        server.listener.cancel()
    }
}
