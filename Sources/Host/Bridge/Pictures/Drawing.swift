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
        var waiting: CheckedContinuation<Result<Outcome, BridgeError>, Never>?
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
                let result = state.withLock { state in
                    if state.result == nil { state.waiting = continuation }
                    return state.result
                }
                if let result { continuation.resume(returning: result) }
            }
        } onCancel: {
            finish(.failure(.cancelled))
        }.get()
    }

    /// Gives the result; the first one counts.
    func finish(_ result: Result<Outcome, BridgeError>) {
        state.withLock { state -> CheckedContinuation<Result<Outcome, BridgeError>, Never>? in
            guard state.result == nil else { return nil }
            state.result = result
            return state.waiting.take()
        }?.resume(returning: result)
    }

    /// Whether nobody waits for it any more.
    var isOver: Bool { state.withLock { $0.result != nil } }
}
