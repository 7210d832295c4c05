public import Foundation

/// A tab of an app's, and the screen behind it.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UITab: NSObject, UIPopoverPresentationControllerSourceItem, UISpringLoadedInteractionSupporting {
    public enum Placement: Int, Sendable {
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    public let identifier: String
    open var title: String
    open var image: UIImage?
    open var subtitle: String?
    open var badgeValue: String?
    open var userInfo: Any?
    open var preferredPlacement = Placement.automatic
    open var isHidden = false
    open var isHiddenByDefault = false
    open var allowsHiding = false
    open var isSpringLoaded = false
    open var accessibilityIdentifier: String?
    open fileprivate(set) weak var parent: UITabGroup?
    weak var root: UITabBarController?
    private let provider: ((UITab) -> UIViewController)?
    private var screen: UIViewController?

    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)?
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
    }

    /// What the provider made when it was first asked for.
    open var viewController: UIViewController? {
        if screen == nil {
            screen = provider?(self)
            screen?.tab = self
        }
        return screen
    }

    open var tabBarController: UITabBarController? { root ?? parent?.tabBarController }

    /// The outermost group around the tab that manages a navigation controller.
    open var managingTabGroup: UITabGroup? {
        parent?.managingTabGroup ?? (parent?.managingNavigationController == nil ? nil : parent)
    }

    func found(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }
}

@preconcurrency @MainActor
open class UISearchTab: UITab {
    open var automaticallyActivatesSearch = false

    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)?) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.UISearchTab",
            viewControllerProvider: viewControllerProvider)
    }
}

@preconcurrency @MainActor
open class UITabGroup: UITab {
    public enum SidebarAppearance: UInt, Sendable {
        case automatic, inline, rootSection
    }

    open var children: [UITab] {
        didSet {
            for child in oldValue where child.parent === self { child.parent = nil }
            for child in children { child.parent = self }
        }
    }
    open var selectedChild: UITab?
    open var defaultChildIdentifier: String?
    open var displayOrderIdentifiers: [String] = []
    open var allowsReordering = false
    open var managingNavigationController: UINavigationController?
    open var sidebarActions: [UIAction] = []
    open var sidebarAppearance = SidebarAppearance.automatic

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab]? = nil,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children ?? []
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in self.children { child.parent = self }
    }

    /// The children in the order of their identifiers; those that have no place in it come last.
    open var displayOrder: [UITab] {
        let ordered = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return ordered + children.filter { !ordered.contains($0) }
    }

    open func tab(forIdentifier identifier: String) -> UITab? {
        children.lazy.compactMap { $0.found(identifier) }.first
    }

    override func found(_ identifier: String) -> UITab? {
        super.found(identifier) ?? tab(forIdentifier: identifier)
    }
}
