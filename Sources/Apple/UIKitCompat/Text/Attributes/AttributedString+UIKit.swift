public import Foundation
public import FoundationCompat
public import SwiftUICompat

extension AttributeScopes {
    /// The attributes that UIKit's text understands; of these SwiftUI's text draws fonts, colours, lines and spacing.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let ligature: LigatureAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let shadow: ShadowAttribute
        public let textEffect: TextEffectAttribute
        public let attachment: AttachmentAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let obliqueness: ObliquenessAttribute
        public let expansion: ExpansionAttribute
        public let textItemTag: TextItemTagAttribute
        public let adaptiveImageGlyph: AdaptiveImageGlyphAttribute
        public let accessibility: AccessibilityAttributes
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = NSAttributedString.Key.font.rawValue
        }

        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
            public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }

        public enum LigatureAttribute: AttributedStringKey {
            public typealias Value = Int
            public static let name = NSAttributedString.Key.ligature.rawValue
        }

        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.kern.rawValue
        }

        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.tracking.rawValue
        }

        public enum StrikethroughStyleAttribute: ObjectiveCConvertibleAttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public typealias ObjectiveCValue = NSNumber
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }

        public enum UnderlineStyleAttribute: ObjectiveCConvertibleAttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public typealias ObjectiveCValue = NSNumber
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }

        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strokeColor.rawValue
        }

        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.strokeWidth.rawValue
        }

        public enum ShadowAttribute: AttributedStringKey {
            public typealias Value = NSShadow
            public static let name = NSAttributedString.Key.shadow.rawValue
        }

        public enum TextEffectAttribute: AttributedStringKey {
            public typealias Value = NSAttributedString.TextEffectStyle
            public static let name = NSAttributedString.Key.textEffect.rawValue
        }

        public enum AttachmentAttribute: AttributedStringKey {
            public typealias Value = NSTextAttachment
            public static let name = NSAttributedString.Key.attachment.rawValue
            public static let inheritedByAddedText = false
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }

        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }

        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }

        public enum ObliquenessAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.obliqueness.rawValue
        }

        public enum ExpansionAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.expansion.rawValue
        }

        public enum TextItemTagAttribute: AttributedStringKey {
            public typealias Value = String
            public static let name = NSAttributedString.Key.textItemTag.rawValue
        }

        public enum AdaptiveImageGlyphAttribute: AttributedStringKey {
            public typealias Value = NSAdaptiveImageGlyph
            public static let name = NSAttributedString.Key.adaptiveImageGlyph.rawValue
            public static let inheritedByAddedText = false
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// SwiftUI's come first, where both have an attribute of a name and a value says no more than `.red`.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension AttributeScopes.UIKitAttributes: DrawnAttributeScope {
    package static func drawn(_ attributes: AttributeContainer) -> AttributeContainer {
        let own = attributes.uiKit
        func line(_ style: NSUnderlineStyle?, _ color: UIColor?) -> Text.LineStyle? {
            guard let style, let line = Text.LineStyle(nsUnderlineStyle: style.rawValue) else { return nil }
            return Text.LineStyle(pattern: line.pattern, color: color.map { Color(uiColor: $0) })
        }
        var drawn = AttributeContainer()
        drawn.swiftUI.font = own.font.map { Font($0) }
        drawn.swiftUI.foregroundColor = own.foregroundColor.map { Color(uiColor: $0) }
        drawn.swiftUI.backgroundColor = own.backgroundColor.map { Color(uiColor: $0) }
        drawn.swiftUI.kern = own.kern
        drawn.swiftUI.tracking = own.tracking
        drawn.swiftUI.baselineOffset = own.baselineOffset
        drawn.swiftUI.underlineStyle = line(own.underlineStyle, own.underlineColor)
        drawn.swiftUI.strikethroughStyle = line(own.strikethroughStyle, own.strikethroughColor)
        return drawn.merging(attributes)
    }
}
