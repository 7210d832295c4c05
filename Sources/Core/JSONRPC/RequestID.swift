package import JSON

/// What ties a reply to its request: a string or an integer.
package enum RequestID: Hashable, Sendable {
    case int(Int)
    case string(String)

    /// Nil for what is no id by the protocol: null, fractions, arrays and objects.
    package init?(_ node: JSONNode) {
        if let value = node.int {
            self = .int(value)
        } else if let value = node.string {
            self = .string(value)
        } else {
            return nil
        }
    }

    package init?(_ value: JSONValue) {
        switch value {
        case .int(let value): self = .int(value)
        case .string(let value): self = .string(value)
        default: return nil
        }
    }

    package var json: JSONValue {
        switch self {
        case .int(let value): .int(value)
        case .string(let value): .string(value)
        }
    }

    package func write(to output: inout [UInt8]) {
        switch self {
        case .int(let value): JSONWriter.write(value, to: &output)
        case .string(let value): JSONWriter.write(value, to: &output)
        }
    }
}
