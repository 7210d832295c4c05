package import JSON

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

    /// Hands each request to `handle`, the next only after the last was answered; returns at the input's end.
    ///
    /// Reading blocks a thread of its own. Notifications and replies in the input are ignored.
    package func run(
        isolation: isolated (any Actor)? = #isolation,
        _ handle: (_ method: String, _ params: JSONValue) async throws(RPCError) -> JSONValue
    ) async {
        let messages = HandedMessages(from: input, limit: limit)
        while let message = await messages.next() {
            switch message {
            case .failure(let error): writer.write(Message.error(nil, error).line)
            case .success(.request(let id, let method, let params)):
                do throws(RPCError) {
                    writer.write(Message.result(id, try await handle(method, params ?? [:])).line)
                } catch {
                    writer.write(Message.error(id, error).line)
                }
            case .success: break
            }
        }
    }
}

/// Messages from a blocking descriptor, read only as far as they are asked for.
private final class HandedMessages: Sendable {
    private typealias Element = Result<Message, RPCError>

    private enum State {
        case idle
        case wanted(CheckedContinuation<Element?, Never>)
        case ended
    }

    private let monitor = Monitor(State.idle)

    init(from descriptor: Int32, limit: Int) {
        startThread { [self] in read(descriptor, limit) }
    }

    func next() async -> Result<Message, RPCError>? {
        await withCheckedContinuation { continuation in
            let isEnded = monitor.withLock(waking: true) { state in
                if case .ended = state { return true }
                state = .wanted(continuation)
                return false
            }
            if isEnded { continuation.resume(returning: nil) }
        }
    }

    private func read(_ descriptor: Int32, _ limit: Int) {
        var stream = MessageStream(limit: limit)
        repeat {
            while let message = stream.next() { hand(message) }
        } while stream.fill { Descriptors.read(descriptor, into: $0) } > 0
        if let message = stream.finish() { hand(message) }
        let waiting = monitor.withLock { state -> CheckedContinuation<Element?, Never>? in
            defer { state = .ended }
            if case .wanted(let continuation) = state { return continuation }
            return nil
        }
        waiting?.resume(returning: nil)
    }

    private func hand(_ message: Element) {
        let continuation = monitor.wait { state -> CheckedContinuation<Element?, Never>? in
            guard case .wanted(let continuation) = state else { return nil }
            state = .idle
            return continuation
        }
        continuation.resume(returning: message)
    }
}
