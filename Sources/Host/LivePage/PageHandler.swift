import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers plain requests with the page's files.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let rules: AccessRules
    private let files: PageFiles
    private var head: HTTPRequestHead?

    /// Nothing comes from elsewhere, nothing runs that is not a file of the page, and no other page may hold this one.
    private static let policy = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; \
        connect-src 'self' ws://127.0.0.1:* ws://localhost:* ws://[::1]:*; base-uri 'none'; form-action 'none'; \
        frame-ancestors 'none'
        """

    init(rules: AccessRules, files: PageFiles) {
        self.rules = rules
        self.files = files
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = head
        case .body: break
        case .end:
            guard let head else { return }
            self.head = nil
            answer(head, context)
        }
    }

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        if let refusal = rules.refusal({ head.headers[$0] }) {
            return send(.forbidden, refusal.message, head, context)
        }
        guard head.method == .GET || head.method == .HEAD else {
            return send(.methodNotAllowed, "Only GET and HEAD are answered here.", head, context)
        }
        let path = String(head.uri.prefix { $0 != "?" })
        if path == LiveServer.sessionPath {
            return send(.upgradeRequired, "A session is a WebSocket.", head, context)
        }
        guard let file = files.byPath[path] else { return send(.notFound, "There is nothing here.", head, context) }
        send(.ok, file, head, context)
    }

    private func send(
        _ status: HTTPResponseStatus, _ text: String, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
    ) {
        let file = PageFiles.File(type: "text/plain; charset=utf-8", bytes: Array((text + "\n").utf8))
        send(status, file, head, context)
    }

    private func send(
        _ status: HTTPResponseStatus, _ file: PageFiles.File, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
    ) {
        var headers: HTTPHeaders = [
            "Content-Type": file.type, "Content-Length": "\(file.bytes.count)", "Cache-Control": "no-cache",
            "Content-Security-Policy": Self.policy, "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer", "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
        ]
        if !head.isKeepAlive { headers.add(name: "Connection", value: "close") }
        if status == .methodNotAllowed { headers.add(name: "Allow", value: "GET, HEAD") }
        let answer = HTTPResponseHead(version: head.version, status: status, headers: headers)
        context.write(wrapOutboundOut(.head(answer)), promise: nil)
        if head.method != .HEAD {
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: file.bytes)))), promise: nil)
        }
        let isLast = !head.isKeepAlive
        let context = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.value.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
            if isLast { context.value.close(promise: nil) }
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A session that is refused; its request comes here, and is answered.
        if error is NIOWebSocketUpgradeError { return }
        context.close(promise: nil)
    }

    /// A connection on which nothing has come for a while.
    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is IdleStateHandler.IdleStateEvent { context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }
}

extension AccessRules.Refusal {
    var message: String {
        switch self {
        case .foreignHost: "This server answers to 127.0.0.1 and localhost alone."
        case .foreignOrigin: "Pages of other sites are not answered."
        case .wrongToken: "The token is wrong."
        }
    }
}
