public import Foundation

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}

public enum NSWritingDirectionFormatType: Int, Sendable {
    case embedding = 0
    case override = 2
}

/// How a paragraph's lines lie; of this alignment and line spacing are drawn.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// Where lines may break.
    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    fileprivate struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineBreakStrategy: UInt = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsDefaultTighteningForTruncation = false
        var defaultTabInterval: CGFloat = 0
        var tabStops = stride(from: 28, through: 336, by: 28).map {
            NSTextTab(textAlignment: .left, location: $0, options: [:])
        }
        var textLists: [NSTextList] = []
    }

    fileprivate final var values = Values()

    open var alignment: NSTextAlignment { values.alignment }
    open var lineSpacing: CGFloat { values.lineSpacing }
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var headIndent: CGFloat { values.headIndent }
    open var tailIndent: CGFloat { values.tailIndent }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    open var hyphenationFactor: Float { values.hyphenationFactor }
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    open var tabStops: [NSTextTab] { values.tabStops }
    open var textLists: [NSTextList] { values.textLists }

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
        return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open override func copy() -> Any { copy(with: nil) }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }

    open func copy(with zone: NSZone?) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    open func mutableCopy(with zone: NSZone?) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { values.alignment = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue.rawValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { values.tabStops = newValue }
    }
    open override var textLists: [NSTextList] {
        get { super.textLists }
        set { values.textLists = newValue }
    }

    open func addTabStop(_ anObject: NSTextTab) {
        values.tabStops = (values.tabStops + [anObject]).sorted { $0.location < $1.location }
    }
    open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
