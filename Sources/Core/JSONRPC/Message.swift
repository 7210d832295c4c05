package import JSON
package import WidgetProtocol

/// A message as JSON-RPC 2.0 defines them.
package enum Message: Hashable, Sendable {
    case request(RequestID, method: String, params: JSONValue?)
    case notification(method: String, params: JSONValue?)
    case result(RequestID, JSONValue)
    /// An error; without an id where the request's own could not be read.
    case error(RequestID?, BridgeError)
}

extension Message {
    /// Reads a message; the error says what to answer to one that is none.
    package init(_ node: JSONNode) throws(BridgeError) {
        guard node.kind == .object else { throw .invalidRequest("a message is an object, not \(node.kind)") }
        guard node["jsonrpc"]?.string == "2.0" else { throw .invalidRequest("the member jsonrpc must be \"2.0\"") }
        if let method = node["method"] {
            guard let name = method.string else { throw .invalidRequest("the method's name must be a string") }
            let params = node["params"]?.value
            guard let id = node["id"] else {
                self = .notification(method: name, params: params)
                return
            }
            guard let id = RequestID(id) else { throw .invalidRequest("an id is a string or an integer") }
            self = .request(id, method: name, params: params)
        } else if let error = node["error"] {
            self = .error(
                node["id"].flatMap { RequestID($0) },
                BridgeError(json: error.value)
                    ?? .internalError(error["message"]?.string ?? "an error without a message"))
        } else if let result = node["result"], let id = node["id"].flatMap({ RequestID($0) }) {
            self = .result(id, result.value)
        } else {
            throw .invalidRequest("there is neither a method nor a result")
        }
    }

    /// Appends the message and its newline.
    package func write(to output: inout [UInt8]) {
        output.append(contentsOf: Self.beginning)
        switch self {
        case .request(let id, let method, let params):
            Self.writeID(id, to: &output)
            Self.writeCall(method, params, to: &output)
        case .notification(let method, let params):
            Self.writeCall(method, params, to: &output)
        case .result(let id, let value):
            Self.writeID(id, to: &output)
            output.append(contentsOf: #","result":"#.utf8)
            value.write(to: &output)
        case .error(let id, let error):
            Self.writeID(id, to: &output)
            output.append(contentsOf: #","error":"#.utf8)
            error.json.write(to: &output)
        }
        output.append(contentsOf: Self.end)
    }

    /// A request whose params are JSON text already, as a line with its newline.
    static func requestLine(_ id: RequestID, method: String, params: RawJSON) -> [UInt8] {
        line { output in
            writeID(id, to: &output)
            writeCall(method, nil, to: &output)
            output.append(contentsOf: #","params":"#.utf8)
            output += params.bytes
        }
    }

    /// A reply whose result is JSON text already, as the pieces of a line with its newline.
    package static func resultLine(_ id: RequestID, _ result: RawJSON) -> [[UInt8]] {
        var start = Array(beginning)
        writeID(id, to: &start)
        start.append(contentsOf: #","result":"#.utf8)
        return [start] + result.pieces + [Array(end)]
    }

    /// A notification whose params are JSON text already, as the pieces of a line with its newline.
    static func notificationLine(method: String, params: RawJSON) -> [[UInt8]] {
        var start = Array(beginning)
        writeCall(method, nil, to: &start)
        start.append(contentsOf: #","params":"#.utf8)
        return [start] + params.pieces + [Array(end)]
    }

    private static func line(_ write: (inout [UInt8]) -> Void) -> [UInt8] {
        var output = Array(beginning)
        write(&output)
        output.append(contentsOf: end)
        return output
    }

    private static let beginning = #"{"jsonrpc":"2.0""#.utf8
    private static let end = "}\n".utf8

    /// The message as a line with its newline.
    package var line: [UInt8] {
        var output: [UInt8] = []
        write(to: &output)
        return output
    }

    private static func writeID(_ id: RequestID?, to output: inout [UInt8]) {
        output.append(contentsOf: #","id":"#.utf8)
        if let id { id.write(to: &output) } else { output.append(contentsOf: "null".utf8) }
    }

    private static func writeCall(_ method: String, _ params: JSONValue?, to output: inout [UInt8]) {
        output.append(contentsOf: #","method":"#.utf8)
        JSONWriter.write(method, to: &output)
        guard let params else { return }
        output.append(contentsOf: #","params":"#.utf8)
        params.write(to: &output)
    }
}
