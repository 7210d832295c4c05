import Foundation
import Testing

@testable import UIKitCompat

@Suite("Text input")
@MainActor
struct TextInputTests {
    @Test("reads, replaces and deletes by positions, in UTF-16 units")
    func editing() throws {
        let field = UITextField()
        field.text = "tea 🫖"
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 4))
        let pot = try #require(field.textRange(from: field.endOfDocument, to: start))
        #expect(field.text(in: pot) == "🫖" && !pot.isEmpty)
        #expect(field.offset(from: start, to: field.endOfDocument) == 2)
        #expect(field.compare(start, to: field.endOfDocument) == .orderedAscending)
        #expect(field.position(from: start, offset: 3) == nil && field.position(from: start, offset: -5) == nil)
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        field.deleteBackward()
        #expect(field.text == "tea ")
        field.insertText("pot")
        #expect(field.text == "tea pot" && field.hasText)
        field.replace(try #require(field.textRange(from: field.beginningOfDocument, to: start)), withText: "tin ")
        #expect(field.text == "tin pot")
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.text == "" && !field.hasText)
    }

    @Test("of a text view selects what its range says")
    func selecting() throws {
        let view = UITextView()
        view.text = "one two"
        view.selectedRange = NSRange(location: 4, length: 3)
        let range = try #require(view.selectedTextRange)
        #expect(view.text(in: range) == "two")
        #expect(view.characterRange(byExtending: range.start, in: .left).flatMap(view.text(in:)) == " ")
        #expect(view.characterRange(byExtending: range.end, in: .right) == nil)
        view.insertText("2")
        #expect(view.text == "one 2" && view.selectedRange == NSRange(location: 5, length: 0))
    }

    @Test("takes a range of somebody's own, and one beyond the text, for what there is of it")
    func bounds() {
        let field = UITextField()
        field.text = "ab"
        #expect(field.text(in: UITextRange()) == "")
        let view = UITextView()
        view.text = "abcdef"
        #expect(field.text(in: view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)!) == "ab")
    }

    @Test("has traits with defaults for views of one's own")
    func traits() {
        final class Pad: UIView, UIKeyInput {
            var digits = ""
            var hasText: Bool { !digits.isEmpty }
            func insertText(_ text: String) { digits += text }
            func deleteBackward() { _ = digits.popLast() }
        }
        let pad = Pad()
        pad.insertText("12")
        pad.deleteBackward()
        #expect(pad.digits == "1" && pad.keyboardType == .default && pad.textContentType == nil)
    }
}
