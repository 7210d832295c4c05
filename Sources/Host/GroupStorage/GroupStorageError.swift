/// What went wrong with a group: the protocol's code, a stable name, a sentence, and what to do about it.
package struct GroupStorageError: Error, Sendable, Hashable {
    /// The wire protocol's error code: -1, -21, -28 or -29.
    package let code: Int

    /// A stable name for `error.data.kind`.
    package let kind: String

    package let message: String

    /// What to do about it, in one sentence.
    package let hint: String
}

extension GroupStorageError: CustomStringConvertible {
    package var description: String { "\(message). \(hint)" }
}

extension GroupStorageError {
    static func malformedGroup(_ id: String) -> Self {
        Self(
            code: -21, kind: "malformedGroup", message: "App group \(quoted(id)) is malformed",
            hint:
                "Use a reverse-domain name such as group.com.example.app: letters, digits, '-', '_', with single dots.")
    }

    static let emptyKey = Self(
        code: -1, kind: "invalidKey", message: "The key is empty", hint: "Give id a name of at least one character.")

    static func invalidFileKey(_ key: String, _ reason: String) -> Self {
        Self(
            code: -1, kind: "invalidKey", message: "\(quoted(key)) cannot name a file: \(reason)",
            hint: "Use a plain name such as cover or cover-1, and a plain extension such as png.")
    }

    static func invalidValue(_ path: String, _ reason: String, hint: String) -> Self {
        Self(code: -28, kind: "invalidValue", message: "The value cannot be stored: \(path) \(reason)", hint: hint)
    }

    /// The name as an error message can show it: short, on one line.
    private static func quoted(_ name: String) -> String {
        let shown = name.unicodeScalars.prefix(100).map {
            $0.value < 0x20 || $0.value == 0x7F ? "\u{FFFD}" : String($0)
        }
        return "'\(shown.joined())\(name.unicodeScalars.count > 100 ? "…" : "")'"
    }
}
