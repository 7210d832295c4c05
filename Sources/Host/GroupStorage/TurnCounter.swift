import Synchronization

/// Counts the dispatcher's turns: within one, a group is asked once whether other processes have changed it.
final class TurnCounter: Sendable {
    private let count = Atomic<UInt64>(1)

    var current: UInt64 { count.load(ordering: .relaxed) }

    func advance() {
        count.wrappingAdd(1, ordering: .relaxed)
    }
}
