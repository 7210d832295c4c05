/// The lines of a file's tokens, asked for in order.
struct LineCounter {
    private let file: SourceFile
    private var offset = 0
    private var line = 1

    init(_ file: SourceFile) { self.file = file }

    /// The number of the line that a token stands on, from 1; the token comes behind those that were asked about.
    mutating func line(of index: Int) -> Int {
        let start = file.tokens[index].range.lowerBound
        line += file.bytes[offset..<start].count { $0 == 0x0a }
        offset = start
        return line
    }
}
