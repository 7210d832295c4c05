import Glibc

/// A lock with a condition, for threads that must wait without the Swift runtime.
///
/// `@unchecked Sendable`: the state is touched only inside ``withLock(_:)`` and ``wait(until:)``, which hold the mutex.
package final class Monitor<State>: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var state: State

    package init(_ state: State) {
        self.state = state
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// Runs `body` alone; with `waking`, whoever waits then looks at the state again.
    package func withLock<Result>(waking: Bool = false, _ body: (inout State) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer {
            if waking { pthread_cond_broadcast(condition) }
            pthread_mutex_unlock(mutex)
        }
        return body(&state)
    }

    /// Blocks this thread until `body` gives something.
    package func wait<Result>(until body: (inout State) -> Result?) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while true {
            if let result = body(&state) { return result }
            pthread_cond_wait(condition, mutex)
        }
    }
}
