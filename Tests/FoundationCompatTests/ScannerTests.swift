import Foundation
import FoundationCompat
import Testing

@Suite("A scanner")
struct ScannerTests {
    @Test("scans into strings of Objective-C's")
    func pointers() {
        let scanner = Scanner(string: "key = value;")
        var text: NSString?
        #expect(scanner.scanUpToCharacters(from: .whitespaces, into: &text) && text == "key" as NSString)
        #expect(scanner.scanString("=", into: &text) && text == "=" as NSString)
        #expect(scanner.scanCharacters(from: .letters, into: &text) && text == "value" as NSString)
        #expect(!scanner.scanString(":", into: &text) && text == "value" as NSString)
        #expect(!scanner.scanUpTo(";", into: &text) && scanner.scanString(";", into: &text))
    }
}
