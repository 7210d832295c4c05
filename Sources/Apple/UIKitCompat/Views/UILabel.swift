public import Foundation

@preconcurrency @MainActor
open class UILabel: UIView {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var allowsDefaultTighteningForTruncation = false
    open var showsExpansionTextWhenTruncated = false

    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: intrinsicContentSize)
    }

    open func drawText(in rect: CGRect) {}

    open override var intrinsicContentSize: CGSize {
        (text ?? "").size(withAttributes: [.font: font ?? .systemFont(ofSize: 17)])
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// - Compatibility: compiles
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}
