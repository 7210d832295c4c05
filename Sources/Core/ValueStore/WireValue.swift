import JSON
import WidgetProtocol

/// The protocol's "Values": which JSON stands for a property list.
enum WireValue {
    private enum Step {
        case member(String)
        case index(Int)
    }

    /// Throws -28 with the path of the first part that no property list can hold.
    static func check(_ value: JSONValue) throws(BridgeError) {
        var path: [Step] = []
        try check(value, at: &path)
    }

    private static func check(_ value: JSONValue, at path: inout [Step]) throws(BridgeError) {
        switch value {
        case .null:
            throw .invalidValue(
                text(path), "is null", hint: "A property list cannot hold null: leave it out, or use an empty string.")
        case .double(let number) where !number.isFinite:
            throw .invalidValue(
                text(path), "is beyond the range of a double", hint: "Write infinity as {\"$double\": \"Infinity\"}.")
        case .bool, .int, .double, .string: break
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                path.append(.index(index))
                try check(element, at: &path)
                path.removeLast()
            }
        case .object(let object):
            if try checkTag(object, at: path) { return }
            for (name, value) in object.members {
                path.append(.member(name))
                if name.utf8.contains(0) {
                    throw .invalidValue(
                        text(path), "has a NUL in its name", hint: "Leave the NUL out of the name.")
                }
                try check(value, at: &path)
                path.removeLast()
            }
        }
    }

    /// Whether the object is a tagged value; throws when it begins like one and is none.
    private static func checkTag(_ object: JSONObject, at path: [Step]) throws(BridgeError) -> Bool {
        guard let name = object.members.first(where: { isTag($0.name) })?.name else { return false }
        let hint =
            "Use {\"$bytes\": base64}, {\"$date\": ISO 8601} or {\"$double\": \"NaN\"} alone, and $$ for a key's own $."
        guard let tag = WireTag(rawValue: name) else {
            throw .invalidValue(text(path), "has the unknown tag \(name.prefix(100))", hint: hint)
        }
        guard object.members.count == 1, let content = object.members[0].value.stringValue else {
            throw .invalidValue(text(path), "is no \(name) alone with a string", hint: hint)
        }
        guard tag.isValid(content) else {
            throw .invalidValue(text(path), "is no valid \(name)", hint: hint)
        }
        return true
    }

    /// A name with one `$` in front is a tag; with two, it is the user's own.
    static func isTag(_ name: String) -> Bool {
        var bytes = name.utf8.makeIterator()
        return bytes.next() == UInt8(ascii: "$") && bytes.next() != UInt8(ascii: "$")
    }

    private static func text(_ path: [Step]) -> String {
        path.reduce(into: "data") { text, step in
            switch step {
            case .member(let name): text += ".\(BridgeError.quoted(name).dropFirst().dropLast())"
            case .index(let index): text += "[\(index)]"
            }
        }
    }
}
