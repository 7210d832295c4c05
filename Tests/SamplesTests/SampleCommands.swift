import Foundation
import JSON
import TestSupport
import Testing

/// What a sample's host says, a call a line.
struct SampleCommands {
    private let url: URL

    init(_ sample: URL) {
        url = sample.appending(path: "commands.jsonl")
    }

    var calls: [JSONValue] {
        get throws {
            try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
                try JSONValue(parsing: String($0))
            }
        }
    }

    /// Says to a running bridge what saves values and updates widgets.
    func prepare(_ bridge: BridgeProcess) throws {
        for call in try calls {
            guard let method = call["method"]?.stringValue,
                ["setAppGroupId", "saveWidgetData", "updateWidget"].contains(method)
            else { continue }
            try bridge.call(method, call["params"] ?? [:])
        }
    }

    /// The replies of a bridge of its own that is given all of it at once, by their ids.
    func replies(of widget: URL, in folder: TemporaryFolder) throws -> [Int: JSONValue] {
        let run = try ProgramRun(
            Repository.program, ["serve", widget.path, "--root", folder.path("commands")],
            input: String(contentsOf: url, encoding: .utf8), in: folder.url)
        #expect(run.status == 0)
        var replies: [Int: JSONValue] = [:]
        for line in run.output.split(separator: "\n") {
            let reply = try JSONValue(parsing: String(line))
            if let id = reply["id"]?.intValue { replies[id] = reply }
        }
        return replies
    }
}
