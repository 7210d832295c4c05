import Synchronization
import WidgetProtocol

/// What keeps due reloads from being made: it is told of once, and waited for longer each time.
final class ReloadTrouble: Sendable {
    private let known = Mutex<(message: String, times: Int)?>(nil)

    /// Whether an error is another than the last.
    func isNew(_ error: BridgeError) -> Bool {
        known.withLock { known in
            let isNew = known?.message != error.message
            known = (error.message, isNew ? 1 : (known?.times ?? 0) + 1)
            return isNew
        }
    }

    /// How many seconds to wait before trying again.
    func pause(_ first: Double) -> Double { ReloadBudget.pause(first, after: known.withLock { $0?.times ?? 1 }) }

    func isOver() { known.withLock { $0 = nil } }
}
