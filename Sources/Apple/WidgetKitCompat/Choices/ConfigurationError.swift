package import JSON

/// Why a configuration cannot be used; error -32 of the bridge's protocol.
package struct ConfigurationError: Error, Sendable, Hashable {
    /// A stable name for `error.data.kind`.
    package var kind: String
    package var message: String
    /// What to do about it, in one sentence.
    package var hint: String
    /// Further members of `error.data`.
    package var details: JSONObject

    package init(kind: String, message: String, hint: String, details: JSONObject = [:]) {
        self.kind = kind
        self.message = message
        self.hint = hint
        self.details = details
    }
}

extension ConfigurationError {
    package static func unknownParameter(_ name: String, known: [String]) -> Self {
        Self(
            kind: "unknownParameter", message: "The widget has no parameter '\(name.prefix(100))'",
            hint: known.isEmpty
                ? "Leave configuration out: the widget is a static one."
                : "It has \(known.joined(separator: ", ")).",
            details: ["parameters": .array(known.map { .string($0) })])
    }

    package static func unknownOption(_ value: JSONValue, of parameter: String, known: [JSONValue] = []) -> Self {
        Self(
            kind: "unknownOption",
            message: "The parameter '\(parameter)' has no option \(value.text.prefix(100))",
            hint: known.isEmpty
                ? "Ask configurationOptions for its options."
                : "It has \(known.map { $0.stringValue ?? $0.text }.joined(separator: ", ")).",
            details: ["parameter": .string(parameter)])
    }

    package static func malformedValue(_ value: JSONValue, of parameter: String, expected: String) -> Self {
        Self(
            kind: "malformedValue",
            message: "The parameter '\(parameter)' cannot be \(value.text.prefix(100))",
            hint: "Give it \(expected).", details: ["parameter": .string(parameter)])
    }

    package static func noOptions(_ parameter: String) -> Self {
        Self(
            kind: "noOptions", message: "The parameter '\(parameter)' has no list of options",
            hint: "Give it any value of its type.", details: ["parameter": .string(parameter)])
    }

    /// The widget's own code for a parameter has thrown.
    package static func failed(_ parameter: String, _ error: any Error) -> Self {
        Self(
            kind: "optionsFailed", message: "The options of '\(parameter)' could not be had: \(error)",
            hint: "Mend the query or the options provider of the parameter.",
            details: ["parameter": .string(parameter)])
    }
}
