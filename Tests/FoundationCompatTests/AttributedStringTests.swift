import Foundation
import FoundationCompat
import Testing

@Suite("Attributed strings")
struct AttributedStringTests {
    @Test("begin with nothing, and are added to")
    func empty() {
        #expect(NSAttributedString().length == 0)
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a")
    }
}
