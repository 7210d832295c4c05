package import JSON

/// Why a parameter cannot be set, or has no options.
package enum ParameterFailure: Error {
    case unknownParameter(String, known: [String])
    case unknownOption(JSONValue, known: [JSONValue])
    case malformed(JSONValue, expected: String)
    case noOptions
    /// The app's own query or provider has thrown.
    case failed(any Error)
}
