import JSONRPC
import Testing

@Suite struct LineFramerTests {
    /// The lines that come out when `parts` come in one after the other; `nil` for a line that is too long.
    private func lines(_ parts: [[UInt8]], limit: Int = 100, finish: Bool = true) -> [String?] {
        var framer = LineFramer(limit: limit)
        var lines: [String?] = []
        func text(_ frame: LineFramer.Frame) -> String? {
            guard case .line(let bytes) = frame else { return nil }
            return String(decoding: bytes, as: UTF8.self)
        }
        for part in parts {
            part.withUnsafeBytes { framer.append($0) }
            while let line = framer.next(text) { lines.append(line) }
        }
        if finish, let line = framer.finish(text) { lines.append(line) }
        return lines
    }

    private func bytewise(_ text: String) -> [[UInt8]] { text.utf8.map { [$0] } }

    @Test(
        "lines are the same whether they come at once or a byte at a time",
        arguments: [
            ("a\nbc\n", ["a", "bc"]), ("a\r\nb\r\n", ["a", "b"]), ("\n\r\n  \n\t\na\n\n", ["a"]), ("a\nb", ["a", "b"]),
            ("한국\n😀\n", ["한국", "😀"]), ("", []), ("\n", []), ("a\rb\n", ["a\rb"]), ("a\r", ["a"]),
        ] as [(String, [String?])])
    func framing(text: String, expected: [String?]) {
        #expect(lines([Array(text.utf8)]) == expected)
        #expect(lines(bytewise(text)) == expected)
    }

    @Test("a line over the limit is reported once, and the next line is read", arguments: [100, 101, 5000, 300_000])
    func overlong(count: Int) {
        let long = String(repeating: "x", count: count)
        let expected: [String?] = [count > 100 ? nil : long, "good"]
        #expect(lines([Array("\(long)\ngood\n".utf8)]) == expected)
        #expect(lines([Array("\(long)\r\ngood\r\n".utf8)]) == expected)
        if count <= 5000 { #expect(lines(bytewise("\(long)\ngood\n")) == expected) }
        #expect(lines([Array(long.utf8)]) == [expected[0]])
    }

    @Test("a line of many reads stays whole")
    func longLine() {
        let long = String(repeating: "0123456789", count: 100_000)
        let bytes = Array("\(long)\nshort\n\(long)\n".utf8)
        let parts = stride(from: 0, to: bytes.count, by: 70_001).map {
            Array(bytes[$0..<min($0 + 70_001, bytes.count)])
        }
        #expect(lines(parts, limit: 2_000_000) == [long, "short", long])
    }
}
