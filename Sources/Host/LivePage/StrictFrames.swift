import NIOCore
import NIOWebSocket

/// Ends a connection whose frames are not as RFC 6455 wants a client's: masked (5.1), and without bits that an extension
/// would have to give a meaning (5.2).
final class StrictFrames: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    struct MalformedFrame: Error {}

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        if frame.maskKey == nil || frame.rsv1 || frame.rsv2 || frame.rsv3 {
            context.fireErrorCaught(MalformedFrame())
        } else {
            context.fireChannelRead(data)
        }
    }
}
