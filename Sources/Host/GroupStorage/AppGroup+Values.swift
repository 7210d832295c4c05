package import JSON

extension AppGroup {
    /// The value in the protocol's tagged form, or nil.
    package func value(_ key: String) throws(GroupStorageError) -> JSONValue? {
        guard let text = try text(key) else { return nil }
        do {
            return try JSONValue(parsing: text)
        } catch {
            throw .storedValueUnreadable(databasePath, key)
        }
    }
}
