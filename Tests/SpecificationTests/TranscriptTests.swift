import Foundation
import JSON
import TestSupport
import Testing

@Suite("The process keeps to its transcripts")
struct TranscriptTests {
    @Test("a transcript is replayed", arguments: try Transcript.all())
    func transcript(_ transcript: Transcript) throws {
        let folder = try TemporaryFolder()
        var player = TranscriptPlayer(transcript, in: folder.url)
        try player.play()
    }

    @Test(
        "an example of the protocol's page runs",
        arguments: try Transcript.examples(in: Repository.text("README.md"), named: "README.md"))
    func example(_ example: Transcript) throws {
        let folder = try TemporaryFolder()
        var player = TranscriptPlayer(example, in: folder.url)
        try player.play()
    }

    /// What a call comes to depends on the machine in part, so the results are held against their schemas.
    @Test("openrpc.json's examples run, one after the other in one session")
    func openRPC() throws {
        let methods = try Repository.openRPC()["methods"]?.arrayValue ?? []
        var examples = Conformance()
        let folder = try TemporaryFolder()
        let widgets = ["PayShortcuts/PayWidget", "Counter/CounterWidget", "OpenPageDemo/OpenPageWidget"].map {
            Repository.root.appending(path: "samples/\($0)").path()
        }
        let session = try BridgeProcess(widgets + ["--clock", "2026-01-01T09:00:00Z"], root: folder.path)
        var id = 0
        for method in methods {
            for example in method["examples"]?.arrayValue ?? [] {
                let name = try #require(method["name"]?.stringValue)
                var params = JSONObject()
                for param in example["params"]?.arrayValue ?? [] {
                    params[try #require(param["name"]?.stringValue)] = param["value"]
                }
                id += 1
                let call: JSONValue = [
                    "jsonrpc": "2.0", "id": .int(id), "method": .string(name), "params": .object(params),
                ]
                examples.sent(call)
                session.write(call.text + "\n")
                let reply = try #require(session.reply(id))
                #expect(reply["result"] != nil, "\(name): \(reply.text)")
                examples.received(reply)
                // And what the document says that it comes to.
                examples.received(["id": .int(id), "result": example["result"]?["value"] ?? .null])
            }
        }
        try examples.check("the examples")
        #expect(session.finish().status == 0)
    }
}
