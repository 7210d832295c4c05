package import JSON

/// What went wrong with a widget or its extension: the protocol's code, a stable name, and what to do about it.
package struct WidgetHomeError: Error, Sendable, Hashable {
    /// The wire protocol's error code: -20, -22 to -25, -27, -31 and what else an extension answers with.
    package let code: Int

    /// A stable name for `error.data.kind`.
    package let kind: String

    /// Which call the extension was in: `launch`, `describe`, `placeholder`, `snapshot`, `timeline` or `archive`.
    package var phase: String?

    package let message: String

    /// What to do about it, in one sentence.
    package let hint: String

    /// Further members of `error.data`, such as `signal` and `stderr`.
    package var details: JSONObject = [:]

    /// What `error.data` holds.
    package var data: JSONValue {
        var data: JSONObject = ["kind": .string(kind)]
        if let phase { data["phase"] = .string(phase) }
        for (name, value) in details.members where data[name] == nil { data[name] = value }
        data["hint"] = .string(hint)
        return .object(data)
    }
}

extension WidgetHomeError: CustomStringConvertible {
    package var description: String { "\(message). \(hint)" }
}

extension WidgetHomeError {
    static func unknownKind(_ kind: String, known: [String]) -> Self {
        Self(
            code: -20, kind: "unknownKind",
            message: "There is no widget of kind '\(kind.prefix(100))'; "
                + (known.isEmpty ? "no extension is loaded" : "there is \(list(known))"),
            hint: known.isEmpty
                ? "Name an extension on the command line of serve."
                : "Use the kind that the widget's configuration gives.")
    }

    static func unsupportedFamily(_ family: String, kind: String, supported: [String]) -> Self {
        Self(
            code: -25, kind: "unsupportedFamily",
            message: "\(kind) does not support \(family.prefix(100)); it supports \(list(supported))",
            hint: "Choose one of these, or add the family to the widget's supportedFamilies.")
    }

    static func unknownWidget(_ id: String) -> Self {
        Self(
            code: -20, kind: "unknownWidget", message: "No widget is installed under the id '\(id.prefix(100))'",
            hint: "Ask getInstalledWidgets for the ids, or name a kind and a family.")
    }

    static func unusableTimeline(_ kind: String, _ family: String, _ reason: String) -> Self {
        Self(
            code: -27, kind: "unusableTimeline", phase: "timeline",
            message: "The timeline of \(kind) in \(family) \(reason)", hint: "Give it at least one entry.")
    }

    static func storage(_ path: String, _ reason: String) -> Self {
        Self(
            code: -29, kind: "storageFailed", message: "Storage failed at \(path): \(reason)",
            hint: "Look at the folder and the disk, then try again.")
    }

    private static func list(_ names: [String]) -> String {
        names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1] : names.joined()
    }
}
