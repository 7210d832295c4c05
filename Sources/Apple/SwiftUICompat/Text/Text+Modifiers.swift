public import Foundation

extension Text {
    public func font(_ font: Font?) -> Text { applying(.font(font)) }

    public func fontWeight(_ weight: Font.Weight?) -> Text {
        applying(weight.map { .fontChange(.weight($0)) } ?? .removesWeight)
    }

    public func fontWidth(_ width: Font.Width?) -> Text { applying(.fontChange(.width(width ?? .standard))) }

    public func fontDesign(_ design: Font.Design?) -> Text { applying(.fontChange(.design(design))) }

    public func bold() -> Text { applying(.fontChange(.bold)) }

    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

    public func italic() -> Text { applying(.fontChange(.italic)) }

    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? applying(.fontChange(.monospaced)) : self }

    public func monospacedDigit() -> Text { applying(.fontChange(.monospacedDigit)) }

    public func foregroundColor(_ color: Color?) -> Text {
        color.map { applying(.foreground(AnyShapeStyle($0))) } ?? self
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { applying(.foreground(AnyShapeStyle(style))) }

    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        applying(.underline(isActive: isActive, pattern, color))
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        applying(.strikethrough(isActive: isActive, pattern, color))
    }

    public func kerning(_ kerning: CGFloat) -> Text { applying(.kerning(kerning)) }

    public func tracking(_ tracking: CGFloat) -> Text { applying(.tracking(tracking)) }

    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { applying(.baselineOffset(baselineOffset)) }

    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? applying(.scale(scale)) : self
    }

    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        isEnabled ? applying(.language(language.minimalIdentifier)) : self
    }

    /// - Compatibility: compiles
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }

    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { applying(.spoken) }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { applying(.spoken) }
    public func speechAdjustedPitch(_ value: Double) -> Text { applying(.spoken) }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { applying(.spoken) }

    public func accessibilityLabel(_ label: Text) -> Text {
        applying(.accessibilityLabel(label.plainString(locale: .current)))
    }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text {
        accessibilityLabel(Text(labelResource))
    }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { applying(.spoken) }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { applying(.spoken) }
}

/// A mark that a text renderer reads; widgets have none.
///
/// - Compatibility: compiles
public protocol TextAttribute {}

/// What kind of text a voice reads.
///
/// - Compatibility: compiles
public struct AccessibilityTextContentType: Sendable, Hashable {
    private let name: String

    public static let plain = AccessibilityTextContentType(name: "plain")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

public enum AccessibilityHeadingLevel: UInt, Sendable, Hashable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
