import Foundation
import JSON

extension AppGroup {
    /// Writes `data` to a file of the container that is named after `key`, stores its path under `key`, and returns
    /// the path. The file is whole or not there at all; the value is committed after it.
    package func saveFile(_ key: String, _ data: some Collection<UInt8>, extension suffix: String?)
        throws(GroupStorageError)
        -> String
    {
        let name = try GroupName.file(key: key, extension: suffix)
        let path = "\(container)/\(name)"
        let value = try StoredValue(.string(path))
        let previous = try withState { state throws(GroupStorageError) in
            let database = try state.open(self)
            try OwnFile.write(data, to: path)
            let change = try GroupChange(key: key, value: value)
            let previous = try database.commit { connection in
                let previous = try self.ownFile(of: key, connection)
                if let previous, previous != name { try connection.removeFile(previous) }
                try connection.addFile(name)
                try connection.set(key, value.text)
                return previous
            }
            state.cache.apply([change])
            return previous
        }
        if let previous, previous != name { removeFile(previous) }
        return path
    }

    /// The name of the file in the container that `saveFile` made and whose path the key holds.
    func ownFile(of key: String, _ connection: GroupConnection) throws -> String? {
        guard let text = try connection.value(key), text.first == UInt8(ascii: "\""),
            let path = (try? JSONValue(parsing: text))?.stringValue, path.hasPrefix(container + "/")
        else { return nil }
        let name = String(path.dropFirst(container.count + 1))
        // Only names that saveFile noted are in the table, and those hold no slash and no `..`.
        return try connection.hasFile(name) ? name : nil
    }

    /// Removes a file of the container; one that is gone already is as good.
    func removeFile(_ name: String) {
        unlink("\(container)/\(name)")
    }
}
