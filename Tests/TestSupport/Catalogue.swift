package import JSON
import Testing
import WidgetProtocol

/// Holds what the bridge says against the catalogue of errors and warnings.
package enum Catalogue {
    /// The members that the `data` of any error may have, beside those that the catalogue lists for its kind.
    package static let commonMembers = ["kind", "hint", "warnings", "failed", "reloaded"]

    /// Records an issue for an error or a warning that the catalogue does not have so.
    package static func check(_ message: JSONValue) {
        if let error = message["error"] { check(error: error) }
        if let parts = message.arrayValue, parts.count == 3 {
            // In Flutter's form.
            let code = parts[0].stringValue.flatMap { Int($0) }
            check(error: ["code": code.map { .int($0) } ?? .null, "message": parts[1], "data": parts[2]])
        }
        if message["method"] == "warning" { check(warning: message["params"] ?? message["args"] ?? .null) }
        for warning in message["result"]?["warnings"]?.arrayValue ?? [] { check(warning: warning) }
    }

    private static func check(error: JSONValue) {
        guard let kind = error["data"]?["kind"]?.stringValue.flatMap(ErrorKind.init(rawValue:)) else {
            Issue.record("an error of no kind: \(error.text)")
            return
        }
        #expect(error["code"] == .int(kind.code), "\(error.text)")
        #expect(!kind.isInternal, "\(error.text)")
        #expect(
            error["message"]?.stringValue?.isEmpty == false && error["data"]?["hint"]?.stringValue?.isEmpty == false)
        let allowed = commonMembers + kind.members
        for (name, _) in error["data"]?.objectValue?.members ?? [] where !allowed.contains(name) {
            Issue.record("\(kind) has the undocumented member \(name): \(error.text)")
        }
        for warning in error["data"]?["warnings"]?.arrayValue ?? [] { check(warning: warning) }
    }

    private static func check(warning: JSONValue) {
        guard let read = Warning(json: warning) else {
            Issue.record("a warning of no kind: \(warning.text)")
            return
        }
        #expect(!read.message.isEmpty && !read.hint.isEmpty, "\(warning.text)")
    }
}
