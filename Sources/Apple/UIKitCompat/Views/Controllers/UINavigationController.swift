public import Foundation

/// A stack of screens of an app's, which is kept and never shown.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    nonisolated public static let hideShowBarDuration: CGFloat = 0.2

    open weak var delegate: (any UINavigationControllerDelegate)?
    private var bars: (navigationBar: UINavigationBar, toolbar: UIToolbar)
    private var stack: [UIViewController] = []

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        let navigationBar = (navigationBarClass as? UINavigationBar.Type)?.init(coder: NSCoder())
        let toolbar = (toolbarClass as? UIToolbar.Type)?.init(coder: NSCoder())
        bars = (navigationBar ?? UINavigationBar(), toolbar ?? UIToolbar())
        super.init(nibName: nil, bundle: nil)
    }

    public init(rootViewController: UIViewController) {
        bars = (UINavigationBar(), UIToolbar())
        super.init(nibName: nil, bundle: nil)
        show([rootViewController])
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bars = (UINavigationBar(), UIToolbar())
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        bars = (UINavigationBar(), UIToolbar())
        super.init(coder: coder)
    }

    // MARK: - The stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) { show(stack + [viewController]) }

    /// Removes the topmost screen, unless it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        show(stack.dropLast())
        return top
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let removed = Array(stack.dropFirst())
        show(Array(stack.prefix(1)))
        return removed
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else { return nil }
        let removed = Array(stack[(index + 1)...])
        show(Array(stack[...index]))
        return removed
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { show(viewControllers) }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    private func show(_ viewControllers: [UIViewController]) {
        let old = stack
        stack = viewControllers
        replaceChildren(old, with: viewControllers)
        navigationBar.items = viewControllers.map(\.navigationItem)
    }

    // MARK: - Bars

    open var navigationBar: UINavigationBar { bars.navigationBar }
    open var toolbar: UIToolbar! { bars.toolbar }
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false
    public let barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
    public let barHideOnTapGestureRecognizer = UITapGestureRecognizer()
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .portrait }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
