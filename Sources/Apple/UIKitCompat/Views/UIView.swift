public import Foundation
import FoundationCompat
public import SwiftUICompat

/// A view of UIKit's: it keeps what is said of it. In a widget nothing of it is drawn, here as on a phone.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable, UICoordinateSpace {
    open var accessibilityIdentifier: String?
    open var accessibilityIgnoresInvertColors = false

    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    open var frame: CGRect {
        didSet { bounds.size = frame.size }
    }
    open var bounds: CGRect
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var transform = CGAffineTransform.identity
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .tintColor
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var clipsToBounds = false
    open var clearsContextBeforeDrawing = true
    open var autoresizesSubviews = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    /// The view whose alpha would mask this one.
    open var mask: UIView?
    open var transform3D = CATransform3DIdentity
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var restorationIdentifier: String?
    open var interactions: [any UIInteraction] = []
    open var focusGroupIdentifier: String?
    open var minimumContentSizeCategory: UIContentSizeCategory?
    open var maximumContentSizeCategory: UIContentSizeCategory?
    open var showsLargeContentViewer = false
    open var largeContentTitle: String?
    open var largeContentImage: UIImage?
    open var contentMode = ContentMode.scaleToFill
    open var contentScaleFactor: CGFloat = 3
    open var isUserInteractionEnabled = true
    open var tag = 0
    open var translatesAutoresizingMaskIntoConstraints = true
    open var autoresizingMask: AutoresizingMask = []
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var hasAmbiguousLayout: Bool { false }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    open private(set) var layoutGuides: [UILayoutGuide] = []
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    final var isUpdatingConfiguration = false
    open var traitOverrides = UITraitOverrides()
    open var traitCollection: UITraitCollection { .current }
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open var gestureRecognizers: [UIGestureRecognizer]?
    open var motionEffects: [UIMotionEffect] = []
    open var focusEffect: UIFocusEffect?
    open var hoverStyle: UIHoverStyle?
    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []
    open private(set) var constraints: [NSLayoutConstraint] = []
    /// The window that it is somewhere in.
    open var window: UIWindow? { superview?.window }
    open class var requiresConstraintBasedLayout: Bool { false }
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }
    open class var layerClass: AnyClass { CALayer.self }
    /// A layer that keeps what is said of it.
    public let layer = CALayer()
    open override var next: UIResponder? { superview }

    nonisolated public static let noIntrinsicMetric: CGFloat = -1

    public init(frame: CGRect) {
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        bounds = .zero
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Takes a view from where it is; within the same view, it only moves.
    private func take(_ view: UIView) {
        if view.superview === self { subviews.removeAll { $0 === view } } else { view.removeFromSuperview() }
    }

    /// A subview is no longer one.
    func lost(_ view: UIView) {}

    open func addSubview(_ view: UIView) {
        take(view)
        subviews.append(view)
        view.superview = self
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        take(view)
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
    }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        take(view)
        insertSubview(view, at: subviews.firstIndex(of: siblingSubview) ?? 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        take(view)
        insertSubview(view, at: subviews.firstIndex(of: siblingSubview).map { $0 + 1 } ?? subviews.count)
    }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { subviews.swapAt(index1, index2) }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview?.lost(self)
        superview = nil
    }

    open func bringSubviewToFront(_ view: UIView) { addSubview(view) }
    open func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }
    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = false
        constraint.holder = self
        constraints.append(constraint)
    }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constraint.holder = nil
        constraints.removeAll { $0 === constraint }
    }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutGuides.append(layoutGuide)
    }
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        layoutGuide.owningView = nil
        layoutGuides.removeAll { $0 === layoutGuide }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }
    open func removeInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
    open func setNeedsLayout() {}
    open func layoutIfNeeded() { layoutSubviews() }
    open func layoutSubviews() {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func setNeedsUpdateConstraints() {}
    open func needsUpdateConstraints() -> Bool { false }
    open func updateConstraintsIfNeeded() { updateConstraints() }
    open func updateConstraints() {}
    open func exerciseAmbiguityInLayout() {}
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    open func invalidateIntrinsicContentSize() {}
    open func draw(_ rect: CGRect) {}
    open func didAddSubview(_ subview: UIView) {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}
    open func tintColorDidChange() {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(targetSize)
    }
    private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis] ?? .defaultLow
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistance[axis] ?? .defaultHigh
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis] = priority
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        resistance[axis] = priority
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func endEditing(_ force: Bool) -> Bool { false }
    open func updateTraitsIfNeeded() {}
    open func setNeedsUpdateProperties() {}
    open func updatePropertiesIfNeeded() { updateProperties() }
    open func updateProperties() {}

    /// Where the view's origin is among those around it; transforms are not looked at.
    private var offset: CGPoint {
        let outer = superview?.offset ?? .zero
        let own = superview == nil ? .zero : frame.origin
        return CGPoint(x: outer.x + own.x - bounds.minX, y: outer.y + own.y - bounds.minY)
    }
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (here, there) = (offset, view?.offset ?? .zero)
        return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
    }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (here, there) = (offset, view?.offset ?? .zero)
        return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
    }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: coordinateSpace as? UIView)
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: coordinateSpace as? UIView)
    }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: coordinateSpace as? UIView)
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: coordinateSpace as? UIView)
    }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        nil
    }

    /// Draws nothing: a view of UIKit's has no picture in a widget.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        Unavailable.note("the picture of a UIView")
        return false
    }

    open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self, insets: \.safeAreaInsets)
    open private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self, insets: \.layoutMargins)
    open private(set) lazy var readableContentGuide = UILayoutGuide(of: self, insets: \.layoutMargins)
    open private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(of: self)
}
