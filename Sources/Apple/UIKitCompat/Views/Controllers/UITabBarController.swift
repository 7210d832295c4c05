public import Foundation

/// Screens of an app's beside each other, which are kept and never shown.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    public enum Mode: Int, Sendable {
        case automatic, tabBar, tabSidebar
    }

    public enum MinimizeBehavior: Int, Sendable {
        case automatic, never, onScrollDown, onScrollUp
    }

    open weak var delegate: (any UITabBarControllerDelegate)?
    open var mode = Mode.automatic
    open var customizableViewControllers: [UIViewController]?
    open var customizationIdentifier: String?
    open var compactTabIdentifiers: [String]?
    open var isTabBarHidden = false
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
    open var bottomAccessory: UITabAccessory?
    public let tabBar = UITabBar()
    public let sidebar = Sidebar()
    public let contentLayoutGuide = UILayoutGuide()
    public private(set) lazy var moreNavigationController = UINavigationController()
    private var screens: [UIViewController]?
    private weak var selected: UIViewController?
    private var allTabs: [UITab] = []
    private weak var chosenTab: UITab?

    public init(tabs: [UITab]) {
        super.init(nibName: nil, bundle: nil)
        show(tabs)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: - Screens

    open var viewControllers: [UIViewController]? {
        get { screens }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Selects again what was selected, or what stands in its place now.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let (old, oldIndex) = (screens ?? [], selectedIndex)
        let new = viewControllers ?? []
        screens = viewControllers
        replaceChildren(old, with: new)
        tabBar.items = viewControllers?.map { $0.tabBarItem }
        if let selected, new.contains(selected) { return }
        selectedViewController = new.indices.contains(oldIndex) ? new[oldIndex] : new.first
    }

    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            selected = newValue
            tabBar.selectedItem = newValue?.tabBarItem
        }
    }

    /// `NSNotFound` where none is selected.
    open var selectedIndex: Int {
        get { selected.flatMap { screens?.firstIndex(of: $0) } ?? NSNotFound }
        set {
            guard let screens, screens.indices.contains(newValue) else { return }
            selectedViewController = screens[newValue]
        }
    }

    // MARK: - Tabs

    open var tabs: [UITab] {
        get { allTabs }
        set { setTabs(newValue, animated: false) }
    }

    open func setTabs(_ tabs: [UITab], animated: Bool) { show(tabs) }

    open var selectedTab: UITab? {
        get { chosenTab }
        set {
            chosenTab = newValue
            if let screen = newValue?.viewController { selectedViewController = screen }
        }
    }

    open func tab(forIdentifier identifier: String) -> UITab? {
        allTabs.lazy.compactMap { $0.found(identifier) }.first
    }

    private func show(_ tabs: [UITab]) {
        for tab in allTabs where !tabs.contains(tab) { tab.root = nil }
        allTabs = tabs
        for tab in tabs { tab.root = self }
        if chosenTab == nil { selectedTab = tabs.first }
    }

    // MARK: - Bars

    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }
}

extension UITabBarController {
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        public enum Layout: Int, Sendable {
            case automatic, overlap, tile
        }

        open var isHidden = false
        open var preferredLayout = Layout.automatic
        open var bottomBarView: UIView?

        override init() {
            super.init()
        }

        open func reconfigureItem(for tab: UITab) {}
    }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    public enum Environment: Int, Sendable {
        case unspecified, none, regular, inline
    }

    public let contentView: UIView

    public init(contentView: UIView) {
        self.contentView = contentView
    }
}
