import Foundation
import JSON
import TestSupport
import Testing

/// A session's messages, to be held against openrpc.json.
struct Conformance {
    private var calls: [JSONValue: (method: JSONValue, params: JSONValue)] = [:]
    /// Calls in Flutter's form that are not answered yet.
    private var methodCalls: [(method: JSONValue, params: JSONValue)] = []
    private var lines: [String] = []

    mutating func sent(_ message: JSONValue) {
        if message["jsonrpc"] == nil, let method = message["method"], let args = message["args"] {
            methodCalls.append((method, args.objectValue.map { .object($0) } ?? .null))
        }
        guard let id = message["id"], let method = message["method"], method.stringValue != nil else { return }
        calls[id] = (method, message["params"] ?? .null)
    }

    mutating func received(_ message: JSONValue) {
        if let parts = message.arrayValue {
            guard !methodCalls.isEmpty else { return }
            let call = methodCalls.removeFirst()
            lines.append(
                (["method": call.method, "params": call.params, "reply": Self.reply(parts)] as JSONValue).text)
        } else if let method = message["method"] {
            let notification: JSONValue = ["method": method, "params": message["params"] ?? message["args"] ?? .null]
            lines.append((["notification": notification] as JSONValue).text)
        } else if let call = calls[message["id"] ?? .null] {
            lines.append((["method": call.method, "params": call.params, "reply": message] as JSONValue).text)
        }
    }

    /// The reply in Flutter's form as JSON-RPC has it.
    private static func reply(_ parts: [JSONValue]) -> JSONValue {
        guard parts.count == 3 else { return ["result": parts.first ?? .null] }
        let code = parts[0].stringValue.flatMap { Int($0) }
        return ["error": ["code": code.map { .int($0) } ?? .null, "message": parts[1], "data": parts[2]]]
    }

    /// Records an issue for each way in which a message is not as openrpc.json has it.
    func check(_ session: String) throws {
        if lines.isEmpty { return }
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/conformance.py")
        let run = try ProgramRun(
            URL(filePath: "/usr/bin/python3"),
            [script.path(), Repository.specification.appending(path: "openrpc.json").path()],
            input: lines.map { $0 + "\n" }.joined())
        #expect(run.status == 0, "\(run.errors)")
        for breach in run.output.split(separator: "\n") { Issue.record("\(session): \(breach)") }
    }
}
