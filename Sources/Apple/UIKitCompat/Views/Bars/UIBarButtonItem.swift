public import Foundation
public import FoundationCompat

@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
    public enum Style: Int, Sendable {
        case plain, bordered, done

        public static var prominent: Style { .done }
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
        case writingTools
    }

    open var style = Style.plain
    open var width: CGFloat = 0
    open var possibleTitles: Set<String>?
    open var customView: UIView?
    open var action: Selector?
    open weak var target: AnyObject?
    open var primaryAction: UIAction? {
        didSet { takeLook(of: primaryAction) }
    }
    open var menu: UIMenu?
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    open var changesSelectionAsPrimaryAction = false
    open var isSelected = false
    open var isHidden = false
    open var isSymbolAnimationEnabled = false
    open var isSpringLoaded = false
    open var menuRepresentation: UIMenuElement?
    open var tintColor: UIColor?
    open var hidesSharedBackground = false
    open var sharesBackground = true
    open var identifier: String?
    open var badge: Badge?
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
    private var systemItem: SystemItem?
    private var backgroundImages: [LookKey: UIImage] = [:]
    private var backButtonBackgroundImages: [LookKey: UIImage] = [:]
    private var verticalAdjustments: [UIBarMetrics: CGFloat] = [:]
    private var titleAdjustments: [UIBarMetrics: UIOffset] = [:]
    private var backButtonVerticalAdjustments: [UIBarMetrics: CGFloat] = [:]
    private var backButtonTitleAdjustments: [UIBarMetrics: UIOffset] = [:]

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(image: nil, style: style, target: target, action: action)
        self.title = title
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(image: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
        self.systemItem = systemItem
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.menu = menu
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(image: image, style: .plain, target: target, action: action)
        self.title = title
        self.menu = menu
    }

    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = self.init(coder: NSCoder())!
        item.systemItem = .fixedSpace
        item.width = width
        return item
    }

    open class func fixedSpace() -> Self { fixedSpace(0) }

    open class func flexibleSpace() -> Self {
        let item = self.init(coder: NSCoder())!
        item.systemItem = .flexibleSpace
        return item
    }

    private func takeLook(of action: UIAction?) {
        guard let action, systemItem == nil else { return }
        if !action.title.isEmpty { title = action.title }
        if let actionImage = action.image { image = actionImage }
    }

    // MARK: - Groups

    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    open func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool? = nil
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }

    // MARK: - Look

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages[LookKey(state: state, metrics: barMetrics)] = backgroundImage
    }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[LookKey(state: state, metrics: barMetrics)]
    }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        backgroundImages[LookKey(state: state, metrics: barMetrics, style: style)] = backgroundImage
    }
    open func backgroundImage(
        for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) -> UIImage? {
        backgroundImages[LookKey(state: state, metrics: barMetrics, style: style)]
    }
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        verticalAdjustments[barMetrics] = adjustment
    }
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        verticalAdjustments[barMetrics] ?? 0
    }
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics] = adjustment
    }
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleAdjustments[barMetrics] ?? .zero
    }
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backButtonBackgroundImages[LookKey(state: state, metrics: barMetrics)] = backgroundImage
    }
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backButtonBackgroundImages[LookKey(state: state, metrics: barMetrics)]
    }
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backButtonTitleAdjustments[barMetrics] = adjustment
    }
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        backButtonTitleAdjustments[barMetrics] ?? .zero
    }
    open func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        backButtonVerticalAdjustments[barMetrics] = adjustment
    }
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backButtonVerticalAdjustments[barMetrics] ?? 0
    }
}

extension UIBarButtonItem {
    public struct Badge: Hashable {
        public let stringValue: String?
        public var backgroundColor: UIColor?
        public var foregroundColor: UIColor?
        public var font: UIFont?

        public static func count(_ count: Int) -> Badge { Badge(stringValue: count.formatted()) }
        public static func string(_ stringValue: String) -> Badge { Badge(stringValue: stringValue) }
        public static func indicator() -> Badge { Badge(stringValue: nil) }
    }
}
