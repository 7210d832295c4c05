public import Foundation
import Synchronization

/// A connection between this machine and an endpoint.
///
/// It works on sockets that never wait. What it does happens on a queue of its own, what it tells on the queue that it
/// is started with, in order. Once started it lives until it is cancelled or has failed.
public final class NWConnection: CustomDebugStringConvertible, @unchecked Sendable {
    /// How far a connection is.
    public enum State: Hashable, Sendable {
        case setup
        /// It cannot be made now: it is tried again when the network changes, or with `restart()`.
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
    }

    public let endpoint: NWEndpoint
    public let parameters: NWParameters

    /// What other threads ask for and set.
    struct Shared {
        var state = State.setup
        var queue: DispatchQueue?
        /// In order, on the app's queue even where that is concurrent.
        var delivery: DispatchQueue?
        var path: NWPath?
        var maximumDatagramSize = 0
        var stateUpdateHandler: (@Sendable (State) -> Void)?
        var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
        var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
        var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
        var metadata: [NWProtocolMetadata] = []
        var establishment: EstablishmentReport?
        var traffic = Traffic()
    }

    /// An item that waits until the connection is ready.
    struct Sending {
        let segment: Segment
        let completion: SendCompletion
        let expiry: DispatchTime?
    }

    let shared = Mutex(Shared())

    // What follows is used on this queue alone.
    let core: DispatchQueue
    var attempt: ConnectionAttempt?
    var stack: LayerStack?
    var inbox = Inbox()
    var sendings: [Sending] = []
    var batchDepth = 0
    var watch: InterfaceWatch?
    var accepted: (any Transport)?
    var isServer = false
    var isFinished = false
    var startTime = DispatchTime.now()
    var previousAttempts = 0
    var resolution: EstablishmentReport.Resolution?
    var whenEnded: (() -> Void)?
    /// Keeps a started connection.
    var itself: NWConnection?

    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        self.endpoint = endpoint
        self.parameters = parameters
        core = DispatchQueue(label: "Network.connection")
    }

    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    /// One that somebody else has begun.
    init(
        accepting transport: any Transport, from endpoint: NWEndpoint, using parameters: NWParameters,
        on core: DispatchQueue
    ) {
        self.endpoint = endpoint
        self.parameters = parameters
        self.core = core
        accepted = transport
        isServer = true
    }

    deinit {
        attempt?.cancel()
        stack?.close(flushing: false)
        accepted?.close(flushing: false)
    }

    public var debugDescription: String { "[\(endpoint) \(parameters)]" }

    public var state: State { shared.withLock { $0.state } }
    public var queue: DispatchQueue? { shared.withLock { $0.queue } }
    /// How the connection reaches its endpoint, from when it looks for a way.
    public var currentPath: NWPath? { shared.withLock { $0.path } }
    /// The largest datagram that can be sent; 0 until the connection is ready.
    public var maximumDatagramSize: Int { shared.withLock { $0.maximumDatagramSize } }

    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { shared.withLock { $0.stateUpdateHandler } }
        set { shared.withLock { $0.stateUpdateHandler = newValue } }
    }

    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { shared.withLock { $0.pathUpdateHandler } }
        set { shared.withLock { $0.pathUpdateHandler = newValue } }
    }

    /// Called with whether content can be sent and received just now.
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
        get { shared.withLock { $0.viabilityUpdateHandler } }
        set { shared.withLock { $0.viabilityUpdateHandler = newValue } }
    }

    /// Called with whether there is a better way than the one that is taken: there never is here.
    public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? {
        get { shared.withLock { $0.betterPathUpdateHandler } }
        set { shared.withLock { $0.betterPathUpdateHandler = newValue } }
    }

    /// Makes the connection, and tells of it on `queue`; a second call does nothing.
    public func start(queue: DispatchQueue) {
        let isFirst = shared.withLock { shared in
            guard shared.queue == nil else { return false }
            shared.queue = queue
            shared.delivery = DispatchQueue(label: "Network.delivery", target: queue)
            return true
        }
        guard isFirst else { return }
        core.async { [self] in
            guard !isFinished else { return }
            itself = self
            establish()
        }
    }

    /// Tries once more where the connection waits.
    public func restart() {
        core.async { [self] in
            guard case .waiting = state, !isFinished else { return }
            previousAttempts += 1
            establish()
        }
    }

    /// Ends the connection when what was sent before has gone.
    public func cancel() { core.async { self.end(flushing: true) } }

    /// Ends the connection at once.
    public func forceCancel() { core.async { self.end(flushing: false) } }

    /// Gives up the address that is being tried, for the next one.
    public func cancelCurrentEndpoint() { core.async { self.attempt?.skip() } }

    /// Content that is sent, or asked for, in `block` is dealt with together.
    public func batch(_ block: () -> Void) {
        core.async { self.batchDepth += 1 }
        block()
        core.async { [self] in
            batchDepth -= 1
            flushSendings()
        }
    }

    /// What a protocol of the connection has found out; nil where it is not one of them.
    public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
        shared.withLock { $0.metadata.first { $0.definition.name == definition.name } }
    }
}
