import Foundation

/// An advisory lock on a file; other processes and other threads wait for it.
enum FileLock {
    static func hold<Result>(
        _ path: String, while body: () throws(BuildError) -> Result
    ) throws(BuildError) -> Result {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .cannotWrite(path) }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
        return try body()
    }
}
