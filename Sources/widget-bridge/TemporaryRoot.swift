import Foundation

/// A state folder for one command, removed after it.
struct TemporaryRoot {
    let path: String

    /// Runs `body` with a folder of its own.
    static func use<Result>(_ body: (TemporaryRoot) throws -> Result) throws -> Result {
        let path = NSTemporaryDirectory() + "/widget-bridge-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try body(TemporaryRoot(path: path))
    }
}
