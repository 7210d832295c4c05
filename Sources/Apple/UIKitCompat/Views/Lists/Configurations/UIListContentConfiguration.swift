public import Foundation
import SwiftUICompat

/// The text and the picture of a list's cell.
///
/// - Compatibility: compiles
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public struct ImageProperties: Hashable {
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
        public var strokeColor: UIColor?
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        public var strokeWidth: CGFloat = 0

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }
    }

    public struct TextProperties: Hashable {
        public enum TextAlignment: Int, Sendable {
            case natural, center, justified
        }

        public enum TextTransform: Int, Sendable {
            case none, uppercase, lowercase, capitalized
        }

        public var font: UIFont
        public var color: UIColor
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var showsExpansionTextWhenTruncated = false
        public var transform = TextTransform.none

        init(_ style: UIFont.TextStyle, _ color: UIColor) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }

        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var attributedText: AttributedString?
    public var textProperties: TextProperties
    public var secondaryAttributedText: AttributedString?
    public var secondaryTextProperties: TextProperties
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var alpha: CGFloat = 1
    private var axes = UIAxis.both.rawValue

    public var axesPreservingSuperviewLayoutMargins: UIAxis {
        get { UIAxis(rawValue: axes) }
        set { axes = newValue.rawValue }
    }

    public var text: String? {
        get { attributedText.map { String($0.characters) } }
        set { attributedText = newValue.map { AttributedString($0) } }
    }

    public var secondaryText: String? {
        get { secondaryAttributedText.map { String($0.characters) } }
        set { secondaryAttributedText = newValue.map { AttributedString($0) } }
    }

    private init(
        _ style: UIFont.TextStyle, _ color: UIColor, _ secondStyle: UIFont.TextStyle, _ secondColor: UIColor
    ) {
        textProperties = TextProperties(style, color)
        secondaryTextProperties = TextProperties(secondStyle, secondColor)
    }

    public static func cell() -> Self { Self(.body, .label, .caption1, .label) }
    public static func subtitleCell() -> Self { Self(.body, .label, .subheadline, .secondaryLabel) }
    public static func valueCell() -> Self {
        var configuration = Self(.body, .label, .body, .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    public static func header() -> Self { plainHeader() }
    public static func footer() -> Self { plainFooter() }
    public static func plainHeader() -> Self { Self(.headline, .label, .footnote, .secondaryLabel) }
    public static func plainFooter() -> Self { Self(.footnote, .secondaryLabel, .footnote, .secondaryLabel) }
    public static func groupedHeader() -> Self { plainFooter() }
    public static func groupedFooter() -> Self { plainFooter() }
    public static func prominentInsetGroupedHeader() -> Self {
        Self(.headline, .label, .subheadline, .secondaryLabel)
    }
    public static func extraProminentInsetGroupedHeader() -> Self {
        Self(.title3, .label, .subheadline, .secondaryLabel)
    }
    public static func sidebarCell() -> Self { cell() }
    public static func sidebarSubtitleCell() -> Self { subtitleCell() }
    public static func accompaniedSidebarCell() -> Self { cell() }
    public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }
    public static func sidebarHeader() -> Self { plainHeader() }

    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The same: a widget has no cell whose state changes.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows a list's configuration; here it keeps it.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
    }

    open var configuration: any UIContentConfiguration {
        get { content }
        set { if let list = newValue as? UIListContentConfiguration { content = list } }
    }
    open var textLayoutGuide: UILayoutGuide? { nil }
    open var secondaryTextLayoutGuide: UILayoutGuide? { nil }
    open var imageLayoutGuide: UILayoutGuide? { nil }
}
