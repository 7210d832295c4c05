import JSON
import Synchronization
import WidgetKitCompat
import WidgetProtocol

/// Waits for a provider's completion handler.
enum Completion {
    /// The first value that `start`'s handler is given, from whatever thread; later ones are ignored.
    ///
    /// A handler that is let go of without a call is an error at once, for nobody can call it any more. One that is kept
    /// and never called is waited for without end: the bridge has the clock, and ends the process.
    @MainActor static func value<Value>(
        of kind: String, _ phase: ExtensionMethod,
        _ start: (@escaping @Sendable (HandedOver<Value>) -> Void) -> Void
    ) async throws(BridgeError) -> HandedOver<Value> {
        let value: HandedOver<Value>? = await withCheckedContinuation { continuation in
            let first = First(continuation)
            start { first.resume($0) }
        }
        guard let value else { throw .completionDropped(kind, phase) }
        return value
    }

    private final class First<Value: Sendable>: Sendable {
        private let continuation: Mutex<CheckedContinuation<Value?, Never>?>

        init(_ continuation: CheckedContinuation<Value?, Never>) {
            self.continuation = Mutex(continuation)
        }

        deinit { resume(nil) }

        func resume(_ value: Value?) {
            let waiting = continuation.withLock { continuation in
                defer { continuation = nil }
                return continuation
            }
            waiting?.resume(returning: value)
        }
    }
}

extension BridgeError {
    fileprivate static func completionDropped(_ kind: String, _ phase: ExtensionMethod) -> BridgeError {
        BridgeError(
            .completionDropped,
            "The provider of \(kind) let go of its completion handler in \(phase) without calling it",
            hint: "Call the completion on every path, also where something fails; the widget keeps its last timeline.",
            details: ["phase": .string(phase.rawValue)])
    }
}
