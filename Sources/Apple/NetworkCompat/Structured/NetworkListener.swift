import Dispatch
import Synchronization

/// A listener whose connections are each a task's.
public final class NetworkListener<ApplicationProtocol: NetworkProtocolOptions>: Sendable {
    public typealias State = NWListener.State

    private let base: NWListener
    private let application: ApplicationProtocol
    private let handlers = Mutex<[@Sendable (NetworkListener, State) -> Void]>([])

    public convenience init(
        on port: NWEndpoint.Port = .any, using application: () -> ApplicationProtocol
    ) throws {
        try self.init(on: port, using: NWParametersBuilder(application()))
    }

    public init(on port: NWEndpoint.Port = .any, using builder: NWParametersBuilder<ApplicationProtocol>) throws {
        base = try NWListener(using: builder.parameters, on: port)
        application = builder.application
    }

    public var state: State { base.state }
    public var port: NWEndpoint.Port? { base.port }

    @discardableResult
    public func onStateUpdate(_ handler: @escaping @Sendable (NetworkListener, State) -> Void) -> Self {
        handlers.withLock { $0.append(handler) }
        return self
    }

    /// Listens until the task is cancelled, and has `handler` deal with each connection in a task of its own.
    public func run(
        _ handler: @escaping @Sendable (NetworkConnection<ApplicationProtocol>) async throws -> Void
    ) async throws {
        let (connections, continuation) = AsyncThrowingStream.makeStream(of: NWConnection.self)
        base.newConnectionHandler = { continuation.yield($0) }
        base.stateUpdateHandler = { [weak self] state in
            guard let self else { return }
            handlers.withLock { $0 }.forEach { $0(self, state) }
            switch state {
            case .failed(let error): continuation.finish(throwing: error)
            case .cancelled: continuation.finish()
            case .setup, .waiting, .ready: break
            }
        }
        base.start(queue: .global())
        defer { base.cancel() }
        let application = application
        try await withThrowingDiscardingTaskGroup { group in
            for try await connection in connections {
                group.addTask {
                    // One connection's end is not the others'.
                    try? await handler(NetworkConnection(connection, application).start())
                }
            }
            group.cancelAll()
        }
    }
}

/// Looks for endpoints by Bonjour or Wi-Fi Aware, which are not here: it fails when it runs.
///
/// - Compatibility: compiles
public final class NetworkBrowser: Sendable {
    /// What becomes of looking.
    public enum Outcome<Value: Sendable>: Sendable {
        case `continue`
        case finish(Value)
    }

    private let descriptor: NWBrowser.Descriptor

    public init(for descriptor: NWBrowser.Descriptor) {
        self.descriptor = descriptor
    }

    /// Throws `kDNSServiceErr_ServiceNotRunning`.
    public func run<Value: Sendable>(
        _ handler: @escaping @Sendable ([NWEndpoint]) async throws -> Outcome<Value>
    ) async throws -> Value {
        NWBrowser(for: descriptor, using: .tcp).start(queue: .global())
        throw NWError.dns(DNSServiceErrorType(kDNSServiceErr_ServiceNotRunning))
    }
}
