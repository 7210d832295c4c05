import Foundation
import GRDB
import JSON
import POSIXSupport
import ValueStore
package import WidgetProtocol

extension AppGroup {
    /// Writes `data` to a file of the container that is named after `key`, stores its path under `key`, and returns
    /// the path.
    ///
    /// All of it happens or nothing: the file is whole, its path is committed, and what the key named before is gone; or
    /// the key names what it named before. No two keys ever name one file.
    package func saveFile(
        _ key: String, _ data: some Collection<UInt8>, extension suffix: String?
    ) throws(BridgeError) -> String {
        let wanted = try FileName(key: key, extension: suffix)
        return try withFiles(waits: true) { () throws(BridgeError) in
            try withState { state throws(BridgeError) in
                let database = try state.open(self)
                let staging = try self.staging()
                let incoming = try WholeFile.stage(data, beside: staging + "/incoming")
                defer { unlink(incoming) }
                var replacement = Replacement(incoming: incoming, aside: staging + "/previous")
                let path: String
                let outdated: [String]
                do throws(BridgeError) {
                    (path, outdated) = try database.write { database in
                        let table = ValueTable(database)
                        let name = try Self.freeName(wanted, for: key, table)
                        let outdated = try String.fetchAll(
                            database, sql: "SELECT name FROM files WHERE key = ? AND name <> ?", arguments: [key, name])
                        for name in outdated { try table.run("DELETE FROM files WHERE name = ?1", name) }
                        let path = "\(self.container)/\(name)"
                        try replacement.put(at: path)
                        try table.run("REPLACE INTO files (name, key) VALUES (?1, ?2)", name, key)
                        try table.set(key, Array(StoredPath.text(path).utf8))
                        return (path, outdated)
                    }
                } catch {
                    replacement.undo()
                    throw error
                }
                replacement.finish()
                for name in outdated { unlink("\(self.container)/\(name)") }
                state.cache.apply([try GroupChange(key: key, value: StoredValue(JSONValue.string(path)))])
                return path
            }
        }
    }

    /// Runs `body` while no other process and no other thread changes the container's files.
    func withFiles<Result>(
        waits: Bool, _ body: () throws(BridgeError) -> Result
    ) throws(BridgeError) -> Result {
        try WholeFile.makeFolder(folder.path)
        return try FileLock.hold(
            folder.path + "/files.lock", limit: waits ? .seconds(10) : .zero,
            failure: { path, code in
                code == EBUSY
                    ? .storage(path, .storageBusy, "another process holds the group's files")
                    : .storage(path, errno: code)
            }, while: body)
    }

    /// Where files are before they take their places, without what a killed process left there.
    private func staging() throws(BridgeError) -> String {
        let staging = folder.path + "/staging"
        try WholeFile.makeFolder(staging)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: staging)) ?? [] {
            unlink("\(staging)/\(name)")
        }
        return staging
    }

    /// The name that is wanted, or the next to it that no other key has.
    private static func freeName(_ wanted: FileName, for key: String, _ table: ValueTable) throws -> String {
        var number = 1
        while true {
            let name = wanted.text(number)
            guard let owner = try table.text("SELECT COALESCE(key, '') FROM files WHERE name = ?1", name) else {
                return name
            }
            if owner == key || owner.isEmpty { return name }
            number += 1
        }
    }

    /// A file that takes another's place, until its name is committed.
    private struct Replacement {
        let incoming: String
        let aside: String
        private var path: String?
        private var hasPrevious = false

        init(incoming: String, aside: String) {
            self.incoming = incoming
            self.aside = aside
        }

        mutating func put(at path: String) throws(BridgeError) {
            hasPrevious = link(path, aside) == 0
            if !hasPrevious, errno != ENOENT { throw .storage(path, errno: errno) }
            guard rename(incoming, path) == 0 else { throw .storage(path, errno: errno) }
            self.path = path
        }

        func undo() {
            guard let path else { return finish() }
            if hasPrevious { rename(aside, path) } else { unlink(path) }
        }

        func finish() {
            if hasPrevious { unlink(aside) }
        }
    }
}

/// The name of a file that `saveFile` makes.
struct FileName {
    private let key: String
    private let suffix: String

    /// Throws -1 for what cannot name a file.
    init(key: String, extension suffix: String?) throws(BridgeError) {
        self.key = key
        self.suffix = suffix.map { $0.isEmpty ? "" : ".\($0)" } ?? ""
        try Self.check(key, of: key)
        if let suffix, !suffix.isEmpty { try Self.check(suffix, of: "\(key).\(suffix)") }
        // A name takes at most 255 bytes on Linux (NAME_MAX); a number in it takes the rest.
        if text(1).utf8.count > 200 { throw .invalidFileKey(key, "it is longer than 200 bytes") }
    }

    /// The name, with a number where others have it already.
    func text(_ number: Int) -> String { number == 1 ? key + suffix : "\(key)~\(number)\(suffix)" }

    private static func check(_ part: String, of name: String) throws(BridgeError) {
        if part.isEmpty { throw .invalidFileKey(name, "it is empty") }
        if part.hasPrefix(".") { throw .invalidFileKey(name, "it begins with a dot") }
        if part.contains("..") { throw .invalidFileKey(name, "it holds '..'") }
        for scalar in part.unicodeScalars {
            if scalar == "/" || scalar == "\\" { throw .invalidFileKey(name, "it holds '\(scalar)'") }
            if scalar.properties.generalCategory == .control {
                throw .invalidFileKey(name, "it holds a control character")
            }
        }
    }
}

extension BridgeError {
    fileprivate static func invalidFileKey(_ key: String, _ reason: String) -> BridgeError {
        BridgeError(
            .invalidKey, "\(quoted(key)) cannot name a file: \(reason)",
            hint: "Use a plain name such as cover or cover-1, and a plain extension such as png.")
    }
}
