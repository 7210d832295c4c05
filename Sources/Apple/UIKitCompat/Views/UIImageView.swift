public import Foundation
public import SwiftUICompat

@preconcurrency @MainActor
open class UIImageView: UIView {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    open var animationImages: [UIImage]?
    open var highlightedAnimationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open private(set) var isAnimating = false
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    public var imageDynamicRange: UIImage.DynamicRange { .standard }
    open var adjustsImageWhenAncestorFocused = false

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
    open func startAnimating() { isAnimating = animationImages != nil }
    open func stopAnimating() { isAnimating = false }
}

extension UIImage {
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard, constrainedHigh, high
    }
}

/// Pictures stand still in a widget: no effect is played.
extension UIImageView {
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions? = nil, animated: Bool? = nil,
        completion: UISymbolEffectCompletion? = nil
    ) {}
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions? = nil, animated: Bool? = nil,
        completion: UISymbolEffectCompletion? = nil
    ) {}
    public func removeAllSymbolEffects(options: SymbolEffectOptions? = nil, animated: Bool? = nil) {}
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions? = nil, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
    }
}

/// How the picture of a symbol changes into another's.
///
/// - Compatibility: compiles
public struct UISymbolContentTransition: Hashable {
    private let effect: AnyHashable

    public init(
        _ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions? = nil
    ) {
        effect = AnyHashable(contentTransition)
    }
}
