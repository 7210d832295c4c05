@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    open weak var delegate: (any UIToolbarDelegate)?
    open var barStyle = UIBarStyle.default
    open var barPosition: UIBarPosition { .bottom }
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var items: [UIBarButtonItem]?
    open var standardAppearance = UIToolbarAppearance()
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    private var backgroundImages: [LookKey: UIImage] = [:]
    private var shadowImages: [UIBarPosition: UIImage] = [:]

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[LookKey(metrics: barMetrics, position: topOrBottom)] = backgroundImage
    }
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        backgroundImages[LookKey(metrics: barMetrics, position: topOrBottom)]
    }
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
    }
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
