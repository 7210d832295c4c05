package import JSON

/// What went wrong, as every part of Widget Bridge says it: a kind of the catalogue, a sentence, and what to do.
///
/// On the wire it is the `error` of a JSON-RPC reply: `{code, message, data: {kind, …, hint}}`.
package struct BridgeError: Error, Sendable, Hashable {
    package var kind: ErrorKind

    package var message: String

    /// What to do about it, in one sentence.
    package var hint: String

    /// Further members of `error.data`, those that the catalogue lists for the kind.
    package var details: JSONObject

    package init(_ kind: ErrorKind, _ message: String, hint: String, details: JSONObject = [:]) {
        self.kind = kind
        self.message = message
        self.hint = hint
        self.details = details
    }

    /// The JSON-RPC error code.
    package var code: Int { kind.code }

    /// What a command that fails so exits with.
    package var exitStatus: ExitStatus { kind.exitStatus }

    /// The same with another member of `error.data`, where there is a value.
    package func with(_ member: String, _ value: JSONValue?) -> BridgeError {
        var error = self
        if let value { error.details[member] = value }
        return error
    }
}

extension BridgeError: CustomStringConvertible {
    package var description: String { "\(message). \(hint)" }
}

// MARK: - On the wire

extension BridgeError {
    /// The `error` member of a reply.
    package var json: JSONValue { ["code": .int(code), "message": .string(message), "data": data] }

    /// The `data` of the `error`.
    package var data: JSONValue {
        var data: JSONObject = ["kind": .string(kind.rawValue)]
        for (name, value) in details.members { data[name] = value }
        data["hint"] = .string(hint)
        return .object(data)
    }

    /// Reads the `error` member of a reply; nil for one whose kind the catalogue does not have.
    package init?(json: JSONValue) {
        guard let message = json["message"]?.stringValue, let data = json["data"]?.objectValue,
            let kind = data["kind"]?.stringValue.flatMap(ErrorKind.init(rawValue:)), kind.code == json["code"]?.intValue
        else { return nil }
        var details = data
        details["kind"] = nil
        details["hint"] = nil
        self.init(kind, message, hint: data["hint"]?.stringValue ?? "", details: details)
    }
}

// MARK: - Words

extension BridgeError {
    /// A name as a message can show it: short, on one line.
    package static func quoted(_ name: String) -> String {
        let shown = name.unicodeScalars.prefix(100).map {
            $0.value < 0x20 || $0.value == 0x7F ? "\u{FFFD}" : String($0)
        }
        return "'\(shown.joined())\(name.unicodeScalars.count > 100 ? "…" : "")'"
    }

    /// Names in a sentence: `a, b and c`.
    package static func list(_ names: [String]) -> String {
        names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1] : names.joined()
    }
}

// MARK: - What both processes say

extension BridgeError {
    package static func unknownControl(_ kind: String, known: [String]) -> BridgeError {
        BridgeError(
            .unknownControl, "There is no control of kind \(quoted(kind))",
            hint: known.isEmpty
                ? "No extension has a ControlWidget of its own in its bundle." : "There is \(list(known)).",
            details: ["controls": .array(known.map { .string($0) })])
    }

    package static func unknownKind(_ kind: String, known: [String]) -> BridgeError {
        BridgeError(
            .unknownKind,
            "There is no widget of kind \(quoted(kind)); "
                + (known.isEmpty ? "no extension is loaded" : "there is \(list(known))"),
            hint: known.isEmpty
                ? "Start the bridge with the widget extension's folder: widget-bridge serve FOLDER."
                : "Use the kind that the widget's configuration is made with.",
            details: ["kinds": .array(known.map { .string($0) })])
    }
}
