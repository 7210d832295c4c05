public import Foundation
public import FoundationCompat

/// An element of a menu that sends a selector along the responders, which nobody chooses in a widget.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    open override var title: String {
        get { super.title }
        set { setTitle(newValue) }
    }
    open override var image: UIImage? {
        get { super.image }
        set { setImage(newValue) }
    }
    open private(set) var action = Selector("")
    open private(set) var propertyList: Any?
    open private(set) var alternates: [UICommandAlternate] = []
    open var discoverabilityTitle: String?
    open var attributes: Attributes = []
    open var state = State.off

    public convenience init(
        title: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate]? = nil, discoverabilityTitle: String? = nil, attributes: Attributes? = nil,
        state: State? = nil
    ) {
        self.init(title: title ?? "", subtitle: nil, image: image)
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates ?? []
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes ?? []
        self.state = state ?? .off
    }

    func take(_ action: Selector, _ propertyList: Any?) {
        self.action = action
        self.propertyList = propertyList
    }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    public let title: String
    public let action: Selector
    public let modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
    }
}

/// A command that a key has.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    open var wantsPriorityOverSystemBehavior = false
    open var allowsAutomaticLocalization = true
    open var allowsAutomaticMirroring = true

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", subtitle: nil, image: nil)
        take(action, nil)
        self.input = input
        self.modifierFlags = modifierFlags
    }

    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.discoverabilityTitle = discoverabilityTitle
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags? = nil, propertyList: Any? = nil, alternates: [UICommandAlternate]? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes? = nil, state: State? = nil
    ) {
        self.init(input: input, modifierFlags: modifierFlags ?? [], action: action)
        take(action, propertyList)
        self.title = title ?? ""
        self.image = image
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes ?? []
        self.state = state ?? .off
    }

    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    nonisolated public static let inputHome = "UIKeyInputHome"
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    nonisolated public static let inputDelete = "UIKeyInputDelete"
}

/// What puts the menus of an app together; a widget has none.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UIMenuBuilder {
    var system: UIMenuSystem { get }
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    open class var main: UIMenuSystem { UIMenuSystem() }
    open class var context: UIMenuSystem { UIMenuSystem() }
    open func setNeedsRebuild() {}
    open func setNeedsRevalidate() {}
}
