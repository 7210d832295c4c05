import JSON
import POSIXSupport
import Synchronization
import WidgetProtocol

/// One picture that was asked for, and what came of it.
final class Drawing: Sendable {
    /// A picture that was drawn.
    struct Outcome: Sendable {
        var picture: DrawnPicture
        /// Its bytes; none where they went into a file.
        var bytes: [UInt8]
    }

    private struct State {
        var result: Result<Outcome, BridgeError>?
        var waiting: (@Sendable (Result<Outcome, BridgeError>) -> Void)?
    }

    let request: DrawRequest
    let archive: RawJSON
    /// The file that it goes into; nil where it is handed over.
    let path: String?

    private let state = Mutex(State())

    init(_ request: DrawRequest, _ archive: RawJSON, path: String?) {
        self.request = request
        self.archive = archive
        self.path = path
    }

    /// Waits for the picture. A task that is cancelled waits no longer, and no file is written any more.
    func outcome() async throws(BridgeError) -> Outcome {
        try await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                whenFinished { continuation.resume(returning: $0) }
            }
        } onCancel: {
            cancel()
        }.get()
    }

    /// Has the result told, once, by whoever gives it: on the thread that has drawn the picture, for one. There is one
    /// who waits.
    func whenFinished(_ body: @escaping @Sendable (Result<Outcome, BridgeError>) -> Void) {
        let result = state.withLock { state in
            if state.result == nil { state.waiting = body }
            return state.result
        }
        if let result { body(result) }
    }

    /// Waits no longer: no file is written any more.
    func cancel() { finish(.failure(.cancelled)) }

    /// Gives the result; the first one counts.
    func finish(_ result: Result<Outcome, BridgeError>) {
        state.withLock { state -> (@Sendable (Result<Outcome, BridgeError>) -> Void)? in
            guard state.result == nil else { return nil }
            state.result = result
            return state.waiting.take()
        }?(result)
    }

    /// Whether nobody waits for it any more.
    var isOver: Bool { state.withLock { $0.result != nil } }
}
