package import JSON
import POSIXSupport
package import WidgetProtocol

/// Answers requests from a stream one after the other.
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

    /// Hands each request to `handle`, the next only after the last was answered; returns at the input's end.
    ///
    /// Reading blocks a thread of its own. Notifications and replies in the input are ignored.
    package func run(
        isolation: isolated (any Actor)? = #isolation,
        _ handle: (_ method: String, _ params: JSONValue) async -> Result<RawJSON, BridgeError>
    ) async {
        let messages = HandedMessages(from: input, limit: limit)
        while let message = await messages.next() {
            switch message {
            case .failure(let error): writer.write(Message.error(nil, error).line)
            case .success(.request(let id, let method, let params)):
                switch await handle(method, params ?? [:]) {
                case .success(let result): writer.write(pieces: Message.resultLine(id, result))
                case .failure(let error): writer.write(Message.error(id, error).line)
                }
            case .success: break
            }
        }
    }
}

/// Messages from a blocking descriptor: a few are read ahead, so that the next is at hand when one is answered.
private final class HandedMessages: Sendable {
    private typealias Element = Result<Message, BridgeError>

    private struct State {
        var queue: [Element] = []
        var waiting: CheckedContinuation<Element?, Never>?
        var isEnded = false
    }

    private let monitor = Monitor(State())

    /// How many messages may wait here; the rest wait in the pipe.
    private static let limit = 8

    init(from descriptor: Int32, limit: Int) {
        startThread { [self] in read(descriptor, limit) }
    }

    /// On the caller's executor: a hop to another and back wakes two threads.
    nonisolated(nonsending) func next() async -> Result<Message, BridgeError>? {
        if let message = queued() { return message }
        return await withCheckedContinuation { continuation in
            let message = monitor.withLock(waking: true) { state -> Element?? in
                if !state.queue.isEmpty { return .some(state.queue.removeFirst()) }
                if state.isEnded { return .some(nil) }
                state.waiting = continuation
                return .none
            }
            if let message { continuation.resume(returning: message) }
        }
    }

    private func queued() -> Element? {
        monitor.withLock(waking: true) { $0.queue.isEmpty ? nil : $0.queue.removeFirst() }
    }

    private func read(_ descriptor: Int32, _ limit: Int) {
        var stream = MessageStream(limit: limit)
        repeat {
            while let message = stream.next() { hand(message) }
        } while stream.fill { Descriptors.read(descriptor, into: $0) } > 0
        if let message = stream.finish() { hand(message) }
        monitor.withLock { state in
            state.isEnded = true
            return state.waiting.take()
        }?.resume(returning: nil)
    }

    private func hand(_ message: Element) {
        monitor.wait { state -> CheckedContinuation<Element?, Never>?? in
            if let waiting = state.waiting.take() { return .some(waiting) }
            guard state.queue.count < Self.limit else { return .none }
            state.queue.append(message)
            return .some(nil)
        }?.resume(returning: message)
    }
}
