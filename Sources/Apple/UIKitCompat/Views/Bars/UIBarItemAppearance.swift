public import Foundation

/// How a button of a bar looks in each of its states.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
    private var states: [UIControl.State: UIBarButtonItemStateAppearance] = [:]

    public convenience override init() {
        self.init(style: .plain)
    }

    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    public required init(coder: NSCoder) {
        super.init()
        configureWithDefault(for: .plain)
    }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [UIControl.State.normal, .highlighted, .disabled, .focused] {
            states[state] = UIBarButtonItemStateAppearance()
        }
    }

    open var normal: UIBarButtonItemStateAppearance { states[.normal]! }
    open var highlighted: UIBarButtonItemStateAppearance { states[.highlighted]! }
    open var disabled: UIBarButtonItemStateAppearance { states[.disabled]! }
    open var focused: UIBarButtonItemStateAppearance { states[.focused]! }

    func copied() -> UIBarButtonItemAppearance {
        let copy = type(of: self).init(coder: NSCoder())
        copy.states = states.mapValues { $0.copied() }
        return copy
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { self.copied() } }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment = UIOffset.zero

    override init() {
        super.init()
    }

    fileprivate func copied() -> UIBarButtonItemStateAppearance {
        let copy = UIBarButtonItemStateAppearance()
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.backgroundImage = backgroundImage
        copy.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
        return copy
    }
}

/// How an item of a tab bar looks in each of its states.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
    public enum Style: Int, Sendable {
        case stacked, inline, compactInline
    }

    private var states: [UIControl.State: UITabBarItemStateAppearance] = [:]

    public convenience override init() {
        self.init(style: .stacked)
    }

    public init(style: Style) {
        super.init()
        configureWithDefault(for: style)
    }

    public required init(coder: NSCoder) {
        super.init()
        configureWithDefault(for: .stacked)
    }

    open func configureWithDefault(for style: Style) {
        for state in [UIControl.State.normal, .selected, .disabled, .focused] {
            states[state] = UITabBarItemStateAppearance()
        }
    }

    open var normal: UITabBarItemStateAppearance { states[.normal]! }
    open var selected: UITabBarItemStateAppearance { states[.selected]! }
    open var disabled: UITabBarItemStateAppearance { states[.disabled]! }
    open var focused: UITabBarItemStateAppearance { states[.focused]! }

    func copied() -> UITabBarItemAppearance {
        let copy = type(of: self).init(coder: NSCoder())
        copy.states = states.mapValues { $0.copied() }
        return copy
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { self.copied() } }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor?
    open var badgePositionAdjustment = UIOffset.zero
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgeTitlePositionAdjustment = UIOffset.zero

    override init() {
        super.init()
    }

    fileprivate func copied() -> UITabBarItemStateAppearance {
        let copy = UITabBarItemStateAppearance()
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.iconColor = iconColor
        copy.badgePositionAdjustment = badgePositionAdjustment
        copy.badgeBackgroundColor = badgeBackgroundColor
        copy.badgeTextAttributes = badgeTextAttributes
        copy.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
        return copy
    }
}
