public import Foundation
public import SwiftUICompat

/// How high a bar is.
///
/// - Compatibility: compiles
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt

    @available(*, deprecated, renamed: "compact")
    public static var landscapePhone: UIBarMetrics { .compact }
    @available(*, deprecated, renamed: "compactPrompt")
    public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

/// - Compatibility: compiles
public enum UIBarPosition: Int, Sendable {
    case any, bottom, top, topAttached
}

/// What a picture, an adjustment or text's attributes hold for.
struct LookKey: Hashable {
    var state = UIControl.State.normal
    var rightState = UIControl.State.normal
    var metrics = UIBarMetrics.default
    var position = UIBarPosition.any
    var style: UIBarButtonItem.Style?
}

/// - Compatibility: compiles
public enum UIBarStyle: Int, Sendable {
    case `default`, black
    case blackTranslucent

    @available(*, deprecated, renamed: "black")
    public static var blackOpaque: UIBarStyle { .black }
}

/// - Compatibility: compiles
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic, pad, mac
}

/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool { get set }
}

/// What a bar of an app's shows, which a widget has none of.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var isEnabled = true
    open var title: String?
    open var image: UIImage?
    open var landscapeImagePhone: UIImage?
    open var largeContentSizeImage: UIImage?
    open var imageInsets = UIEdgeInsets.zero
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityUserInputLabels: [String]! = []
    private var titleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleTextAttributes[state] = attributes
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleTextAttributes[state]
    }
}

/// Pictures stand still in a widget: no effect is played.
extension UIBarButtonItem {
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions? = nil,
        animated: Bool? = nil, completion: UISymbolEffectCompletion? = nil
    ) {}

    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions? = nil,
        animated: Bool? = nil, completion: UISymbolEffectCompletion? = nil
    ) {}

    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions? = nil, animated: Bool? = nil, completion: UISymbolEffectCompletion? = nil
    ) {}

    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions? = nil,
        animated: Bool? = nil, completion: UISymbolEffectCompletion? = nil
    ) {}

    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions? = nil,
        animated: Bool? = nil, completion: UISymbolEffectCompletion? = nil
    ) {}

    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions? = nil, animated: Bool? = nil, completion: UISymbolEffectCompletion? = nil
    ) {}

    public func removeAllSymbolEffects(options: SymbolEffectOptions? = nil, animated: Bool? = nil) {}
}

public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// - Compatibility: compiles
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
    open var isFinished: Bool { true }
    open weak var sender: AnyObject? { nil }
}
