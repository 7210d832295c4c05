import Foundation
import Synchronization

/// A state folder for one command, removed after it.
struct TemporaryRoot {
    let path: String

    private static let used = Mutex<Set<String>>([])

    /// Runs `body` with a folder of its own.
    static func use<Result>(_ body: (TemporaryRoot) throws -> Result) throws -> Result {
        let path = parent + "/widget-bridge-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        used.withLock { _ = $0.insert(path) }
        defer { remove(path) }
        return try body(TemporaryRoot(path: path))
    }

    /// Removes what is in use, for a command that is ended by a signal.
    static func removeAll() {
        for path in used.withLock({ $0 }) { remove(path) }
    }

    private static func remove(_ path: String) {
        // A database that is closed meanwhile takes files of its own away, which ends a removal early.
        for _ in 0..<10 where access(path, F_OK) == 0 { try? FileManager.default.removeItem(atPath: path) }
        used.withLock { _ = $0.remove(path) }
    }

    /// In memory where there is such a folder: nothing of it is to outlive the command, so nothing need reach a disk.
    private static var parent: String {
        access("/dev/shm", W_OK | X_OK) == 0 ? "/dev/shm" : NSTemporaryDirectory()
    }
}
