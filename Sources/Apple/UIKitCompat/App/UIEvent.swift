public import Foundation

/// Something that happens to an app, which a widget never gets.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover
        case transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none, motionShake
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var timestamp: TimeInterval { 0 }
    open var allTouches: Set<UITouch>? { nil }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: ButtonMask { [] }
    open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static var stylus: TouchType { .pencil }
    }

    open var timestamp: TimeInterval { 0 }
    open var phase: Phase { .began }
    open var tapCount: Int { 0 }
    open var type: TouchType { .direct }
    open var majorRadius: CGFloat { 0 }
    open var majorRadiusTolerance: CGFloat { 0 }
    open var window: UIWindow? { nil }
    open var view: UIView? { nil }
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
    open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
}

/// The keys that are held with a touch or another key.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// What an object does with what happens to a view.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

/// How a view is laid out where writing goes from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }
}

/// A button of a remote control's, or a key.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown
    }

    open var phase: Phase { .began }
    open var type: PressType { .select }
    open var force: CGFloat { 0 }
    open var key: UIKey? { nil }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIKey: NSObject {
    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var modifierFlags: UIKeyModifierFlags { [] }
}

/// Where points and rectangles are.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
