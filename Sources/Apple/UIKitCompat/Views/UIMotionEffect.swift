public import Foundation

/// What a view does as the phone is tilted, which a widget is not told.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() {
        super.init()
    }

    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }

    public let keyPath: String
    public let type: EffectType
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
    }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}

extension UIView {
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {}

/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    open var containerView: UIView?
    open weak var referenceView: UIView?
}

/// How a view looks under a pointer.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
    open var isEnabled = true
}
