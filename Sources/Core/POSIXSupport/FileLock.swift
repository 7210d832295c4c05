import Foundation
package import WidgetProtocol

/// An advisory lock on a file; other processes and other threads wait for it.
package enum FileLock {
    /// Holds the lock while `body` runs.
    ///
    /// - Parameter limit: how long to wait for it; without end where there is none. After it the error is the one of
    ///   `failure` for `EBUSY`.
    package static func hold<Result>(
        _ path: String, limit: Duration? = nil, failure: WholeFile.Failure = BridgeError.storage,
        while body: () throws(BridgeError) -> Result
    ) throws(BridgeError) -> Result {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(path, errno) }
        defer { close(descriptor) }
        let deadline = limit.map { ContinuousClock.now + $0 }
        while flock(descriptor, deadline == nil ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            guard errno == EWOULDBLOCK, let deadline else { throw failure(path, errno) }
            if ContinuousClock.now >= deadline { throw failure(path, EBUSY) }
            usleep(1000)
        }
        return try body()
    }
}
