public import Foundation
public import FoundationCompat

/// A control of an app's, which nobody touches in a widget: it performs no action.
@preconcurrency @MainActor
open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal = State([])
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
        public static let application = State(rawValue: 0x00FF_0000)
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: contentHorizontalAlignment
        }
    }
    public var isTracking: Bool { false }
    public var isTouchInside: Bool { false }
    open var isContextMenuInteractionEnabled = false
    open var showsMenuAsPrimaryAction = false
    public var contextMenuInteraction: UIContextMenuInteraction? { nil }
    open var toolTip: String?
    open var isSymbolAnimationEnabled = false
    public var allTargets: Set<AnyHashable> { [] }
    public var allControlEvents: Event { [] }

    open func addTarget(_ target: Any?, action: Any, for controlEvents: Event) {}
    open func removeTarget(_ target: Any?, action: Any?, for controlEvents: Event) {}
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? { nil }
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
    open func sendActions(for controlEvents: Event) {}
    public func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {}
    public func performPrimaryAction() {}

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

extension UIControl {
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
    }

    public func addAction(_ action: UIAction, for controlEvents: Event) {}
    public func removeAction(_ action: UIAction, for controlEvents: Event) {}
    public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {}
    public func sendAction(_ action: UIAction) {}
}
