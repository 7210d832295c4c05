public import Foundation

/// Attributes that Linux's Foundation has not.
extension AttributeScopes.FoundationAttributes {
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { InlinePresentationIntentAttribute() }
    public var presentationIntent: PresentationIntentAttribute { PresentationIntentAttribute() }
    public var markdownSourcePosition: MarkdownSourcePositionAttribute { MarkdownSourcePositionAttribute() }
    public var morphology: MorphologyAttribute { MorphologyAttribute() }
    public var inflect: InflectionRuleAttribute { InflectionRuleAttribute() }
    public var inflectionAlternative: InflectionAlternativeAttribute { InflectionAlternativeAttribute() }
    public var agreeWithArgument: AgreeWithArgumentAttribute { AgreeWithArgumentAttribute() }
    public var agreeWithConcept: AgreeWithConceptAttribute { AgreeWithConceptAttribute() }
    public var referentConcept: ReferentConceptAttribute { ReferentConceptAttribute() }
    public var listItemDelimiter: ListItemDelimiterAttribute { ListItemDelimiterAttribute() }

    /// Their keys, which the run-time does not find among the scope's own.
    static var own: [any AttributedStringKey.Type] {
        [
            InlinePresentationIntentAttribute.self, PresentationIntentAttribute.self,
            MarkdownSourcePositionAttribute.self, MorphologyAttribute.self, InflectionRuleAttribute.self,
            InflectionAlternativeAttribute.self, AgreeWithArgumentAttribute.self, AgreeWithConceptAttribute.self,
            ReferentConceptAttribute.self, ListItemDelimiterAttribute.self,
        ]
    }

    public struct InlinePresentationIntentAttribute: ObjectiveCConvertibleAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"

        public static func objectiveCValue(for value: InlinePresentationIntent) throws -> NSNumber {
            NSNumber(value: value.rawValue)
        }

        public static func value(for object: NSNumber) throws -> InlinePresentationIntent {
            InlinePresentationIntent(rawValue: object.uintValue)
        }
    }

    public struct PresentationIntentAttribute: AttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }

    public struct MarkdownSourcePositionAttribute: AttributedStringKey {
        public typealias Value = AttributedString.MarkdownSourcePosition
        public static let name = "NSMarkdownSourcePosition"
    }

    public struct MorphologyAttribute: AttributedStringKey {
        public typealias Value = Morphology
        public static let name = "NSMorphology"
    }

    public struct InflectionRuleAttribute: AttributedStringKey {
        public typealias Value = InflectionRule
        public static let name = "NSInflect"
    }

    public struct InflectionAlternativeAttribute: ObjectiveCConvertibleAttributedStringKey {
        public typealias Value = AttributedString
        public static let name = "NSInflectionAlternative"

        public static func objectiveCValue(for value: AttributedString) throws -> NSAttributedString {
            NSAttributedString(value)
        }

        public static func value(for object: NSAttributedString) throws -> AttributedString {
            AttributedString(object)
        }
    }

    public struct AgreeWithArgumentAttribute: AttributedStringKey {
        public typealias Value = Int
        public static let name = "NSAgreeWithArgument"
    }

    public struct AgreeWithConceptAttribute: AttributedStringKey {
        public typealias Value = Int
        public static let name = "NSAgreeWithConcept"
    }

    public struct ReferentConceptAttribute: AttributedStringKey {
        public typealias Value = Int
        public static let name = "NSReferentConcept"
    }

    public struct ListItemDelimiterAttribute: AttributedStringKey {
        public typealias Value = Character
        public static let name = "NSListItemDelimiter"
    }
}

extension AttributedString {
    /// Where in its Markdown a text is, in lines and columns from 1.
    public struct MarkdownSourcePosition: Hashable, Codable, Sendable {
        public let startLine: Int
        public let startColumn: Int
        public let endLine: Int
        public let endColumn: Int

        public init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int) {
            (self.startLine, self.startColumn) = (startLine, startColumn)
            (self.endLine, self.endColumn) = (endLine, endColumn)
        }
    }
}
