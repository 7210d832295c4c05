package import JSON

/// The error of a JSON-RPC reply.
package struct RPCError: Error, Hashable, Sendable {
    package var code: Int
    package var message: String
    package var data: JSONValue?

    package init(code: Int, message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    package var json: JSONValue {
        var object: JSONObject = ["code": .int(code), "message": .string(message)]
        object["data"] = data
        return .object(object)
    }
}

/// The errors that JSON-RPC 2.0 itself names.
extension RPCError {
    package static func parseError(_ reason: String) -> RPCError {
        RPCError(code: -32700, message: "Parse error: \(reason)")
    }

    package static func invalidRequest(_ reason: String) -> RPCError {
        RPCError(code: -32600, message: "Invalid request: \(reason)")
    }

    package static func methodNotFound(_ method: String) -> RPCError {
        RPCError(code: -32601, message: "Method not found: \(method)")
    }

    package static func invalidParams(_ reason: String) -> RPCError {
        RPCError(code: -32602, message: "Invalid params: \(reason)")
    }

    package static func internalError(_ reason: String) -> RPCError {
        RPCError(code: -32603, message: "Internal error: \(reason)")
    }

    package static func lineTooLong(limit: Int) -> RPCError {
        .invalidRequest("the line is longer than \(limit) bytes")
    }
}
