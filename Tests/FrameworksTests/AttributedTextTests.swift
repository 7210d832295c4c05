import Foundation
import FoundationCompat
import SwiftUICompat
import Testing
import UIKitCompat

private enum Rank: ObjectiveCConvertibleAttributedStringKey {
    enum Value: Int { case first, second }
    typealias ObjectiveCValue = NSNumber
    static let name = "rank"
}

private struct OwnScope: AttributeScope {
    let rank: Rank
    let foundation: AttributeScopes.FoundationAttributes
}

/// As apps write one that highlights what is typed.
private final class OwnStorage: NSTextStorage {
    private let text = NSMutableAttributedString(string: "")
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var string: String { text.string }
    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        text.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
        text.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        text.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
}

private final class Watcher: NSObject, NSTextStorageDelegate {
    var changes: [Int] = []
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        changes.append(delta)
    }
}

@Suite("Attributed text")
struct AttributedTextTests {
    private let url = URL(string: "https://x.org")

    @Test("keeps the attributes of Foundation, SwiftUI and UIKit on the way there and back")
    func roundTrip() throws {
        var text = AttributedString("👩‍👩‍👧 ")
        text.link = url
        text.inlinePresentationIntent = .code
        text.swiftUI.font = .body
        var part = AttributedString("b")
        part.uiKit.font = .systemFont(ofSize: 9)
        part.uiKit.underlineStyle = .single
        part[Rank.self] = .second
        text += part
        let converted = NSAttributedString(text)
        let last = converted.attributes(at: converted.length - 1, effectiveRange: nil)
        #expect(converted.attribute(.link, at: 0, effectiveRange: nil) as? URL == url)
        #expect((last[.font] as? UIFont)?.pointSize == 9 && last[.underlineStyle] as? Int == 1)
        #expect(last[NSAttributedString.Key(rawValue: "rank")] == nil)
        text[Rank.self] = nil
        #expect(AttributedString(converted) == text)
    }

    @Test("a scope converts its own, and throws for what it cannot convert")
    func scopes() throws {
        var text = AttributedString("a")
        text[Rank.self] = .second
        text.uiKit.kern = 2
        let converted = try NSAttributedString(text, including: OwnScope.self)
        let key = NSAttributedString.Key(rawValue: "rank")
        let attributes = converted.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[key] as? Int == 1 && attributes[.kern] == nil)
        #expect(try AttributedString(converted, including: OwnScope.self)[Rank.self] == .second)
        #expect(throws: CocoaError.self) { try AttributeContainer([key: 7], including: OwnScope.self) }
    }

    @Test("numbers and links are read in whichever type they come")
    func numbers() {
        let container = AttributeContainer([.kern: 3, .link: "https://x.org", .strokeWidth: NSNumber(value: 1.5)])
        #expect(container.uiKit.kern == 3 && container.link == url && container.uiKit.strokeWidth == 1.5)
    }

    @Test("UIKit's looks are drawn by SwiftUI's text, where that says nothing itself")
    func drawn() {
        var container = AttributeContainer([.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red])
        container.swiftUI.font = .body
        let drawn = AttributeScopes.UIKitAttributes.drawn(container)
        #expect(drawn.swiftUI.font == .body && drawn.swiftUI.foregroundColor == Color(uiColor: .red))
    }

    @Test("Markdown's links are seen from the base URL")
    func markdown() throws {
        let text = try NSAttributedString(markdown: "**a** [b](c)", baseURL: url)
        #expect(text.string == "a b")
        #expect((text.attribute(.link, at: 2, effectiveRange: nil) as? URL)?.absoluteString == "https://x.org/c")
        #expect(text.attribute(.inlinePresentationIntent, at: 0, effectiveRange: nil) as? UInt == 2)
    }

    @Test("ranges are counted in UTF-16")
    func ranges() throws {
        let text = AttributedString("é👩‍👩‍👧z")
        let range = try #require(text.range(of: "z"))
        let counted = NSRange(range, in: text)
        #expect(counted == NSRange(location: 9, length: 1) && Range(counted, in: text) == range)
        #expect(Range(NSRange(location: 9, length: 2), in: text) == nil)
    }

    @Test("a storage tells of its changes, one with a text of its own, too", arguments: [false, true])
    func storage(isOwn: Bool) {
        let (storage, watcher) = (isOwn ? OwnStorage() : NSTextStorage(), Watcher())
        storage.delegate = watcher
        storage.append(NSAttributedString(string: "abc", attributes: [.kern: 1]))
        storage.beginEditing()
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 1))
        storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        storage.endEditing()
        #expect(storage.string == "bc" && storage.length == 2 && watcher.changes == [3, -1])
        var range = NSRange()
        let kern = storage.attribute(
            .kern, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 2))
        #expect(kern as? Int == 2 && range == NSRange(location: 0, length: 1))
        #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 1)).string == "c")
    }

    @Test("copies of paragraph styles are equal, until one is changed")
    func paragraphs() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.addTabStop(NSTextTab(textAlignment: .left, location: 3))
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy == style && !(copy is NSMutableParagraphStyle) && copy.tabStops.first?.location == 3)
        style.tailIndent = 4
        #expect(copy != style)
    }

    @Test("lists number their items")
    func lists() {
        func marker(_ format: String, _ number: Int) -> String {
            NSTextList(markerFormat: .init(format), options: 0).marker(forItemNumber: number)
        }
        #expect(marker("({lower-alpha})", 28) == "(ab)" && marker("{upper-roman}.", 1994) == "MCMXCIV.")
        #expect(marker("{disc}", 3) == "•" && !NSTextList(markerFormat: .disc, options: 0).isOrdered)
    }

    @Test("a text view's texts are one")
    @MainActor
    func textView() {
        let view = UITextView()
        view.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 1])
        #expect(view.text == "ab" && view.textStorage.layoutManagers == [view.layoutManager])
        view.text = "c"
        #expect(view.attributedText.string == "c" && view.textContainer.layoutManager === view.layoutManager)
    }
}
