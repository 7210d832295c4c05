public import Foundation

extension AttributeScopes {
    /// The attributes that SwiftUI's text understands.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        /// Kept, and not drawn.
        public let adaptiveImageGlyph: AdaptiveImageGlyphAttribute
        /// Kept, and not drawn: a text has one alignment, which its view gives it.
        public let alignment: CoreTextAttributes.TextAlignmentAttribute
        /// Kept, and not drawn.
        public let lineHeight: CoreTextAttributes.LineHeightAttribute
        public let accessibility: AccessibilityAttributes
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }

        public enum AdaptiveImageGlyphAttribute: AttributedStringKey {
            public typealias Value = AttributedString.AdaptiveImageGlyph
            public static let name = "SwiftUI.AdaptiveImageGlyph"
            public static let inheritedByAddedText = false
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

/// A scope of another framework whose attributes texts are drawn with, too.
package protocol DrawnAttributeScope: AttributeScope {
    /// The attributes, and SwiftUI's that look like the scope's own.
    static func drawn(_ attributes: AttributeContainer) -> AttributeContainer
}

extension Text.LineStyle {
    /// Foundation's line styles, as attributed strings take them.
    public init?(nsUnderlineStyle: Int) {
        guard nsUnderlineStyle != 0 else { return nil }
        let pattern: Pattern =
            switch nsUnderlineStyle & 0x0700 {
            case 0x0100: .dot
            case 0x0200: .dash
            case 0x0300: .dashDot
            case 0x0400: .dashDotDot
            default: .solid
            }
        self.init(pattern: pattern)
    }
}
