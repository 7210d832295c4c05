import Foundation

/// A place in a text, in UTF-16 units from its beginning.
@MainActor
final class TextOffset: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    /// Positions of somebody's own are taken for the beginning.
    static func offset(of position: UITextPosition) -> Int { (position as? TextOffset)?.offset ?? 0 }

    static func distance(from: UITextPosition, to: UITextPosition) -> Int { offset(of: to) - offset(of: from) }

    static func compare(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let distance = distance(from: position, to: other)
        return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
    }
}

/// The text between two places.
@MainActor
final class TextOffsetRange: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    convenience init(from: UITextPosition, to: UITextPosition) {
        let offsets = [TextOffset.offset(of: from), TextOffset.offset(of: to)].sorted()
        self.init(NSRange(location: offsets[0], length: offsets[1] - offsets[0]))
    }

    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { TextOffset(range.location) }
    override var end: UITextPosition { TextOffset(range.location + range.length) }
}

/// What text fields and text views have in common: a text, and what of it is selected.
@MainActor
protocol TextEditing: AnyObject {
    var editedText: String { get set }
    /// In UTF-16 units.
    var selection: NSRange { get set }
}

extension TextEditing {
    private var length: Int { editedText.utf16.count }

    private func range(of range: UITextRange) -> NSRange {
        let start = min(max(0, TextOffset.offset(of: range.start)), length)
        return NSRange(location: start, length: min(max(start, TextOffset.offset(of: range.end)), length) - start)
    }

    func substring(in range: UITextRange) -> String? {
        (editedText as NSString).substring(with: self.range(of: range))
    }

    func replaceText(in range: UITextRange, with text: String) {
        let range = self.range(of: range)
        editedText = (editedText as NSString).replacingCharacters(in: range, with: text)
        selection = NSRange(location: range.location + text.utf16.count, length: 0)
    }

    func insert(_ text: String) { replaceText(in: TextOffsetRange(selection), with: text) }

    func deleteCharacter() {
        if selection.length > 0 { return insert("") }
        guard let range = character(beside: TextOffset(selection.location), isBefore: true) else { return }
        replaceText(in: range, with: "")
    }

    func select(_ range: UITextRange?) {
        selection = range.map(self.range(of:)) ?? NSRange(location: 0, length: 0)
    }

    func moved(_ position: UITextPosition, by distance: Int) -> UITextPosition? {
        let (offset, isTooFar) = TextOffset.offset(of: position).addingReportingOverflow(distance)
        return isTooFar || offset < 0 || offset > length ? nil : TextOffset(offset)
    }

    /// The character in front of a place, or behind it; nil where there is none.
    func character(beside position: UITextPosition, isBefore: Bool) -> UITextRange? {
        let offset = TextOffset.offset(of: position) - (isBefore ? 1 : 0)
        guard offset >= 0, offset < length else { return nil }
        return TextOffsetRange((editedText as NSString).rangeOfComposedCharacterSequence(at: offset))
    }
}
