import Foundation

/// WebSockets at work: the handshake, and frames as messages.
final class WebSocketLayer: ProtocolLayer, @unchecked Sendable {
    private typealias Metadata = NWProtocolWebSocket.Metadata
    private typealias CloseCode = NWProtocolWebSocket.CloseCode

    private enum Phase {
        case idle, handshake, open, closed
    }

    private let settings: NWProtocolWebSocket.Options
    private let connectionMetadata = NWProtocolWebSocket.Metadata(opcode: .binary)
    private let key = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }).base64EncodedString()
    private var phase = Phase.idle
    private var input = Data()
    /// The message of which fragments have come.
    private var message: (opcode: WebSocketFrame.Opcode, payload: Data)?
    /// Whether a message of ours has begun and not ended.
    private var isSendingMessage = false
    private var hasSentClose = false
    private var pings: [NWProtocolWebSocket.Metadata] = []

    init(_ options: NWProtocolWebSocket.Options) {
        settings = options
        super.init(options)
    }

    override var metadata: NWProtocolMetadata? { connectionMetadata }

    private var isServer: Bool { stack?.isServer ?? false }
    private var limit: Int { settings.maximumMessageSize > 0 ? settings.maximumMessageSize : .max }

    override func start() {
        guard !settings.skipHandshake else { return open() }
        phase = .handshake
        if !isServer { write(Segment(data: Data(request().utf8))) }
    }

    override func handleInput(_ segment: Segment) {
        input.append(segment.data)
        if phase == .handshake { shakeHands() }
        if phase == .open { readFrames() }
        guard segment.isFinal else { return }
        switch phase {
        case .idle, .handshake: fail(.posix(.ECONNABORTED))
        case .open, .closed:
            phase = .closed
            failPings(.posix(.ECONNABORTED))
            deliver(.end)
        }
    }

    override func handleOutput(_ segment: Segment) {
        let metadata = segment.metadata.lazy.compactMap { $0 as? Metadata }.first
        let opcode = metadata?.opcode ?? .binary
        switch opcode {
        case .close:
            sendClose(metadata?.closeCode, reason: segment.data)
        case .ping:
            metadata.map { pings.append($0) }
            send(WebSocketFrame(opcode: .ping, payload: segment.data))
        case .pong:
            send(WebSocketFrame(opcode: .pong, payload: segment.data))
        case .text, .binary, .cont:
            // The end of the stream alone is no message.
            guard !segment.data.isEmpty || !segment.isFinal || isSendingMessage else { break }
            send(
                WebSocketFrame(
                    opcode: isSendingMessage ? .cont : opcode, payload: segment.data, isFinal: segment.isComplete))
            isSendingMessage = !segment.isComplete
        }
        if segment.isFinal {
            sendClose(nil, reason: Data())
            write(.end)
        }
    }

    override func stop() -> Bool {
        if phase == .open { sendClose(connectionMetadata.closeCode, reason: Data()) }
        failPings(.posix(.ECANCELED))
        return true
    }

    override func cleanUp() { failPings(.posix(.ECANCELED)) }

    private func open() {
        phase = .open
        ready()
    }

    private func failPings(_ error: NWError) {
        pings.forEach { $0.answerPing(error) }
        pings = []
    }

    // MARK: The handshake

    private func request() -> String {
        var lines = ["GET \(resource) HTTP/1.1", "Host: \(hostHeader)", "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Key: \(key)", "Sec-WebSocket-Version: 13"]
        if !settings.subprotocols.isEmpty {
            lines.append("Sec-WebSocket-Protocol: \(settings.subprotocols.joined(separator: ", "))")
        }
        lines += Self.lines(settings.additionalHeaders)
        return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }

    /// Headers as they are written, without breaks that would begin another one.
    private static func lines(_ headers: [(name: String, value: String)]) -> [String] {
        headers.map { header in
            "\(header.name): \(header.value)".filter { !$0.isNewline }
        }
    }

    private var resource: String {
        guard case .url(let url) = stack?.endpoint,
            let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
        else { return "/" }
        let path = parts.percentEncodedPath
        return (path.isEmpty ? "/" : path) + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
    }

    private var hostHeader: String {
        switch stack?.endpoint {
        case .url(let url): (url.host ?? "") + (url.port.map { ":\($0)" } ?? "")
        case .hostPort(.ipv6(let address), let port): "[\(address)]:\(port)"
        case .hostPort(let host, let port): "\(host):\(port)"
        case .service, .unix, .opaque, nil: "localhost"
        }
    }

    private func shakeHands() {
        guard let head = HandshakeHead(in: &input) else {
            if input.count > HandshakeHead.limit { fail(.posix(.EMSGSIZE)) }
            return
        }
        isServer ? answer(head) : check(head)
    }

    private func check(_ head: HandshakeHead) {
        let status = head.firstLine.split(separator: " ").dropFirst().first
        let subprotocol = head["Sec-WebSocket-Protocol"]
        guard status == "101", head["Upgrade"]?.lowercased() == "websocket",
            head["Sec-WebSocket-Accept"] == HandshakeHead.accept(key),
            subprotocol.map({ settings.subprotocols.contains($0) }) ?? true
        else { return fail(.posix(.ECONNABORTED)) }
        connectionMetadata.selectedSubprotocol = subprotocol
        let known = ["upgrade", "connection", "sec-websocket-accept", "sec-websocket-protocol"]
        connectionMetadata.additionalServerHeaders = head.headers.filter { !known.contains($0.name.lowercased()) }
            .map { ($0.name, $0.value) }
        open()
    }

    private func answer(_ head: HandshakeHead) {
        guard head.firstLine.hasPrefix("GET "), head["Upgrade"]?.lowercased() == "websocket",
            let key = head["Sec-WebSocket-Key"], head["Sec-WebSocket-Version"] == "13"
        else { return refuse() }
        let proposed = head.list("Sec-WebSocket-Protocol")
        guard let handler = settings.requestHandler else {
            let known = settings.subprotocols.first { proposed.contains($0) }
            return answer(.init(status: .accept, subprotocol: known), to: key)
        }
        let known = ["host", "upgrade", "connection", "sec-websocket-key", "sec-websocket-version"]
        let headers = head.headers.filter { !known.contains($0.name.lowercased()) }
        phase = .idle
        handler.queue.async { [weak self] in
            let response = handler.call(proposed, headers)
            guard let self else { return }
            stack?.queue.async { self.answer(response, to: key) }
        }
    }

    private func answer(_ response: NWProtocolWebSocket.Response, to key: String) {
        guard response.status == .accept else { return refuse(response.additionalHeaders ?? []) }
        var lines = ["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade"]
        lines.append("Sec-WebSocket-Accept: \(HandshakeHead.accept(key))")
        response.subprotocol.map { lines.append("Sec-WebSocket-Protocol: \($0)") }
        lines += Self.lines(response.additionalHeaders ?? [])
        write(Segment(data: Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)))
        connectionMetadata.selectedSubprotocol = response.subprotocol
        open()
        if phase == .open { readFrames() }
    }

    private func refuse(_ headers: [(name: String, value: String)] = []) {
        let lines = ["HTTP/1.1 400 Bad Request", "Content-Length: 0", "Connection: close"] + Self.lines(headers)
        write(Segment(data: Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8), isComplete: true, isFinal: true))
        fail(.posix(.ECONNABORTED))
    }

    // MARK: Frames

    private func send(_ frame: WebSocketFrame) {
        guard !hasSentClose else { return }
        write(Segment(data: frame.encoded(mask: isServer ? nil : .random(in: .min ... .max))))
    }

    private func sendClose(_ code: NWProtocolWebSocket.CloseCode?, reason: Data) {
        var payload = Data()
        if let code, code != .protocolCode(.noStatusReceived) {
            withUnsafeBytes(of: code.rawValue.bigEndian) { payload.append(contentsOf: $0) }
            payload.append(reason.prefix(123))
        }
        send(WebSocketFrame(opcode: .close, payload: payload))
        hasSentClose = true
    }

    private func readFrames() {
        do {
            while phase == .open,
                let frame = try WebSocketFrame.next(
                    in: &input, isMasked: isServer, limit: limit - (message?.payload.count ?? 0))
            {
                try handle(frame)
            }
        } catch {
            sendClose(.protocolCode(error.code), reason: Data())
            phase = .closed
            fail(.posix(error.code == .messageTooBig ? .EMSGSIZE : .EBADMSG))
        }
    }

    private func handle(_ frame: WebSocketFrame) throws(WebSocketFrame.Malformed) {
        switch frame.opcode {
        case .text, .binary:
            guard message == nil else { throw .init(code: .protocolError) }
            message = (frame.opcode, frame.payload)
            if frame.isFinal { try deliverMessage() }
        case .cont:
            guard message != nil else { throw .init(code: .protocolError) }
            message?.payload.append(frame.payload)
            if frame.isFinal { try deliverMessage() }
        case .ping:
            if settings.autoReplyPing {
                send(WebSocketFrame(opcode: .pong, payload: frame.payload))
            } else {
                deliver(frame.payload, as: .ping)
            }
        case .pong:
            guard pings.isEmpty else { return pings.removeFirst().answerPing(nil) }
            deliver(frame.payload, as: .pong)
        case .close:
            try handleClose(frame.payload)
        }
    }

    private func deliverMessage() throws(WebSocketFrame.Malformed) {
        guard let (opcode, payload) = message else { return }
        message = nil
        guard opcode != .text || String(validating: payload, as: UTF8.self) != nil else {
            throw .init(code: .invalidFramePayloadData)
        }
        deliver(payload, as: opcode)
    }

    private func deliver(_ payload: Data, as opcode: WebSocketFrame.Opcode, closeCode: CloseCode? = nil) {
        let metadata = Metadata(opcode: opcode)
        if let closeCode { metadata.closeCode = closeCode }
        metadata.selectedSubprotocol = connectionMetadata.selectedSubprotocol
        metadata.additionalServerHeaders = connectionMetadata.additionalServerHeaders
        deliver(Segment(data: payload, metadata: [metadata], isComplete: true))
    }

    private func handleClose(_ payload: Data) throws(WebSocketFrame.Malformed) {
        var code = CloseCode.protocolCode(.noStatusReceived)
        if !payload.isEmpty {
            let number = payload.prefix(2).reduce(UInt16(0)) { $0 << 8 | UInt16($1) }
            // Those that are never sent.
            guard payload.count >= 2, ![1005, 1006, 1015].contains(number),
                let known = try? CloseCode(rawValue: number)
            else { throw .init(code: .protocolError) }
            code = known
        }
        connectionMetadata.closeCode = code
        deliver(Data(payload.dropFirst(2)), as: .close, closeCode: code)
        sendClose(code, reason: Data())
        phase = .closed
        // The server is the first to end the connection beneath (RFC 6455, 7.1.1).
        if isServer { write(.end) }
    }
}
