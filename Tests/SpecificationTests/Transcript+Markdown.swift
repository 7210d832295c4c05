import JSON

extension Transcript {
    /// The sessions in a page: fenced as `transcript`, `-->` before what is sent and `<--` before what comes back.
    static func examples(in page: String, named name: String) throws -> [Transcript] {
        var transcripts: [Transcript] = []
        var steps: [(line: Int, step: Step)]?
        for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let fence = line.wholeMatch(of: /```transcript( serve=(?<arguments>.*))?/) {
                let arguments = fence.arguments.map { $0.split(separator: " ").map(String.init) } ?? []
                steps = [(index + 1, .serve(arguments))]
            } else if line == "```", let found = steps {
                transcripts.append(Transcript(name: "\(name):\(found[0].line)", steps: found))
                steps = nil
            } else if steps != nil {
                steps?.append((index + 1, try Step(arrow: line)))
            }
        }
        return transcripts
    }
}

extension Transcript.Step {
    fileprivate init(arrow line: Substring) throws {
        if line.hasPrefix("--> ") {
            self = .text(String(line.dropFirst(4)))
        } else if line.hasPrefix("<-- ") {
            self = .expect(try JSONValue(parsing: String(line.dropFirst(4))))
        } else {
            throw Transcript.NotationError(description: "no arrow: \(line)")
        }
    }
}
