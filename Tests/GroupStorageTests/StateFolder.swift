import Foundation
import GroupStorage
import JSON

/// A root folder that is gone when the test is done.
final class StateFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "group-storage-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The group as a process that was just started sees it.
    func group(_ id: String = "group.test") throws -> AppGroup {
        try GroupStorage(root: path).group(id)
    }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }
}

extension AppGroup {
    func save(_ key: String, _ value: JSONValue) throws { try set(key, StoredValue(value)) }
}

/// The error of a call that must fail.
func failure<Result>(_ body: () throws(GroupStorageError) -> Result) -> GroupStorageError? {
    do throws(GroupStorageError) {
        _ = try body()
        return nil
    } catch {
        return error
    }
}
