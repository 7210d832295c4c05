import Foundation

/// A state folder for one command, removed after it.
struct TemporaryRoot {
    let path: String

    /// Runs `body` with a folder of its own.
    static func use<Result>(_ body: (TemporaryRoot) throws -> Result) throws -> Result {
        let path = parent + "/widget-bridge-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try body(TemporaryRoot(path: path))
    }

    /// In memory where there is such a folder: nothing of it is to outlive the command, so nothing need reach a disk.
    private static var parent: String {
        access("/dev/shm", W_OK | X_OK) == 0 ? "/dev/shm" : NSTemporaryDirectory()
    }
}
