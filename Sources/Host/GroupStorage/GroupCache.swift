import ValueStore

/// What is known of a group's values, as long as no other process commits.
package struct GroupCache {
    /// A key's value, or that it has none.
    package struct Known: Sendable {
        package let text: [UInt8]?
    }

    private var values: [String: Known] = [:]
    private var size = 0
    private var version: Int64?

    /// Beyond this many bytes the cache starts again, so that it stays small beside the database's own.
    private static let limit = 16 << 20

    subscript(key: String) -> Known? { values[key] }

    /// Forgets everything where the database's `data_version` tells of another's commit.
    mutating func validate(version: Int64) {
        if self.version == version { return }
        forget()
        self.version = version
    }

    mutating func forget() {
        values.removeAll(keepingCapacity: true)
        size = 0
        version = nil
    }

    mutating func remember(_ key: String, _ text: [UInt8]?) {
        size += cost(key, text)
        if let old = values.updateValue(Known(text: text), forKey: key) { size -= cost(key, old.text) }
        if size > Self.limit {
            values = [:]
            size = 0
        }
    }

    /// Follows this process's own commit; what nobody has read is not kept.
    mutating func apply(_ changes: [GroupChange]) {
        if values.isEmpty { return }
        for change in changes where values[change.key] != nil { remember(change.key, change.value?.text) }
    }

    /// What an entry takes: its bytes, and about 100 for the dictionary's slot and two headers.
    private func cost(_ key: String, _ text: [UInt8]?) -> Int {
        key.utf8.count + (text?.count ?? 0) + 100
    }
}
