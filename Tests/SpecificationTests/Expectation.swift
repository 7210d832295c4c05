import Foundation
import JSON

/// What a transcript expects of a message; it may bind names, and stand for what was bound.
struct Expectation {
    let value: JSONValue

    /// What is different, with its path; nil when the message is as expected.
    func mismatch(_ actual: JSONValue, _ bindings: inout [String: String]) -> String? {
        Self.compare(value, actual, at: "", &bindings)
    }

    private static func compare(
        _ expected: JSONValue, _ actual: JSONValue, at path: String, _ bindings: inout [String: String]
    ) -> String? {
        switch (expected, actual) {
        case (.object(let expected), .object(let actual)):
            let names = Set(expected.members.map(\.name)).subtracting(["..."])
            if expected["..."] == nil, let extra = actual.members.first(where: { !names.contains($0.name) }) {
                return "\(path).\(extra.name) is not expected"
            }
            for (name, value) in expected.members where name != "..." {
                guard let found = actual[name] else { return "\(path).\(name) is missing" }
                if let mismatch = compare(value, found, at: "\(path).\(name)", &bindings) { return mismatch }
            }
            return nil
        case (.array(let expected), .array(let actual)) where expected.count == actual.count:
            for (index, (value, found)) in zip(expected, actual).enumerated() {
                if let mismatch = compare(value, found, at: "\(path)[\(index)]", &bindings) { return mismatch }
            }
            return nil
        case (.string(let text), _) where text.hasPrefix("<") && text.hasSuffix(">"):
            let pattern = String(text.dropFirst().dropLast())
            return matches(pattern, actual, &bindings) ? nil : "\(path) is \(actual.text), not <\(pattern)>"
        default:
            return expected == actual ? nil : "\(path) is \(actual.text), not \(expected.text)"
        }
    }

    private static func matches(_ pattern: String, _ actual: JSONValue, _ bindings: inout [String: String]) -> Bool {
        if let bound = bindings[pattern] { return actual.stringValue == bound }
        if pattern.hasPrefix("has ") { return actual.stringValue?.contains(pattern.dropFirst(4)) == true }
        if pattern.hasPrefix("string as ") {
            bindings[String(pattern.dropFirst(10))] = actual.stringValue
            return actual.stringValue != nil
        }
        switch pattern {
        case "any": return true
        case "string": return actual.stringValue != nil
        case "integer": return actual.intValue != nil
        case "number": return actual.doubleValue != nil
        case "object": return actual.objectValue != nil
        case "array": return actual.arrayValue != nil
        case "date": return actual.stringValue?.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/) != nil
        case "file": return actual.stringValue.map { FileManager.default.fileExists(atPath: $0) } ?? false
        case "no file": return actual.stringValue.map { !FileManager.default.fileExists(atPath: $0) } ?? false
        default: return false
        }
    }
}
