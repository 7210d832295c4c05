/// One error of the compiler's.
struct CompilerError: Hashable {
    var file: String
    var line: Int
    var column: Int
    var message: String

    /// The errors of the compiler's output, each once; where there are none, what it was at when it crashed.
    static func all(in output: String) -> [CompilerError] {
        var seen: Set<CompilerError> = []
        let lines = output.split(separator: "\n")
        let errors = lines.indices.compactMap { index in
            CompilerError(lines[index])?.expanded(from: index + 1 < lines.count ? lines[index + 1] : "")
        }.filter { seen.insert($0).inserted }
        return errors.isEmpty ? lines.compactMap { crash(in: $0) }.suffix(1) : errors
    }

    /// The errors of calls whose candidates are a stand-in's for a missing type, and what that is called; empty where the
    /// compiler shows nothing of its source, as where another module declares it.
    static func standIns(in output: String) -> [CompilerError: String] {
        var standIns: [CompilerError: String] = [:]
        var error: CompilerError?
        for line in output.split(separator: "\n") {
            if MissingAPI.isDiagnostic(line), line.contains(#/:\d+:\d+: (error|warning): /#) {
                error = CompilerError(line)
            } else if let error {
                if line.contains(#/note: candidate .*(type 'Void' for parameter #1|\(_leftOut: Void\))/#) {
                    standIns[error] = standIns[error] ?? ""
                } else if standIns[error] == "", let match = line.firstMatch(of: #/_leftOutError\("([^"]+)"/#) {
                    standIns[error] = String(match.output.1)
                }
            }
        }
        return standIns
    }

    /// An error in what a macro expands to, where the macro stands.
    private func expanded(from next: Substring) -> CompilerError {
        guard file.hasPrefix("macro expansion "),
            let match = next.wholeMatch(of: #/[`\s-]*(/.+?):(\d+):(\d+): note: expanded code originates here/#),
            let line = Int(match.output.2), let column = Int(match.output.3)
        else { return self }
        return CompilerError(file: String(match.output.1), line: line, column: column, message: message)
    }

    static let crash = "the compiler crashes"
    /// What it says where it knows nothing to say.
    static let wordless = "failed to produce diagnostic"
    /// What it says of a member that is the main actor's, where the one that it overrides is not.
    static let overridesNonisolated = "different actor isolation from nonisolated overridden declaration"
    /// What it says of an expression that it gives up.
    static let impatient = "the compiler is unable to type-check this expression in reasonable time"

    /// What a line of a crashed compiler's stack says, the innermost of which is the last: `4. While evaluating request
    /// TypeCheckFunctionBodyRequest(News.(file).Card.body.getter@/News/Card.swift:16:25)`.
    private static func crash(in line: Substring) -> CompilerError? {
        guard let match = line.wholeMatch(of: #/\d+\.\s+While .*?(/[^:"]+\.swift):(\d+):(\d+).*/#),
            let number = Int(match.output.2), let column = Int(match.output.3)
        else { return nil }
        return CompilerError(
            file: String(match.output.1), line: number, column: column,
            message: "\(crash) (signal 11 or the like) on what stands here")
    }

    init?(_ line: Substring) {
        guard MissingAPI.isDiagnostic(line), let match = line.wholeMatch(of: #/(.+?):(\d+):(\d+): error: (.+)/#),
            let number = Int(match.output.2), let column = Int(match.output.3)
        else { return nil }
        self.init(file: String(match.output.1), line: number, column: column, message: String(match.output.4))
    }

    init(file: String, line: Int, column: Int, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }

    /// The type of a value, and the one that it would have to be of, or to conform to:
    /// `argument type 'DatabasePool' does not conform to expected type 'DatabaseReader'`.
    var conversion: (type: String, expected: String)? {
        let match = message.firstMatch(
            of: #/(?:type|that) '([\w.]+)'(?: to| does not conform to| conform to)(?: \w+)* '(?:any |some )?([\w.]+)'$/#
        )
        return match.map { (String($0.output.1), String($0.output.2)) }
    }

    /// The identifiers that the message quotes.
    var quoted: [String] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }
            .flatMap { $0.element.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") } }
            .map(String.init)
    }

    /// How the compiler prints it, without what it shows of the source.
    var text: String { "\(file):\(line):\(column): error: \(message)" }
}
