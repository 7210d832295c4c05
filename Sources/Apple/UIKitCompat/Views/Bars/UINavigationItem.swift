public import Foundation

/// What a navigation bar shows of a screen.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never, inline
    }

    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }

    public enum SearchBarPlacement: Int, Sendable {
        case automatic, integrated, stacked, integratedCentered, integratedButton

        public static var inline: SearchBarPlacement { .integrated }
    }

    public enum ItemStyle: Int, Sendable {
        case navigator, browser, editor
    }

    // MARK: - Titles

    open var title: String?
    open var attributedTitle: AttributedString?
    open var titleView: UIView?
    open var subtitle: String?
    open var attributedSubtitle: AttributedString?
    open var subtitleView: UIView?
    open var largeTitle: String?
    open var largeSubtitle: String?
    open var largeAttributedSubtitle: AttributedString?
    open var largeSubtitleView: UIView?
    open var prompt: String?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)?

    // MARK: - The way back

    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var backAction: UIAction?
    open var hidesBackButton = false
    open var leftItemsSupplementBackButton = false

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    // MARK: - Items

    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?

    /// The first of the items on the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first of the items on the right, which is the outermost.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    open var customizationIdentifier: String?
    open var leadingItemGroups: [UIBarButtonItemGroup] = []
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    open var trailingItemGroups: [UIBarButtonItemGroup] = []
    open var pinnedTrailingGroup: UIBarButtonItemGroup?
    open var additionalOverflowItems: UIDeferredMenuElement?
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
    open var style = ItemStyle.navigator

    // MARK: - Search

    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    open var searchBarPlacement: SearchBarPlacement { .automatic }
    public let searchBarPlacementBarButtonItem = UIBarButtonItem()
    open var searchBarPlacementAllowsToolbarIntegration = true
    open var searchBarPlacementAllowsExternalIntegration = false

    // MARK: - Look

    open var standardAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    public override convenience init() {
        self.init(title: "")
        title = nil
    }

    public init(title: String) {
        self.title = title
    }

    public required init?(coder: NSCoder) {
        super.init()
    }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
