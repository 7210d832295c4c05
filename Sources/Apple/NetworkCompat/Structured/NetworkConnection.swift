public import Foundation
import Synchronization

/// A connection whose content is awaited; it is made when it is first used, and ends with its last user.
public final class NetworkConnection<ApplicationProtocol: NetworkProtocolOptions>: Sendable {
    public typealias State = NWConnection.State

    let base: NWConnection
    let application: ApplicationProtocol
    private let states_ = Mutex<[AsyncStream<State>.Continuation]>([])
    private let handlers = Mutex<[@Sendable (NetworkConnection, State) -> Void]>([])
    private let hasStarted = Mutex(false)

    public convenience init(to endpoint: NWEndpoint, using application: () -> ApplicationProtocol) {
        self.init(to: endpoint, using: NWParametersBuilder(application()))
    }

    public convenience init(to endpoint: NWEndpoint, using builder: NWParametersBuilder<ApplicationProtocol>) {
        self.init(NWConnection(to: endpoint, using: builder.parameters), builder.application)
    }

    init(_ base: NWConnection, _ application: ApplicationProtocol) {
        self.base = base
        self.application = application
    }

    deinit {
        base.cancel()
        states_.withLock { $0 }.forEach { $0.finish() }
    }

    public var state: State { base.state }
    public var endpoint: NWEndpoint { base.endpoint }
    public var remoteEndpoint: NWEndpoint? { base.currentPath?.remoteEndpoint }
    public var localEndpoint: NWEndpoint? { base.currentPath?.localEndpoint }
    public var currentPath: NWPath? { base.currentPath }

    /// The states, from the present one on.
    public var states: AsyncStream<State> {
        let (stream, continuation) = AsyncStream.makeStream(of: State.self)
        states_.withLock { $0.append(continuation) }
        continuation.yield(state)
        start()
        return stream
    }

    @discardableResult
    public func onStateUpdate(_ handler: @escaping @Sendable (NetworkConnection, State) -> Void) -> Self {
        handlers.withLock { $0.append(handler) }
        return self
    }

    /// Begins the connection, which the first use does too.
    @discardableResult
    public func start() -> Self {
        let isFirst = hasStarted.withLock { hasStarted in
            defer { hasStarted = true }
            return !hasStarted
        }
        guard isFirst else { return self }
        base.stateUpdateHandler = { [weak self] state in
            guard let self else { return }
            handlers.withLock { $0 }.forEach { $0(self, state) }
            let continuations = states_.withLock { $0 }
            continuations.forEach { $0.yield(state) }
            if state == .cancelled { continuations.forEach { $0.finish() } }
            // Who awaits content has no other way to learn that there is no network.
            if case .waiting(let error) = state, base.currentPath == nil { base.fail(waiting: error) }
        }
        base.start(queue: .global())
        return self
    }

    func send(_ data: Data?, _ context: NWConnection.ContentContext, isComplete: Bool = true) async throws {
        start()
        let base = base
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                base.send(
                    content: data, contentContext: context, isComplete: isComplete,
                    completion: .contentProcessed { error in
                        continuation.resume(with: error.map { .failure($0) } ?? .success(()))
                    })
            }
        } onCancel: {
            base.cancel()
        }
    }

    /// Content of a stream, or with nil a whole message; nil at the end.
    func receive(_ range: (Int, Int)?) async throws -> (content: Data, context: NWConnection.ContentContext?)? {
        start()
        let base = base
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let answer: Inbox.Completion = { data, context, _, error in
                    if let error, error != .posix(.ENODATA) {
                        continuation.resume(throwing: error)
                    } else {
                        continuation.resume(returning: data.map { ($0, context) })
                    }
                }
                if let (least, most) = range {
                    base.receive(minimumIncompleteLength: least, maximumLength: most, completion: answer)
                } else {
                    base.receiveMessage(completion: answer)
                }
            }
        } onCancel: {
            base.cancel()
        }
    }

    func message() async throws -> (content: Data, context: NWConnection.ContentContext?) {
        guard let message = try await receive(nil) else { throw NWError.posix(.ENODATA) }
        return message
    }

    /// Messages until the end.
    func all<Element: Sendable>(
        _ make: @escaping @Sendable (Data, NWConnection.ContentContext?) throws -> Element
    ) -> AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream { try await self.receive(nil).map { try make($0.content, $0.context) } }
    }
}

extension NWConnection {
    /// Ends a connection that cannot be made for somebody who awaits it.
    func fail(waiting error: NWError) {
        core.async {
            guard case .waiting = self.state else { return }
            self.fail(error)
        }
    }
}

extension NetworkConnection where ApplicationProtocol: StreamProtocol {
    public func send(_ content: some DataProtocol, endOfStream: Bool = false) async throws {
        try await send(Data(content), endOfStream ? .finalMessage : .defaultMessage)
    }

    /// Sends a number, the higher bytes first.
    public func send<Number: FixedWidthInteger & Sendable>(_ number: Number) async throws {
        try await send(withUnsafeBytes(of: number.bigEndian) { Data($0) })
    }

