public import Foundation

/// A rectangle that constraints refer to, without a view; only a view's own have a frame, as nothing is laid out.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    open weak var owningView: UIView?
    open var identifier = ""
    /// How far one of a view's own is from the view's edges.
    private let insets: KeyPath<UIView, UIEdgeInsets>?

    public override init() {
        insets = nil
    }

    public required init?(coder: NSCoder) {
        insets = nil
    }

    /// One of a view's own.
    init(of view: UIView, insets: KeyPath<UIView, UIEdgeInsets>? = nil) {
        owningView = view
        self.insets = insets
    }

    open var layoutFrame: CGRect {
        guard let insets, let view = owningView else { return .zero }
        return view.bounds.inset(by: view[keyPath: insets])
    }
    open var hasAmbiguousLayout: Bool { false }
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

/// A guide with constraints that are active where it is near an edge, or away from one.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [UInt: [NSLayoutConstraint]] = [:]
    private var away: [UInt: [NSLayoutConstraint]] = [:]

    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        near[edge.rawValue] = trackedConstraints
    }
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        away[edge.rawValue] = trackedConstraints
    }
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near[edge.rawValue] ?? []
    }
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away[edge.rawValue] ?? []
    }
    open func removeAllTrackedConstraints() { (near, away) = ([:], [:]) }
}

/// Where the keyboard is, which a widget never has.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true
    open var keyboardDismissPadding: CGFloat = 0
}

/// What a view controller's bars leave, as before the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The guide of a controller without bars.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { 0 }
}
