import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import POSIXSupport
package import WidgetProtocol

/// Serves the page and sessions to hosts of this machine.
package final class LiveServer: Sendable {
    private let configuration: LiveConfiguration
    private let files: PageFiles
    private let token: String
    private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    private let connections = OpenConnections()
    private let watchEnd = Bell()

    /// Where a session's WebSocket is.
    static let sessionPath = "/session"

    /// How long a connection may be idle before it asks for a session.
    private static let idleTime = TimeAmount.seconds(30)

    package init(_ configuration: LiveConfiguration, files: PageFiles) throws(BridgeError) {
        self.configuration = configuration
        self.files = files
        token = try AccessToken.load(root: configuration.root)
    }

    /// Where it listens.
    package struct Place: Sendable, Hashable {
        package var port: Int
        /// The page's address; it has the token behind `#`, which browsers keep to themselves.
        package var page: String
        /// That of sessions.
        package var session: String
        package var token: String
    }

    /// Begins to listen.
    package func start() throws(CannotListen) -> Place {
        let channel = try bind()
        let port = channel.localAddress?.port ?? configuration.port
        let authority = (configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host) + ":\(port)"
        followDataSets()
        return Place(
            port: port, page: "http://\(authority)/#token=\(token)", session: "ws://\(authority)\(Self.sessionPath)",
            token: token)
    }

    /// Tells the hosts that the server goes, and lets the sessions end.
    package func stop() {
        watchEnd.ring()
        connections.closeAll()
    }

    /// Waits until the sessions have done what they had accepted.
    package func waitForSessions() { ServeProcess.waitForAll() }

    private func bind() throws(CannotListen) -> any Channel {
        do {
            return try listen(port: configuration.port)
        } catch let error as IOError where error.errnoCode == EADDRINUSE && configuration.mayChoosePort {
            do { return try listen(port: 0) } catch { throw CannotListen(configuration, "\(error)") }
        } catch let error as IOError {
            throw CannotListen(configuration, String(cString: strerror(error.errnoCode)))
        } catch {
            throw CannotListen(configuration, "\(error)")
        }
    }

    private func listen(port: Int) throws -> any Channel {
        let (configuration, files, token, connections) = (configuration, files, token, connections)
        return try ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 64)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    guard connections.enter(channel) else { throw ChannelError.eof }
                    let port = channel.localAddress?.port ?? port
                    try Self.prepare(
                        channel, AccessRules(token: token, port: port), configuration, files, connections)
                }
            }
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .bind(host: configuration.host, port: port).wait()
    }

    /// HTTP, which a request for a session turns into a WebSocket.
    private static func prepare(
        _ channel: any Channel, _ rules: AccessRules, _ configuration: LiveConfiguration, _ files: PageFiles,
        _ connections: OpenConnections
    ) throws {
        let (idle, page) = ("idle", "page")
        let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: configuration.maximumMessage,
            shouldUpgrade: { channel, head in
                let isSession =
                    head.uri.prefix { $0 != "?" } == sessionPath && rules.refusal { head.headers[$0] } == nil
                return channel.eventLoop.makeSucceededFuture(isSession ? [:] : nil)
            },
            upgradePipelineHandler: { channel, head in
                open(channel, head, rules, configuration, connections)
            })
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(IdleStateHandler(readTimeout: idleTime), name: idle)
        try pipeline.configureHTTPServerPipeline(
            withServerUpgrade: (
                upgraders: [upgrader],
                completionHandler: { context in
                    for name in [idle, page] { context.pipeline.removeHandler(name: name, promise: nil) }
                }
            ))
        try pipeline.addHandler(PageHandler(rules: rules, files: files), name: page)
    }

    /// Opens a session on a WebSocket, or closes it with what is wrong: a page is not told of a refusal before.
    private static func open(
        _ channel: any Channel, _ head: HTTPRequestHead, _ rules: AccessRules, _ configuration: LiveConfiguration,
        _ connections: OpenConnections
    ) -> EventLoopFuture<Void> {
        let loop = channel.eventLoop
        @Sendable func refuse(_ code: WebSocketErrorCode) -> EventLoopFuture<Void> {
            // Behind the answer to the request.
            loop.execute { SessionHandler.close(channel, code) }
            return loop.makeSucceededVoidFuture()
        }
        let query = head.uri.firstIndex(of: "?").map { head.uri[head.uri.index(after: $0)...] } ?? ""
        guard let options = SessionOptions(query: String(query)) else {
            return refuse(SessionHandler.CloseCode.malformedOptions)
        }
        if rules.refusal(ofToken: options.token) != nil { return refuse(SessionHandler.CloseCode.wrongToken) }
        guard connections.enter(session: channel) else { return refuse(SessionHandler.CloseCode.tooManySessions) }
        return ServeProcess.start(configuration.serve + options.arguments, on: loop).flatMapThrowing { process in
            let process = process.value
            let handler = SessionHandler(process, methods: PreviewMethods(configuration))
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(StrictFrames())
            try pipeline.addHandler(
                NIOWebSocketFrameAggregator(
                    minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 4096,
                    maxAccumulatedFrameSize: configuration.maximumMessage))
            try pipeline.addHandler(handler)
            process.connect(to: handler)
        }.flatMapError { _ in refuse(SessionHandler.CloseCode.sessionEnded) }
    }

    /// Tells the pages of sets that were changed, on a thread of its own.
    private func followDataSets() {
        guard let page = configuration.page, let watch = SourceWatch() else { return }
        let sets = DataSets(folder: page.dataFolder)
        let list = { @Sendable in
            let folders = sets.watched
            folders.forEach(watch.add)
            watch.keep(folders)
            return sets.list()
        }
        startThread { [connections, watchEnd] in
            var known = list()
            while watch.wait(unless: watchEnd) {
                let current = list()
                if current == known { continue }
                known = current
                connections.tellAll(#"{"jsonrpc":"2.0","method":"preview/dataSetsChanged","params":{}}"#)
            }
        }
    }
}

/// What keeps a server from listening.
package struct CannotListen: Error {
    package let message: String
    package let hint = "Name another port, or 0 for any that is free."

    fileprivate init(_ configuration: LiveConfiguration, _ reason: String) {
        message = "Cannot listen at \(configuration.host):\(configuration.port): \(reason)"
    }
}
