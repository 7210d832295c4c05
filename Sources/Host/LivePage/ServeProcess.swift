import Children
import Foundation
import Logging
import NIOCore
import NIOPosix
import NIOWebSocket
import POSIXSupport
import WidgetProtocol

/// A session's `widget-bridge serve`, whose lines come and go on an event loop.
final class ServeProcess {
    private let process: ChildProcess
    private let channel: any Channel
    private let lines: LinesHandler

    /// How long it may take over what it has accepted when nobody listens any more.
    private static let patience = Duration.seconds(10)

    /// How many there are.
    private static let running = Monitor(0)

    private init(_ process: ChildProcess, _ channel: any Channel, _ lines: LinesHandler) {
        self.process = process
        self.channel = channel
        self.lines = lines
    }

    /// Starts a session; what it logs goes where this program's log does.
    static func start(
        _ arguments: [String], on loop: any EventLoop
    ) -> EventLoopFuture<NIOLoopBound<ServeProcess>> {
        let process: ChildProcess
        do throws(BridgeError) {
            process = try ChildProcess.launch(
                Launch(arguments: arguments, environment: ProcessInfo.processInfo.environment), name: "serve",
                blocks: false, logger: Logger(label: "widget-bridge.live"), standardError: STDERR_FILENO
            ) { path, code in
                BridgeError(
                    .internalError, "\(path) cannot be started: \(String(cString: strerror(code)))",
                    hint: "Install widget-bridge anew.")
            }
        } catch {
            return loop.makeFailedFuture(error)
        }
        running.withLock { $0 += 1 }
        // The process closes its own.
        let descriptors = [process.replies, process.input].map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
        return NIOPipeBootstrap(group: loop)
            .channelOption(
                .recvAllocator,
                value: AdaptiveRecvByteBufferAllocator(minimum: 4 << 10, initial: 64 << 10, maximum: 1 << 20)
            )
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHandler(ByteToMessageHandler(LineDecoder()))
                    try pipeline.addHandler(LinesHandler(process))
                }
            }
            .takingOwnershipOfDescriptors(input: descriptors[0], output: descriptors[1])
            .flatMapThrowing { channel in
                let lines = try channel.pipeline.syncOperations.handler(type: LinesHandler.self)
                return NIOLoopBound(ServeProcess(process, channel, lines), eventLoop: loop)
            }
            .flatMapErrorThrowing { error in
                stop(process)
                throw error
            }
    }

    /// Hands its lines to a host from now on.
    func connect(to host: SessionHandler) { lines.connect(to: host) }

    /// Writes a line, which has its end.
    func write(_ line: ByteBuffer) { channel.writeAndFlush(line, promise: nil) }

    /// Reads what it writes, or no longer while the host does not read.
    func setReading(_ isReading: Bool) { _ = channel.setOption(.autoRead, value: isReading) }

    /// Ends its input, and the process once it has done what it has accepted.
    func end() {
        lines.disconnect()
        channel.close(promise: nil)
        Self.stop(process)
    }

    private static func stop(_ process: ChildProcess) {
        startThread {
            process.stop(within: patience)
            running.withLock(waking: true) { $0 -= 1 }
        }
    }

    /// Waits for those whose hosts have gone.
    static func waitForAll() { _ = running.wait(for: patience) { $0 == 0 ? () : nil } }
}

/// The end of a session's pipes.
private final class LinesHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let process: ChildProcess
    private var host: SessionHandler?
    /// What was said before there was a host.
    private var waiting: [ByteBuffer] = []
    /// What the host is told of the process's end.
    private var ended: WebSocketErrorCode?

    init(_ process: ChildProcess) { self.process = process }

    func connect(to host: SessionHandler) {
        self.host = host
        waiting.forEach(host.send)
        waiting = []
        if let ended { host.close(ended) }
    }

    func disconnect() { host = nil }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let line = unwrapInboundIn(data)
        if let host { host.send(line) } else { waiting.append(line) }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        host?.setReading(context.channel.isWritable)
        context.fireChannelWritabilityChanged()
    }

    func channelInactive(context: ChannelHandlerContext) {
        let code = context.eventLoop.makePromise(of: WebSocketErrorCode.self)
        startThread { [process] in
            let isUsage = process.end(within: .seconds(5)) == .code(ExitStatus.usage.rawValue)
            code.succeed(isUsage ? SessionHandler.CloseCode.malformedOptions : SessionHandler.CloseCode.sessionEnded)
        }
        code.futureResult.assumeIsolated().whenSuccess { code in
            self.ended = code
            self.host?.close(code)
        }
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
