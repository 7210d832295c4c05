import Foundation
package import JSON
import WidgetProtocol

/// What a property list holds.
package enum PropertyListValue: Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case data([UInt8])
    /// Seconds since 1970.
    case date(Double)
    case array([PropertyListValue])
    case dictionary([(key: String, value: PropertyListValue)])
}

extension PropertyListValue {
    /// The value that the protocol's tagged form stands for; nil for what ``StoredValue`` would refuse.
    package init?(wire: JSONValue) {
        switch wire {
        case .null: return nil
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = .double(value)
        case .string(let value): self = .string(value)
        case .array(let elements):
            var values: [PropertyListValue] = []
            for element in elements {
                guard let value = PropertyListValue(wire: element) else { return nil }
                values.append(value)
            }
            self = .array(values)
        case .object(let object):
            if let (name, content) = object.members.first, let tag = WireTag(rawValue: name) {
                guard let content = content.stringValue, let value = Self(tag, content) else { return nil }
                self = value
                return
            }
            var members: [(key: String, value: PropertyListValue)] = []
            for (name, member) in object.members {
                guard let value = PropertyListValue(wire: member) else { return nil }
                members.append((name.hasPrefix("$$") ? String(name.dropFirst()) : name, value))
            }
            self = .dictionary(members)
        }
    }

    private init?(_ tag: WireTag, _ content: String) {
        switch tag {
        case .bytes:
            guard let data = Data(base64Encoded: content) else { return nil }
            self = .data([UInt8](data))
        case .date:
            guard let seconds = WireDate.seconds(content) else { return nil }
            self = .date(seconds)
        case .double:
            guard let number = WireTag.double(content) else { return nil }
            self = .double(number)
        }
    }

    /// The protocol's tagged form.
    package var wire: JSONValue {
        switch self {
        case .bool(let value): return .bool(value)
        case .int(let value): return .int(value)
        case .double(let value):
            if value.isNaN { return Self.tagged(.double, "NaN") }
            if value.isInfinite { return Self.tagged(.double, value > 0 ? "Infinity" : "-Infinity") }
            return .double(value)
        case .string(let value): return .string(value)
        case .data(let bytes): return Self.tagged(.bytes, Data(bytes).base64EncodedString())
        case .date(let seconds): return Self.tagged(.date, WireDate.exactText(seconds))
        case .array(let values): return .array(values.map(\.wire))
        case .dictionary(let members):
            var object = JSONObject()
            for (key, value) in members { object[key.hasPrefix("$") ? "$" + key : key] = value.wire }
            return .object(object)
        }
    }

    private static func tagged(_ tag: WireTag, _ content: String) -> JSONValue {
        [tag.rawValue: .string(content)]
    }
}
