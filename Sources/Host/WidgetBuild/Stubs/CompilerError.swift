/// One error of the compiler's.
struct CompilerError: Hashable {
    var file: String
    var line: Int
    var column: Int
    var message: String

    /// The errors of the compiler's output, each once.
    static func all(in output: String) -> [CompilerError] {
        var seen: Set<CompilerError> = []
        return output.split(separator: "\n").compactMap { CompilerError($0) }.filter { seen.insert($0).inserted }
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
