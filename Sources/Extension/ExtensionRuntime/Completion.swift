import Synchronization
import WidgetKitCompat

/// Waits for a provider's completion handler.
enum Completion {
    /// The first value that `start`'s handler is given, from whatever thread; later ones are ignored.
    ///
    /// A handler that is never called is waited for without end: the bridge has the clock, and ends the process.
    @MainActor static func value<Value>(
        _ start: (@escaping @Sendable (HandedOver<Value>) -> Void) -> Void
    ) async -> HandedOver<Value> {
        await withCheckedContinuation { continuation in
            let first = First(continuation)
            start { first.resume($0) }
        }
    }

    private final class First<Value: Sendable>: Sendable {
        private let continuation: Mutex<CheckedContinuation<Value, Never>?>

        init(_ continuation: CheckedContinuation<Value, Never>) {
            self.continuation = Mutex(continuation)
        }

        func resume(_ value: Value) {
            let waiting = continuation.withLock { continuation in
                defer { continuation = nil }
                return continuation
            }
            waiting?.resume(returning: value)
        }
    }
}
