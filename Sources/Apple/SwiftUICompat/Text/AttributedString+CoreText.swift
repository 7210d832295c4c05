public import Foundation

extension AttributeScopes {
    /// What Core Text names of a paragraph, for the scopes that have it.
    ///
    /// - Compatibility: compiles
    public struct CoreTextAttributes {
        public enum TextAlignmentAttribute: AttributedStringKey {
            public typealias Value = AttributedString.TextAlignment
            public static let name = "CoreText.TextAlignment"
            public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
        }

        public enum LineHeightAttribute: AttributedStringKey {
            public typealias Value = AttributedString.LineHeight
            public static let name = "CoreText.LineHeight"
            public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
        }
    }
}

extension AttributedString {
    /// - Compatibility: compiles
    public enum TextAlignment: Hashable, Sendable {
        case left, right, center
    }

    /// How far a paragraph's lines are from each other.
    ///
    /// - Compatibility: compiles
    public struct LineHeight: Hashable, Sendable {
        private enum Rule: Hashable {
            case loose, normal, tight, variable
            case exact(CGFloat), multiple(CGFloat), leading(CGFloat)
        }

        private let rule: Rule

        public static let loose = LineHeight(rule: .loose)
        public static let normal = LineHeight(rule: .normal)
        public static let tight = LineHeight(rule: .tight)
        public static let variable = LineHeight(rule: .variable)

        public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .exact(points)) }
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(rule: .multiple(factor)) }
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(rule: .leading(increase)) }
    }

    /// A picture that is a letter, such as a Genmoji; it is kept as its bytes.
    ///
    /// - Compatibility: compiles
    public struct AdaptiveImageGlyph: Hashable, Sendable {
        public let imageContent: Data

        public init(imageContent: Data) {
            self.imageContent = imageContent
        }
    }
}
