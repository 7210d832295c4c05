import Foundation
import JSON
import Synchronization

/// The groups as an extension's `UserDefaults(suiteName:)` sees them: Foundation on Linux reads
/// `$XDG_CONFIG_HOME/<suite>.plist`.
///
/// What the widget's own code writes there is read back as the difference from what was written for it last. Where a
/// host saved the same key in the meantime the widget's value wins, as the later of the two to be read; keys that the
/// widget left alone keep the host's value.
package final class GroupPreferences: Sendable {
    private struct Written {
        var revision: UInt64
        var stamp: FileStamp?
    }

    /// The extension's `XDG_CONFIG_HOME`.
    package let folder: String

    /// Where copies lie of what was written last, out of the extension's sight.
    private let copies: String
    private let written = Mutex<[String: Written]>([:])

    /// Uses `<folder>/preferences` and `<folder>/written`.
    package init(folder: String) {
        self.folder = folder + "/preferences"
        copies = folder + "/written"
    }

    /// Writes the group's property list where the group has changed since; true when it did.
    package func materialise(_ group: AppGroup) throws(GroupStorageError) -> Bool {
        _ = try readBack(group)
        let path = path(group)
        let revision = try group.revision()
        if let last = last(group), last.revision == revision, last.stamp == FileStamp(path) { return false }
        let (values, current) = try group.all()
        if values.isEmpty, FileStamp(path) == nil { return false }
        var members: [(key: String, value: PropertyListValue)] = []
        members.reserveCapacity(values.count)
        for (key, text) in values {
            guard let json = try? JSONValue(parsing: text), let value = PropertyListValue(wire: json) else {
                throw .storedValueUnreadable(group.databasePath, key)
            }
            members.append((key, value))
        }
        let bytes = BinaryPropertyList.encode(.dictionary(members))
        try OwnFile.makeFolder(folder)
        try OwnFile.makeFolder(copies)
        // The copy first: a list without its copy would be read back as the widget's own doing.
        try OwnFile.write(bytes, to: copyPath(group))
        try OwnFile.write(bytes, to: path)
        remember(group, Written(revision: current, stamp: FileStamp(path)))
        return true
    }

    /// Commits what the widget's code has changed in its property list since it was written; returns the changed keys.
    package func readBack(_ group: AppGroup) throws(GroupStorageError) -> [String] {
        let path = path(group)
        let stamp = FileStamp(path)
        guard let stamp, last(group)?.stamp != stamp else { return [] }
        let copy = FileManager.default.contents(atPath: copyPath(group))
        guard let data = FileManager.default.contents(atPath: path), data != copy else {
            remember(group, Written(revision: 0, stamp: stamp))
            return []
        }
        // A list that cannot be read was being written when its process died: the next one replaces it.
        guard case .dictionary(let now)? = PropertyListValue(parsing: data) else {
            remember(group, Written(revision: 0, stamp: stamp))
            return []
        }
        var before: [String: PropertyListValue] = [:]
        if let copy, case .dictionary(let members)? = PropertyListValue(parsing: copy) {
            before = Dictionary(members, uniquingKeysWith: { $1 })
        }
        var changes: [GroupChange] = []
        for (key, value) in now where !key.isEmpty {
            if let known = before.removeValue(forKey: key), known.isSame(as: value) { continue }
            changes.append(try GroupChange(key: key, value: StoredValue(value.wire)))
        }
        for key in before.keys.sorted() { changes.append(try GroupChange(key: key, value: nil)) }
        try group.commit(changes)
        try OwnFile.write(data, to: copyPath(group))
        remember(group, Written(revision: 0, stamp: stamp))
        return changes.map(\.key)
    }

    private func path(_ group: AppGroup) -> String { "\(folder)/\(group.id).plist" }

    private func copyPath(_ group: AppGroup) -> String { "\(copies)/\(group.id).plist" }

    private func last(_ group: AppGroup) -> Written? { written.withLock { $0[group.id] } }

    private func remember(_ group: AppGroup, _ state: Written) { written.withLock { $0[group.id] = state } }
}
