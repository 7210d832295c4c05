package import JSON
package import WidgetProtocol

/// A value that a group can hold, as its wire text: checked once, when it is made.
package struct StoredValue: Sendable, Hashable {
    /// Compact JSON in the protocol's tagged form, UTF-8.
    package let text: [UInt8]

    /// Checks that a property list can hold `value`; throws -28, which names the path of what cannot be held.
    package init(_ value: JSONValue) throws(BridgeError) {
        try WireValue.check(value)
        text = value.serialized()
    }

    /// As ``init(_:)-(JSONValue)``, without making a value of the parsed text.
    package init(_ node: JSONNode) throws(BridgeError) {
        try WireValue.check(node)
        var text: [UInt8] = []
        node.write(to: &text)
        self.text = text
    }

    /// What a widget's code has set.
    package init(_ value: PropertyListValue) throws(BridgeError) {
        try self.init(value.wire)
    }
}

extension StoredValue {
    /// Throws for a key that no group holds: -1 for an empty one, -28 for one with a NUL in it, which Apple's own defaults
    /// cut off there.
    package static func check(key: String) throws(BridgeError) {
        if key.isEmpty {
            throw BridgeError(.invalidKey, "The key is empty", hint: "Give id a name of at least one character.")
        }
        if key.utf8.contains(0) {
            throw .invalidValue(
                BridgeError.quoted(key), "is a key with a NUL in it", hint: "Leave the NUL out of the name.")
        }
    }
}

extension BridgeError {
    static func invalidValue(_ path: String, _ reason: String, hint: String) -> BridgeError {
        BridgeError(.invalidValue, "The value cannot be stored: \(path) \(reason)", hint: hint)
    }
}
