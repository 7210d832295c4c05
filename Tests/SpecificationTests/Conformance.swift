import Foundation
import JSON
import TestSupport
import Testing

/// A session's messages, to be held against openrpc.json.
struct Conformance {
    private var calls: [JSONValue: (method: JSONValue, params: JSONValue)] = [:]
    private var lines: [String] = []

    mutating func sent(_ message: JSONValue) {
        guard let id = message["id"], let method = message["method"], method.stringValue != nil else { return }
        calls[id] = (method, message["params"] ?? .null)
    }

    mutating func received(_ message: JSONValue) {
        if message["method"] != nil {
            lines.append((["notification": message] as JSONValue).text)
        } else if let call = calls[message["id"] ?? .null] {
            lines.append((["method": call.method, "params": call.params, "reply": message] as JSONValue).text)
        }
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
