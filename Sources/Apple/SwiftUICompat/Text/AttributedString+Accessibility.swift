public import Foundation
public import FoundationCompat

extension AttributeScopes {
    /// How assistive technologies describe a text: kept, as nothing reads a widget aloud here.
    ///
    /// - Compatibility: compiles
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilityTextCustom: TextCustomAttribute
        public let accessibilityHeadingLevel: HeadingLevelAttribute
        public let accessibilityTextualContext: TextualContextAttribute
        public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
        public let accessibilitySpeechAnnouncementsQueued: QueueAnnouncementAttribute
        public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
        public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
        public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute

        public enum TextCustomAttribute: AttributedStringKey {
            public typealias Value = [String]
            public static let name = "UIAccessibilityTextAttributeCustom"
        }

        public enum HeadingLevelAttribute: ObjectiveCConvertibleAttributedStringKey {
            public enum HeadingLevel: Int, Sendable {
                case unspecified, h1, h2, h3, h4, h5, h6
            }

            public typealias Value = HeadingLevel
            public typealias ObjectiveCValue = NSNumber
            public static let name = "UIAccessibilityTextAttributeHeadingLevel"
        }

        public enum TextualContextAttribute: ObjectiveCConvertibleAttributedStringKey {
            public enum TextualContext: String, Sendable {
                case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
            }

            public typealias Value = TextualContext
            public typealias ObjectiveCValue = NSString
            public static let name = "UIAccessibilityTextAttributeContext"
        }

        public enum AdjustedPitchAttribute: AttributedStringKey {
            public typealias Value = Double
            public static let name = "UIAccessibilitySpeechAttributePitch"
        }

        public enum AnnouncementPriorityAttribute: ObjectiveCConvertibleAttributedStringKey {
            public enum AnnouncementPriority: String, Sendable {
                case low, `default`, high
            }

            public typealias Value = AnnouncementPriority
            public typealias ObjectiveCValue = NSString
            public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
        }

        public enum QueueAnnouncementAttribute: AttributedStringKey {
            public typealias Value = Bool
            public static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement"
        }

        public enum IncludesPunctuationAttribute: AttributedStringKey {
            public typealias Value = Bool
            public static let name = "UIAccessibilitySpeechAttributePunctuation"
        }

        public enum IPANotationAttribute: AttributedStringKey {
            public typealias Value = String
            public static let name = "UIAccessibilitySpeechAttributeIPANotation"
        }

        public enum SpellOutAttribute: AttributedStringKey {
            public typealias Value = Bool
            public static let name = "UIAccessibilitySpeechAttributeSpellOut"
        }
    }

    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T {
        self[T.self]
    }
}
