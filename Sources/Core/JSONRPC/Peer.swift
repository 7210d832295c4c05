package import JSON
import POSIXSupport
package import WidgetProtocol

/// The asking side of a stream of messages: sends requests, many at a time, and gives each its reply.
package final class Peer: Sendable {
    /// Why a request got no reply.
    package enum Failure: Error, Hashable, Sendable {
        /// The other side answered with an error.
        case error(BridgeError)
        case timedOut
        /// The stream ended before the reply came.
        case ended
        /// The task that asked was cancelled.
        case cancelled
    }

    private struct State {
        var nextID = 1
        var isEnded = false
        var waiting: [Int: CheckedContinuation<Result<JSONValue, Failure>, Never>] = [:]
    }

    private let writer: MessageWriter
    private let monitor = Monitor(State())
    private let onStray: @Sendable (Message?) -> Void

    /// Starts reading at once, on a thread of its own.
    ///
    /// - Parameters:
    ///   - input: Where replies are read; must stay open until ``waitUntilEnded()`` returns.
    ///   - output: Where requests are written.
    ///   - limit: The longest line of a reply; a longer one ends the stream.
    ///   - onStray: Told what is no reply to a request, nil for a line that is no message.
    package init(
        input: Int32, output: Int32, limit: Int = LineFramer.defaultLimit,
        onStray: @escaping @Sendable (Message?) -> Void = { _ in }
    ) {
        writer = MessageWriter(descriptor: output)
        self.onStray = onStray
        startThread { [self] in read(input, limit) }
    }

    /// Sends a request and waits for its reply.
    package func request(
        _ method: String, _ params: JSONValue = [:], timeout: Duration? = nil
    ) async throws(Failure) -> JSONValue {
        try await request(method, params: RawJSON(params), timeout: timeout)
    }

    /// Sends a request whose params are JSON text already, and waits for its reply.
    package func request(
        _ method: String, params: RawJSON, timeout: Duration? = nil
    ) async throws(Failure) -> JSONValue {
        let id = monitor.withLock { state in
            defer { state.nextID += 1 }
            return state.nextID
        }
        let timer = timeout.map { timeout in
            Task { [self] in
                if (try? await Task.sleep(for: timeout)) != nil { finish(id, .failure(.timedOut)) }
            }
        }
        defer { timer?.cancel() }
        let line = Message.requestLine(.int(id), method: method, params: params)
        return try await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let failure = monitor.withLock { state -> Failure? in
                    if state.isEnded { return .ended }
                    if Task.isCancelled { return .cancelled }
                    state.waiting[id] = continuation
                    return nil
                }
                if let failure { continuation.resume(returning: .failure(failure)) } else { writer.enqueue(line) }
            }
        } onCancel: {
            finish(id, .failure(.cancelled))
        }.get()
    }

    /// Blocks this thread until the other side has closed its stream.
    package func waitUntilEnded() { monitor.wait { $0.isEnded ? () : nil } }

    private func read(_ input: Int32, _ limit: Int) {
        var stream = MessageStream(limit: limit)
        reading: repeat {
            while let message = stream.next() {
                if case .failure(let error) = message, error == .lineTooLong(limit: limit) { break reading }
                handle(message)
            }
        } while stream.fill { Descriptors.read(input, into: $0) } > 0
        if let message = stream.finish() { handle(message) }
        writer.abandon()
        let waiting = monitor.withLock(waking: true) { state in
            state.isEnded = true
            defer { state.waiting = [:] }
            return state.waiting.values
        }
        for continuation in waiting { continuation.resume(returning: .failure(.ended)) }
    }

    private func handle(_ message: Result<Message, BridgeError>) {
        switch message {
        case .success(.result(.int(let id), let value)): finish(id, .success(value))
        case .success(.error(.int(let id)?, let error)): finish(id, .failure(.error(error)))
        case .success(let other): onStray(other)
        case .failure: onStray(nil)
        }
    }

    private func finish(_ id: Int, _ result: Result<JSONValue, Failure>) {
        monitor.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: result)
    }
}
