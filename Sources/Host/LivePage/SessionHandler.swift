import Children
import JSON
import NIOCore
import NIOWebSocket

/// A host's WebSocket: each of its messages is a line to a `widget-bridge serve` of its own, and each line a message to
/// it. Whoever of the two does not read keeps the other from being read.
final class SessionHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let session: ServeProcess
    private let methods: PreviewMethods?
    private var context: ChannelHandlerContext?
    private var hasClosed = false

    /// What RFC 6455 and this protocol say of a connection's end.
    enum CloseCode {
        static let wrongToken = WebSocketErrorCode(codeNumber: 4401)
        static let tooManySessions = WebSocketErrorCode(codeNumber: 4429)
        static let malformedOptions = WebSocketErrorCode(codeNumber: 4400)
        /// The session's process has ended, or could not be started.
        static let sessionEnded = WebSocketErrorCode(codeNumber: 4500)
    }

    /// - Parameter methods: the page's own calls, where there is one.
    init(_ session: ServeProcess, methods: PreviewMethods?) {
        self.session = session
        self.methods = methods
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        // A host that went while its session was started.
        if !context.channel.isActive { session.end() }
    }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        switch frame.opcode {
        case .text: take(frame.unmaskedData)
        case .ping:
            context.writeAndFlush(
                wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)), promise: nil)
        case .connectionClose: close(.normalClosure)
        case .pong: break
        default: close(.dataInconsistentWithMessage)
        }
    }

    private func take(_ message: ByteBuffer) {
        var line = Self.withoutLineEnds(message)
        if let methods, Self.mayBe(PreviewMethods.prefix, in: line),
            let json = try? JSONValue(parsing: [UInt8](line.readableBytesView)), let reply = methods.reply(to: json)
        {
            return send(ByteBuffer(string: reply.text))
        }
        line.writeInteger(UInt8(ascii: "\n"))
        session.write(line)
    }

    /// Within a message a line's end is a blank; on a line of its own it would end the message.
    private static func withoutLineEnds(_ message: ByteBuffer) -> ByteBuffer {
        let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
        guard message.readableBytesView.contains(where: isEnd) else { return message }
        return ByteBuffer(bytes: message.readableBytesView.map { isEnd($0) ? UInt8(ascii: " ") : $0 })
    }

    /// Looks for a string that the page's own calls have at their start, without reading a long message as JSON.
    private static func mayBe(_ prefix: String, in line: ByteBuffer) -> Bool {
        line.readableBytesView.prefix(200).firstRange(of: Array("\"\(prefix)".utf8)) != nil
    }

    /// Sends a line of the session's, or a message of the server's own.
    func send(_ message: ByteBuffer) {
        guard let context, !hasClosed else { return }
        context.writeAndFlush(
            wrapOutboundOut(WebSocketFrame(fin: true, opcode: .text, data: message)), promise: nil)
        if !context.channel.isWritable { session.setReading(false) }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        session.setReading(context.channel.isWritable)
        context.fireChannelWritabilityChanged()
    }

    /// Reads from the host, or no longer while its session does not read.
    func setReading(_ isReading: Bool) {
        _ = context?.channel.setOption(.autoRead, value: isReading)
    }

    /// Ends the connection as the protocol has it.
    func close(_ code: WebSocketErrorCode) {
        guard let context, !hasClosed else { return }
        hasClosed = true
        Self.close(context.channel, code)
    }

    static func close(_ channel: any Channel, _ code: WebSocketErrorCode) {
        var data = channel.allocator.buffer(capacity: 2)
        data.write(webSocketErrorCode: code)
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
        channel.writeAndFlush(frame).whenComplete { _ in channel.close(promise: nil) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        session.end()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength, NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge,
            NIOWebSocketFrameAggregator.Error.tooManyFragments:
            close(.messageTooLarge)
        default: close(.protocolError)
        }
    }
}
