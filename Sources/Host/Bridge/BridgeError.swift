import GroupStorage
package import JSON

/// What the bridge answers when it cannot do what was asked: the protocol's code, a stable name, and what to do.
package struct BridgeError: Error, Sendable, Hashable {
    package var code: Int

    /// A stable name for `error.data.kind`.
    package var kind: String

    package var message: String

    /// What to do about it, in one sentence.
    package var hint: String

    /// Further members of `error.data`.
    package var details: JSONObject

    package init(code: Int, kind: String, message: String, hint: String, details: JSONObject = [:]) {
        self.code = code
        self.kind = kind
        self.message = message
        self.hint = hint
        self.details = details
    }

    /// The `error` member of a reply.
    package var json: JSONValue {
        var data: JSONObject = ["kind": .string(kind)]
        for (name, value) in details.members { data[name] = value }
        data["hint"] = .string(hint)
        return ["code": .int(code), "message": .string(message), "data": .object(data)]
    }
}

extension BridgeError {
    init(_ error: GroupStorageError) {
        self.init(code: error.code, kind: error.kind, message: error.message, hint: error.hint)
    }
}

/// What JSON-RPC itself names.
extension BridgeError {
    static func parseError(_ error: JSONError) -> Self {
        Self(
            code: -32700, kind: "parseError", message: "Parse error: \(error)",
            hint: "Send one JSON object in UTF-8 on each line.")
    }

    static func invalidRequest(_ reason: String) -> Self {
        Self(
            code: -32600, kind: "invalidRequest", message: "Invalid request: \(reason)",
            hint: #"Send {"jsonrpc":"2.0","id":…,"method":…,"params":{…}}."#)
    }

    static func lineTooLong(limit: Int) -> Self {
        Self(
            code: -32600, kind: "invalidRequest", message: "Invalid request: the line is longer than \(limit) bytes",
            hint: "Send less in one message, or start the bridge with a larger --max-message.")
    }

    static let isShutDown = Self(
        code: -32600, kind: "invalidRequest", message: "Invalid request: the session was shut down",
        hint: "Send exit, and start another bridge for more.")

    static func methodNotFound(_ name: String) -> Self {
        Self(
            code: -32601, kind: "methodNotFound", message: "There is no method \(quoted(name))",
            hint: "Call rpc.discover for the methods there are.")
    }

    static func invalidParams(_ reason: String) -> Self {
        Self(
            code: -32602, kind: "invalidParams", message: "Invalid params: \(reason)",
            hint: "Call rpc.discover for the params of each method.")
    }

    package static func internalError(_ reason: String) -> Self {
        Self(
            code: -32603, kind: "internalError", message: "Internal error: \(reason)",
            hint: "This is a defect of the bridge: please report it.")
    }

    static let cancelled = Self(
        code: -32800, kind: "requestCancelled", message: "The request was cancelled",
        hint: "Send it again if it matters.")
}

/// What home_widget's own plugin answers, in its words.
extension BridgeError {
    static let appGroupNotSet = Self(
        code: -7, kind: "appGroupNotSet", message: "AppGroupId not set. Call setAppGroupId first",
        hint: "Call setAppGroupId first, or give this call an appGroupId.")

    static let saveArguments = invalidArguments(
        -1, "saveWidgetData must be called with id and data", hint: "Give id as a string, and data; null deletes.")

    static let saveFileArguments = invalidArguments(
        -1, "saveFile must be called with id and data", hint: #"Give id as a string, and data as {"$bytes": base64}."#)

    static let getArguments = invalidArguments(
        -2, "getWidgetData must be called with id", hint: "Give id as a string.")

    static func nameMissing(_ method: String) -> Self {
        invalidArguments(-3, "\(method) must be called with name", hint: "Give the widget's kind as ios, or as name.")
    }

    static let groupArguments = invalidArguments(
        -6, "setAppGroupId must be called with a group id",
        hint: "Give groupId as a string such as group.com.example.app.")

    private static func invalidArguments(_ code: Int, _ reason: String, hint: String) -> Self {
        Self(code: code, kind: "invalidArguments", message: "InvalidArguments \(reason)", hint: hint)
    }
}

/// The bridge's own codes that are decided here.
extension BridgeError {
    static func groupNotEntitled(_ id: String, _ entitlements: Entitlements) -> Self {
        let groups = entitlements.groups.isEmpty ? "none" : entitlements.groups.joined(separator: ", ")
        let files = entitlements.files.isEmpty ? "no entitlements file" : entitlements.files.joined(separator: ", ")
        return Self(
            code: -21, kind: "groupNotEntitled",
            message: "App group \(quoted(id)) is in no extension's entitlements; there are: \(groups) (in \(files))",
            hint: "Add the group to com.apple.security.application-groups in the extension's .entitlements.",
            details: [
                "groups": .array(entitlements.groups.map { .string($0) }),
                "entitlements": .array(entitlements.files.map { .string($0) }),
            ])
    }

    package static func unknownKind(_ kind: String, known: [String]) -> Self {
        Self(
            code: -20, kind: "unknownKind",
            message:
                "No extension has the kind \(quoted(kind)); there are: \(known.isEmpty ? "none" : known.joined(separator: ", "))",
            hint: known.isEmpty
                ? "Start the bridge with the widget extension's folder: widget-bridge serve FOLDER."
                : "Use the kind that the widget's configuration is made with.",
            details: ["kinds": .array(known.map { .string($0) })])
    }

    static func notInstalled(_ id: String) -> Self {
        Self(
            code: -32602, kind: "invalidParams", message: "Invalid params: no widget \(quoted(id)) is installed",
            hint: "Use an id from getInstalledWidgets, or kind and family.")
    }

    static func cannotWrite(_ path: String, _ reason: String, kind: String) -> Self {
        Self(
            code: -29, kind: kind, message: "Cannot write \(path): \(reason)",
            hint: "Give a path in a folder that exists and can be written.", details: ["path": .string(path)])
    }

    /// A name as a message can show it: short, on one line.
    static func quoted(_ name: String) -> String {
        let shown = name.unicodeScalars.prefix(100).map {
            $0.value < 0x20 || $0.value == 0x7F ? "\u{FFFD}" : String($0)
        }
        return "'\(shown.joined())\(name.unicodeScalars.count > 100 ? "…" : "")'"
    }
}
