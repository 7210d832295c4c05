import Glibc
import JSON
import ValueStore
import WidgetProtocol

extension AppGroup {
    /// Commits, unless a file would go with a key and must not: then nothing has happened and this is false.
    func commit(_ changes: [GroupChange], waits: Bool, removesFiles: Bool) throws(BridgeError) -> Bool {
        struct NeedsFiles: Error {}
        let removed = try withState { state throws(BridgeError) in
            let database = try state.open(self)
            var needsFiles = false
            let removed: [String]
            do throws(BridgeError) {
                removed = try database.write(waits: waits) { database in
                    let table = ValueTable(database)
                    var removed: [String] = []
                    for change in changes {
                        if let value = change.value {
                            try table.set(change.key, value.text)
                            continue
                        }
                        if change.deletesFile, let name = try self.file(of: change.key, table) {
                            needsFiles = !removesFiles
                            if needsFiles { throw BridgeError.storage(self.container, errno: EBUSY) }
                            try table.run("DELETE FROM files WHERE name = ?1", name)
                            removed.append(name)
                        }
                        try table.delete(change.key)
                    }
                    return removed
                }
            } catch {
                if needsFiles { return nil as [String]? }
                throw error
            }
            state.cache.apply(changes)
            return removed
        }
        guard let removed else { return false }
        for name in removed { unlink("\(container)/\(name)") }
        return true
    }

    /// The name of the file that `saveFile` made for the key and whose path the key holds.
    private func file(of key: String, _ table: ValueTable) throws -> String? {
        guard let name = try table.text("SELECT name FROM files WHERE key = ?1", key), let text = try table.value(key),
            text.elementsEqual(StoredPath.text("\(container)/\(name)").utf8)
        else { return nil }
        return name
    }
}

/// A path as a value's text.
enum StoredPath {
    static func text(_ path: String) -> String { JSONValue.string(path).text }
}
