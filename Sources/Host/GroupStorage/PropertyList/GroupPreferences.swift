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
        let copy = copy(group)
        try OwnFile.write(bytes, to: path) { (inode) throws(GroupStorageError) in
            try copy.write(bytes, inode: inode, isInPlace: false)
        }
        copy.setInPlace()
        remember(group, Written(revision: current, stamp: FileStamp(path)))
        return true
    }

    /// Commits what the widget's code has changed in its property list since it was written; returns the changed keys.
    package func readBack(_ group: AppGroup) throws(GroupStorageError) -> [String] {
        let path = path(group)
        let stamp = FileStamp(path)
        guard let stamp, last(group)?.stamp != stamp else { return [] }
        let written = copy(group).read(inode: stamp.inode)
        var before: [String: PropertyListValue] = [:]
        let data = FileManager.default.contents(atPath: path)
        switch written {
        case .missing: break
        case .superseded: return forget(group, stamp)
        case .whole(let copy):
            if data == copy { return forget(group, stamp) }
            guard case .dictionary(let members)? = PropertyListValue(parsing: copy) else { return forget(group, stamp) }
            before = Dictionary(members, uniquingKeysWith: { $1 })
        }
        // A list that cannot be read was being written when its process died: the next one replaces it.
        guard let data, case .dictionary(let now)? = PropertyListValue(parsing: data) else {
            return forget(group, stamp)
        }
        var changes: [GroupChange] = []
        for (key, value) in now where !key.isEmpty {
            if let known = before.removeValue(forKey: key), known.isSame(as: value) { continue }
            changes.append(try GroupChange(key: key, value: StoredValue(value.wire)))
        }
        for key in before.keys.sorted() { changes.append(try GroupChange(key: key, value: nil)) }
        try group.commit(changes)
        try OwnFile.makeFolder(copies)
        try copy(group).write(data, inode: stamp.inode, isInPlace: true)
        remember(group, Written(revision: 0, stamp: stamp))
        return changes.map(\.key)
    }

    private func path(_ group: AppGroup) -> String { "\(folder)/\(group.id).plist" }

    private func copy(_ group: AppGroup) -> WrittenCopy { WrittenCopy(path: "\(copies)/\(group.id).plist") }

    /// Takes the list as it is for read back, and has the next call write it anew.
    private func forget(_ group: AppGroup, _ stamp: FileStamp) -> [String] {
        remember(group, Written(revision: 0, stamp: stamp))
        return []
    }

    private func last(_ group: AppGroup) -> Written? { written.withLock { $0[group.id] } }

    private func remember(_ group: AppGroup, _ state: Written) { written.withLock { $0[group.id] = state } }
}
