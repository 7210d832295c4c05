package import JSON

/// What JSON-RPC itself names.
extension BridgeError {
    package static func parseError(_ error: JSONError) -> BridgeError {
        BridgeError(.parseError, "Parse error: \(error)", hint: "Send one JSON object in UTF-8 on each line.")
    }

    package static func invalidRequest(_ reason: String) -> BridgeError {
        BridgeError(
            .invalidRequest, "Invalid request: \(reason)",
            hint: #"Send {"jsonrpc":"2.0","id":…,"method":…,"params":{…}}."#)
    }

    package static func lineTooLong(limit: Int) -> BridgeError {
        BridgeError(
            .lineTooLong, "Invalid request: the line is longer than \(limit) bytes",
            hint: "Send less in one message, or start the bridge with a larger --max-message.",
            details: ["limit": .int(limit)])
    }

    package static func methodNotFound(_ name: String) -> BridgeError {
        BridgeError(
            .methodNotFound, "There is no method \(quoted(name))", hint: "Call rpc.discover for the methods there are.")
    }

    package static func invalidParams(_ reason: String) -> BridgeError {
        BridgeError(
            .invalidParams, "Invalid params: \(reason)", hint: "Call rpc.discover for the params of each method.")
    }

    package static func internalError(_ reason: String) -> BridgeError {
        BridgeError(
            .internalError, "Internal error: \(reason)", hint: "This is a defect of the bridge: please report it.")
    }

    package static let cancelled = BridgeError(
        .requestCancelled, "The request was cancelled", hint: "Send it again if it matters.")
}
