import Synchronization

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: Sendable {
    private final class Storage: Sendable {
        let state: Mutex<State>

        init(_ state: sending State) {
            self.state = Mutex(state)
        }
    }

    private let storage: Storage

    public init(initialState: sending State) {
        storage = Storage(initialState)
    }

    public init() where State == Void {
        storage = Storage(())
    }

    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try storage.state.withLock { state in try body(&state) }
    }
}
