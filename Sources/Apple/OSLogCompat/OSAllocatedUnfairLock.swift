import Foundation

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: Sendable {
    /// `@unchecked Sendable`: the state is only touched under the lock.
    private final class Storage: @unchecked Sendable {
        let lock = NSLock()
        var state: State

        init(_ state: State) {
            self.state = state
        }
    }

    private let storage: Storage

    public init(uncheckedState initialState: State) {
        storage = Storage(initialState)
    }

    public init(initialState: State) where State: Sendable {
        storage = Storage(initialState)
    }

    public init() where State == Void {
        storage = Storage(())
    }

    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try storage.lock.withLock { try body(&storage.state) }
    }

    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }

    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
        try storage.lock.withLock(body)
    }

    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try storage.lock.withLock(body)
    }

    @available(*, noasync)
    public func lock() { storage.lock.lock() }

    @available(*, noasync)
    public func unlock() { storage.lock.unlock() }

    @available(*, noasync)
    public func lockIfAvailable() -> Bool { storage.lock.try() }
}
