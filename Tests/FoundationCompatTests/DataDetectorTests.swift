import Foundation
import FoundationCompat
import Testing

@Suite("Data in texts")
struct DataDetectorTests {
    // Foundation's own names for these are deprecated on Linux.
    private let date: NSTextCheckingTypes = 1 << 3
    private let link: NSTextCheckingTypes = 1 << 5
    private let phoneNumber: NSTextCheckingTypes = 1 << 11

    private func found(_ types: NSTextCheckingTypes, in text: String) throws -> [String] {
        let detector = try NSDataDetector(types: types)
        return detector.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
            match.url?.absoluteString ?? match.phoneNumber ?? ""
        }
    }

    @Test(
        "links are found with a scheme and without, and end before the sentence's full stop",
        arguments: [
            ("See https://example.com/a?b=c.", ["https://example.com/a?b=c"]),
            ("at www.example.org/x, or example.com!", ["http://www.example.org/x", "http://example.com"]),
            ("Write to ada@example.com", ["mailto:ada@example.com"]),
            ("No link, e.g. none.", []),
        ])
    func links(text: String, expected: [String]) throws {
        #expect(try found(link, in: text) == expected)
    }

    @Test("phone numbers are found when they are asked for, and dates are not")
    func numbers() throws {
        #expect(try found(phoneNumber, in: "Call +49 (30) 901820 today") == ["+49 (30) 901820"])
        #expect(try found(link, in: "Call +49 30 901820") == [])
        #expect(try found(date, in: "on 21 November 2026") == [])
    }

    @Test("a detector of no type is an error")
    func nothing() {
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    }
}
