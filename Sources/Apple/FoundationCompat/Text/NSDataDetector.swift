public import Foundation

public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult {
    /// Where a link leads.
    public var url: URL? { (self as? DetectedData)?.link }
    /// A phone number as it was written.
    public var phoneNumber: String? { (self as? DetectedData)?.number }
    /// Nil: no dates are found here.
    public var date: Date? { nil }
    /// Nil: no addresses are found here.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// Finds links, addresses of mail and phone numbers in texts; dates and postal addresses it does not know.
open class NSDataDetector: NSObject, @unchecked Sendable {
    public let checkingTypes: NSTextCheckingTypes

    /// Throws for no type at all.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else { throw CocoaError(.featureUnsupported) }
        self.checkingTypes = checkingTypes
    }

    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [DetectedData] = []
        for kind in Detection.all where checkingTypes & kind.type.rawValue != 0 {
            for match in kind.expression.matches(in: string, range: range) {
                guard let part = Range(match.range, in: string), !found.contains(where: { $0.overlaps(match.range) }),
                    let data = DetectedData(kind, String(string[part]), at: match.range)
                else { continue }
                found.append(data)
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, range: range).first
    }

    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, range: range).count
    }

    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, range: range) where !stop.boolValue { block(match, [], &stop) }
    }
}

// Foundation's own names for these are deprecated on Linux.
private let linkType = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
private let phoneNumberType = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

/// A kind of data, and what it looks like.
private struct Detection: Sendable {
    let type: NSTextCheckingResult.CheckingType
    let expression: NSRegularExpression

    static let all = [
        Detection(linkType, #"\b(?:[a-z][a-z0-9+.-]*://|mailto:|tel:)[^\s<>"']*[^\s<>"'.,;:!?)\]]"#),
        Detection(linkType, #"\b[A-Z0-9._%+-]+@[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,}\b"#),
        Detection(
            linkType,
            #"\b(?:www\.)?(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|app|dev|de|uk|fr|eu|me|co|info)\b"#
                + #"(?:/[^\s<>"']*[^\s<>"'.,;:!?)\]])?"#),
        Detection(phoneNumberType, #"(?<![\w.])\+?\(?\d[\d ()./-]{5,}\d(?![\w.])"#),
    ]

    private init(_ type: NSTextCheckingResult.CheckingType, _ pattern: String) {
        self.type = type
        do {
            expression = try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
        } catch {
            preconditionFailure("A pattern of this file is wrong: \(error)")
        }
    }
}

/// What a detector found. Immutable.
private final class DetectedData: NSTextCheckingResult {
    private let type: CheckingType
    private let place: NSRange
    let link: URL?
    let number: String?

    init?(_ kind: Detection, _ text: String, at place: NSRange) {
        type = kind.type
        self.place = place
        if kind.type == linkType {
            let scheme = text.contains("://") || text.hasPrefix("mailto:") || text.hasPrefix("tel:")
            link = URL(string: scheme ? text : (text.contains("@") ? "mailto:" : "http://") + text)
            number = nil
            guard link != nil else { return nil }
        } else {
            link = nil
            number = text
        }
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType { type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at index: Int) -> NSRange { place }

    func overlaps(_ other: NSRange) -> Bool { NSIntersectionRange(place, other).length > 0 }
}
