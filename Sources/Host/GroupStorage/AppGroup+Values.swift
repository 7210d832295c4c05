package import JSON
package import WidgetProtocol

extension AppGroup {
    /// The value in the protocol's tagged form, or nil.
    package func value(_ key: String) throws(BridgeError) -> JSONValue? {
        guard let text = try text(key) else { return nil }
        do {
            return try JSONValue(parsing: text)
        } catch {
            throw .storage(folder.valuesPath, .storageCorrupt, "the value of \(BridgeError.quoted(key)) is no JSON")
        }
    }
}
