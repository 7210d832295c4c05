package import ValueStore
package import WidgetProtocol

/// One save or deletion, ready to be committed.
package struct GroupChange: Sendable {
    package let key: String

    /// The new value; nil deletes the key.
    package let value: StoredValue?

    /// Whether deleting a key also removes the file that `saveFile` made for it.
    package let deletesFile: Bool

    /// Throws -1 for an empty key, -28 for one that cannot be kept.
    package init(key: String, value: StoredValue?, deletesFile: Bool = true) throws(BridgeError) {
        try StoredValue.check(key: key)
        self.key = key
        self.value = value
        self.deletesFile = deletesFile
    }
}
