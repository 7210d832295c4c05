package import JSON
package import WidgetProtocol

/// Why a configuration cannot be used.
extension BridgeError {
    package static func unknownParameter(_ name: String, known: [String]) -> BridgeError {
        BridgeError(
            .unknownParameter, "The widget has no parameter '\(name.prefix(100))'",
            hint: known.isEmpty
                ? "Leave configuration out: the widget is a static one."
                : "It has \(known.joined(separator: ", ")).",
            details: ["parameters": .array(known.map { .string($0) })])
    }

    package static func unknownOption(_ value: JSONValue, of parameter: String, known: [JSONValue] = []) -> BridgeError
    {
        BridgeError(
            .unknownOption, "The parameter '\(parameter)' has no option \(value.text.prefix(100))",
            hint: known.isEmpty
                ? "Ask configurationOptions for its options."
                : "It has \(known.map { $0.stringValue ?? $0.text }.joined(separator: ", ")).",
            details: ["parameter": .string(parameter)])
    }

    package static func malformedValue(_ value: JSONValue, of parameter: String, expected: String) -> BridgeError {
        BridgeError(
            .malformedValue, "The parameter '\(parameter)' cannot be \(value.text.prefix(100))",
            hint: "Give it \(expected).", details: ["parameter": .string(parameter)])
    }

    package static func noOptions(_ parameter: String) -> BridgeError {
        BridgeError(
            .noOptions, "The parameter '\(parameter)' has no list of options",
            hint: "Give it any value of its type.", details: ["parameter": .string(parameter)])
    }

    /// The widget's own code for a parameter has thrown.
    package static func failed(_ parameter: String, _ error: any Error) -> BridgeError {
        BridgeError(
            .optionsFailed, "The options of '\(parameter)' could not be had: \(error)",
            hint: "Mend the query or the options provider of the parameter.",
            details: ["parameter": .string(parameter)])
    }
}

extension Warning {
    package static func optionGone(_ value: JSONValue, of parameter: String) -> Warning {
        Warning(
            .optionGone, "The parameter '\(parameter)' is set to \(value.text.prefix(100)), which is no longer there",
            hint: "Configure the widget anew; until then it is shown without, as on a phone.", subject: parameter)
    }
}
