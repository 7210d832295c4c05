import JSON
import WidgetProtocol

extension WireValue {
    /// Checks a parsed value in place; throws what ``check(_:)-(JSONValue)`` throws.
    static func check(_ node: JSONNode) throws(BridgeError) {
        if !isPlain(node) { try check(node.value) }
    }

    /// Whether the value holds neither null, an infinite number nor a name with a `$` in front: no closer look is needed.
    private static func isPlain(_ node: JSONNode) -> Bool {
        switch node.kind {
        case .null: return false
        case .bool, .int, .string: return true
        case .double: return node.double?.isFinite == true
        case .array:
            var isPlain = true
            node.forEachElement { if isPlain { isPlain = Self.isPlain($0) } }
            return isPlain
        case .object:
            var isPlain = true
            node.forEachMember { name, value in
                if isPlain { isPlain = name.first != UInt8(ascii: "$") && Self.isPlain(value) }
            }
            return isPlain
        }
    }
}
