import Foundation
import JSON
import TestSupport
import Testing

/// A session in the notation that bridge-spec/README.md documents under "Transcripts".
struct Transcript: CustomTestStringConvertible {
    enum Step {
        case comment(String)
        case serve([String])
        /// Files by their names; nil for a server that is gone.
        case serveHTTP(JSONObject?)
        case send(JSONValue)
        case text(String)
        case bytes(Data)
        case expect(JSONValue)
        case signal(String)
        case close
        case end(Int)
    }

    struct NotationError: Error, CustomStringConvertible {
        let description: String
    }

    let name: String
    let steps: [(line: Int, step: Step)]

    var testDescription: String { name }
}

extension Transcript {
    /// The transcripts of bridge-spec/transcripts, by name.
    static func all() throws -> [Transcript] {
        let folder = Repository.specification.appending(path: "transcripts")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".jsonl") }
            .sorted().map { try Transcript(name: $0, lines: Repository.text("transcripts/\($0)")) }
    }

    init(name: String, lines: String) throws {
        self.name = name
        steps = try lines.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
            $1.isEmpty ? nil : ($0 + 1, try Step(line: String($1)))
        }
    }
}

extension Transcript.Step {
    init(line: String) throws {
        let members = try JSONValue(parsing: line).objectValue?.members ?? []
        guard members.count == 1 else { throw Transcript.NotationError(description: "no step: \(line)") }
        switch (members[0].name, members[0].value) {
        case ("comment", .string(let text)): self = .comment(text)
        case ("serve", .array(let arguments)): self = .serve(arguments.compactMap(\.stringValue))
        case ("serveHTTP", .object(let files)): self = .serveHTTP(files)
        case ("serveHTTP", .null): self = .serveHTTP(nil)
        case ("send", let message): self = .send(message)
        case ("text", .string(let text)): self = .text(text)
        case ("bytes", .string(let text)): self = .bytes(Data(base64Encoded: text) ?? Data())
        case ("expect", let message): self = .expect(message)
        case ("close", .bool): self = .close
        case ("signal", .string(let name)): self = .signal(name)
        case ("end", .int(let code)): self = .end(code)
        default: throw Transcript.NotationError(description: "no step: \(line)")
        }
    }
}
