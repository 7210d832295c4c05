package import JSON

/// A value that a group can hold, as its wire text: checked once, when it is made.
package struct StoredValue: Sendable, Hashable {
    /// Compact JSON in the protocol's tagged form, UTF-8.
    package let text: [UInt8]

    /// Checks that a property list can hold `value`; throws -28, which names the path of what cannot be held.
    package init(_ value: JSONValue) throws(GroupStorageError) {
        try WireValue.check(value)
        text = value.serialized()
    }

    /// As ``init(_:)-(JSONValue)``, without making a value of the parsed text.
    package init(_ node: JSONNode) throws(GroupStorageError) {
        try WireValue.check(node)
        var text: [UInt8] = []
        node.write(to: &text)
        self.text = text
    }

    init(trusted text: [UInt8]) {
        self.text = text
    }
}
