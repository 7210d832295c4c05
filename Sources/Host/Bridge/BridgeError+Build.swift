import JSON
package import WidgetBuild

extension BridgeError {
    /// A build that failed, with the compiler's own words and what they say is missing.
    package init(_ error: BuildError) {
        var details = JSONObject()
        if !error.diagnostics.isEmpty { details["diagnostics"] = .string(error.diagnostics) }
        if !error.missing.isEmpty { details["missing"] = .array(error.missing.map(\.json)) }
        self.init(
            code: BuildError.code, kind: error.kind.rawValue, message: error.message, hint: error.hint,
            details: details)
    }
}

extension MissingAPI {
    fileprivate var json: JSONValue {
        [
            "name": .string(name), "kind": .string(kind.rawValue), "count": .int(count), "file": .string(file),
            "line": .int(line),
        ]
    }
}