    /// Throws `ENODATA` where the stream ends before.
    public func receive(exactly count: Int) async throws -> (content: Data, metadata: NWConnection.ContentContext?) {
        try await receive(atLeast: count, atMost: count)
    }

    public func receive(
        atLeast least: Int, atMost most: Int
    ) async throws -> (content: Data, metadata: NWConnection.ContentContext?) {
        guard let (content, context) = try await receive((least, most)), content.count >= least else {
            throw NWError.posix(.ENODATA)
        }
        return (content, context)
    }

    /// Receives a number, the higher bytes first.
    public func receive<Number: FixedWidthInteger & Sendable>(
        as type: Number.Type
    ) async throws -> (content: Number, metadata: NWConnection.ContentContext?) {
        let (data, context) = try await receive(exactly: MemoryLayout<Number>.size)
        return (Number(bigEndian: data.withUnsafeBytes { $0.loadUnaligned(as: Number.self) }), context)
    }
}

extension NetworkConnection where ApplicationProtocol == UDP {
    public func send(_ content: some DataProtocol) async throws { try await send(Data(content), .defaultMessage) }

    public func receive() async throws -> (content: Data, metadata: NWConnection.ContentContext?) {
        let (content, context) = try await message()
        return (content, context)
    }

    public var messages: AsyncThrowingStream<(content: Data, metadata: NWConnection.ContentContext?), any Error> {
        all { ($0, $1) }
    }
}

extension NetworkConnection where ApplicationProtocol == WebSocket {
    public typealias Message = (content: Data, metadata: NWProtocolWebSocket.Metadata)

    public func send(
        _ content: some DataProtocol, metadata: NWProtocolWebSocket.Metadata = .init(opcode: .binary)
    ) async throws {
        try await send(Data(content), .init(identifier: "message", metadata: [metadata]))
    }

    public func send(_ text: String) async throws { try await send(Data(text.utf8), metadata: .init(opcode: .text)) }

    public func receive() async throws -> Message {
        let (content, context) = try await message()
        return Self.message(content, context)
    }

    public var messages: AsyncThrowingStream<Message, any Error> { all { Self.message($0, $1) } }

    private static func message(_ content: Data, _ context: NWConnection.ContentContext?) -> Message {
        let metadata = context?.protocolMetadata(definition: NWProtocolWebSocket.definition)
        return (content, metadata as? NWProtocolWebSocket.Metadata ?? .init(opcode: .binary))
    }
}

extension NetworkConnection where ApplicationProtocol == TLV {
    public typealias TypedMessage = (content: Data, metadata: TLV.Metadata)

    public func send(_ content: some DataProtocol, type: Int) async throws {
        let message = NWProtocolFramer.Message(definition: TypeLengthFramer.definition)
        message["type"] = type
        try await send(Data(content), .init(identifier: "message", metadata: [message]))
    }

    public func receive() async throws -> TypedMessage {
        let (content, context) = try await message()
        return Self.typed(content, context)
    }

    public var messages: AsyncThrowingStream<TypedMessage, any Error> { all { Self.typed($0, $1) } }

    private static func typed(_ content: Data, _ context: NWConnection.ContentContext?) -> TypedMessage {
        let message = context?.protocolMetadata.first as? NWProtocolFramer.Message
        return (content, TLV.Metadata(type: message?["type"] as? Int ?? 0))
    }
}

extension NetworkConnection where ApplicationProtocol: CodingProtocol {
    public typealias Value = (content: ApplicationProtocol.Receiving, metadata: NWConnection.ContentContext?)

    public func send(_ content: ApplicationProtocol.Sending) async throws {
        try await send(application.coder.encode(content), .defaultMessage)
    }

    public func receive() async throws -> Value {
        let (data, context) = try await message()
        return (try application.coder.decode(ApplicationProtocol.Receiving.self, from: data), context)
    }

    public var messages: AsyncThrowingStream<Value, any Error> {
        let coder = application.coder
        return all { (try coder.decode(ApplicationProtocol.Receiving.self, from: $0), $1) }
    }
}

/// Makes a connection for as long as `body` runs.
public func withNetworkConnection<ApplicationProtocol: NetworkProtocolOptions, Result: Sendable>(
    to endpoint: NWEndpoint, using application: () -> ApplicationProtocol,
    _ body: (NetworkConnection<ApplicationProtocol>) async throws -> Result
) async throws -> Result {
    try await withNetworkConnection(to: endpoint, using: NWParametersBuilder(application()), body)
}

public func withNetworkConnection<ApplicationProtocol: NetworkProtocolOptions, Result: Sendable>(
    to endpoint: NWEndpoint, using builder: NWParametersBuilder<ApplicationProtocol>,
    _ body: (NetworkConnection<ApplicationProtocol>) async throws -> Result
) async throws -> Result {
    let connection = NetworkConnection(to: endpoint, using: builder)
    defer { connection.base.cancel() }
    return try await body(connection.start())
}
