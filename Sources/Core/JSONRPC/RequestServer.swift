package import JSON
import POSIXSupport
package import WidgetProtocol

/// Answers requests from a stream on the main actor, one after the other.
package struct RequestServer: Sendable {
    private let input: Int32
    private let writer: MessageWriter
    private let limit: Int

    package init(input: Int32, output: Int32, limit: Int = LineFramer.defaultLimit) {
        self.input = input
        writer = MessageWriter(descriptor: output)
        self.limit = limit
    }

    /// Sends a notification, between replies.
    package func notify(_ method: String, _ params: JSONValue) {
        writer.write(Message.notification(method: method, params: params).line)
    }

    /// The same with params that are JSON text already.
    package func notify(_ method: String, _ params: RawJSON) {
        writer.write(pieces: Message.notificationLine(method: method, params: params))
    }

    /// Hands each request to `handle`, the next only after the last was answered, and calls `atEnd` at the input's end.
    ///
    /// Reading blocks a thread of its own. Notifications and replies in the input are ignored.
    @MainActor package func start(
        _ handle: @escaping @MainActor (_ method: String, _ params: JSONValue) async -> Result<RawJSON, BridgeError>,
        atEnd: @escaping @MainActor () -> Void
    ) {
        HandedMessages { [writer] event in
            switch event {
            case .message(.failure(let error)): writer.write(Message.error(nil, error).line)
            case .message(.success(.request(let id, let method, let params))):
                switch await handle(method, params ?? [:]) {
                case .success(let result): writer.write(pieces: Message.resultLine(id, result))
                case .failure(let error): writer.write(Message.error(id, error).line)
                }
            case .message(.success): break
            case .end: atEnd()
            }
        }.read(input, limit)
    }
}

/// Messages from a blocking descriptor, for the main actor: a few are read ahead, so that the next is at hand when one
/// is answered.
///
/// Each that comes while none is handled starts a task: whoever waits for one in a continuation is woken by way of a
/// thread of the concurrency pool.
private final class HandedMessages: Sendable {
    enum Event: Sendable {
        case message(Result<Message, BridgeError>)
        case end
    }

    private struct State {
        var queue: [Event] = []
        /// Whether there is a task that handles what is in the queue.
        var isHandled = false
    }

    private let monitor = Monitor(State())
    private let handle: @MainActor (Event) async -> Void

    /// How many messages may wait here; the rest wait in the pipe.
    private static let limit = 8

    init(_ handle: @escaping @MainActor (Event) async -> Void) { self.handle = handle }

    func read(_ descriptor: Int32, _ limit: Int) {
        startThread { [self] in
            var stream = MessageStream(limit: limit)
            repeat {
                while let message = stream.next() { hand(.message(message)) }
            } while stream.fill { Descriptors.read(descriptor, into: $0) } > 0
            if let message = stream.finish() { hand(.message(message)) }
            hand(.end)
        }
    }

    private func hand(_ event: Event) {
        let startsTask = monitor.wait { state -> Bool? in
            guard state.queue.count < Self.limit else { return nil }
            state.queue.append(event)
            defer { state.isHandled = true }
            return !state.isHandled
        }
        guard startsTask else { return }
        Task { @MainActor in
            while let event = next() { await handle(event) }
        }
    }

    private func next() -> Event? {
        monitor.withLock(waking: true) { state in
            if state.queue.isEmpty {
                state.isHandled = false
                return nil
            }
            return state.queue.removeFirst()
        }
    }
}
