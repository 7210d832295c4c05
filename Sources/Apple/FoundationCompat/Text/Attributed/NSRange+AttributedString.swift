public import Foundation

extension NSRange {
    /// A range of a text, counted in UTF-16 from its start.
    public init<R: RangeExpression, S: AttributedStringProtocol>(_ region: R, in target: S)
    where R.Bound == AttributedString.Index {
        let range = region.relative(to: target.characters)
        func count(_ range: Range<AttributedString.Index>) -> Int { String(target[range].characters).utf16.count }
        self.init(location: count(target.startIndex..<range.lowerBound), length: count(range))
    }
}

extension Range<AttributedString.Index> {
    /// Nil for a range that is not within the text, or cuts a character's scalar in two.
    public init?<S: AttributedStringProtocol>(_ markerRange: NSRange, in attributedString: S) {
        let text = String(attributedString.characters)
        guard let range = Range<String.Index>(markerRange, in: text) else { return nil }
        let scalars = text.unicodeScalars
        func index(_ index: String.Index) -> AttributedString.Index {
            attributedString.unicodeScalars.index(
                attributedString.startIndex, offsetBy: scalars.distance(from: text.startIndex, to: index))
        }
        self = index(range.lowerBound)..<index(range.upperBound)
    }
}
