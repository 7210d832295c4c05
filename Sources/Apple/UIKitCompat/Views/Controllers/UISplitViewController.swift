public import Foundation

/// Columns of an app's screens, which are kept and never shown.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact, inspector
    }

    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary

        @available(*, deprecated, renamed: "secondaryOnly")
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        @available(*, deprecated, renamed: "oneBesideSecondary")
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        @available(*, deprecated, renamed: "oneOverSecondary")
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    public enum SplitBehavior: Int, Sendable {
        case automatic, tile, overlay, displace
    }

    public enum PrimaryEdge: Int, Sendable {
        case leading, trailing
    }

    public enum BackgroundStyle: Int, Sendable {
        case none, sidebar
    }

    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic, never, always
    }

    nonisolated public static let automaticDimension = CGFloat.greatestFiniteMagnitude

    open weak var delegate: (any UISplitViewControllerDelegate)?
    open private(set) var style = Style.unspecified
    open var preferredDisplayMode = DisplayMode.automatic
    open var displayMode: DisplayMode { .secondaryOnly }
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var splitBehavior: SplitBehavior { .automatic }
    open var isCollapsed: Bool { true }
    open var presentsWithGesture = true
    open var showsSecondaryOnlyButton = false
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    public let displayModeButtonItem = UIBarButtonItem()
    open var primaryEdge = PrimaryEdge.leading
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var primaryColumnWidth: CGFloat { 0 }
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    open var supplementaryColumnWidth: CGFloat { 0 }
    private var columns: [Column: UIViewController] = [:]

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var viewControllers: [UIViewController] = [] {
        didSet { replaceChildren(oldValue, with: viewControllers) }
    }

    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        viewControllers = [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func show(_ column: Column) {}
    open func hide(_ column: Column) {}
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        setViewController(vc, for: .secondary)
    }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
}
