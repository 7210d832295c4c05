public import Foundation

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    public static let tracking = NSAttributedString.Key(rawValue: "NSTracking")
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
    public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
    public static let adaptiveImageGlyph = NSAttributedString.Key(rawValue: "CTAdaptiveImageProvider")
    public static let textHighlightStyle = NSAttributedString.Key(rawValue: "NSTextHighlightStyle")
    public static let textHighlightColorScheme = NSAttributedString.Key(rawValue: "NSTextHighlightColorScheme")
}

/// How assistive technologies describe a text.
extension NSAttributedString.Key {
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributePunctuation")
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeLanguage")
    public static let accessibilitySpeechPitch = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributePitch")
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    public static let accessibilityTextCustom = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeCustom")
    public static let accessibilityTextualContext = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeContext")
}

extension NSAttributedString {
    /// - Compatibility: compiles
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }

    /// - Compatibility: compiles
    public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")
    }

    /// - Compatibility: compiles
    public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeDefault")
        public static let purple = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePurple")
        public static let pink = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePink")
        public static let orange = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeOrange")
        public static let mint = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeMint")
        public static let blue = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeBlue")
    }
}
