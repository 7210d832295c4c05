import JSON

@testable import AppIntentsCompat

/// Makes a parameter for a case of a table.
typealias Making = @Sendable () -> any AnyIntentParameter

func making(_ make: @escaping Making) -> Making { make }

/// Rows of such tables, whose literals the compiler then has types for.
func row(_ make: @escaping Making, _ json: JSONValue) -> (Making, JSONValue) { (make, json) }

func spelling(_ make: @escaping Making, _ json: JSONValue, _ read: JSONValue) -> (Making, JSONValue, JSONValue) {
    (make, json, read)
}

func refused(_ make: @escaping Making, _ json: JSONValue, _ refusal: String) -> (Making, JSONValue, String) {
    (make, json, refusal)
}

extension AnyIntentParameter {
    /// Why a value cannot be set, in short; nil where it can.
    func refusal(of json: JSONValue) async -> String? {
        do throws(ParameterFailure) {
            try await set(json)
            return nil
        } catch {
            return error.text
        }
    }
}

extension ParameterFailure {
    var text: String {
        switch self {
        case .unknownParameter(let name, let known): "no parameter \(name) of \(known)"
        case .unknownOption(let value, let known): "no option \(value.text) of \(JSONValue.array(known).text)"
        case .malformed(let value, let expected): "\(value.text) is not \(expected)"
        case .noOptions: "no options"
        case .failed(let error): "failed: \(type(of: error))"
        }
    }
}
