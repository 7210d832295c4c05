public import Foundation
public import SwiftUICompat

public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

/// - Compatibility: compiles
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// - Compatibility: compiles
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    public init(name: CAMediaTimingFunctionName) {}
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// What a layer does when something of it changes.
///
/// - Compatibility: compiles
public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// - Compatibility: compiles
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What an animation shows before it begins and when it has ended.
///
/// - Compatibility: compiles
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How values between key frames are found.
///
/// - Compatibility: compiles
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
}

/// How what moves along a path is turned.
///
/// - Compatibility: compiles
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// What a layer's new content does to the old.
///
/// - Compatibility: compiles
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a layer's new content comes from.
///
/// - Compatibility: compiles
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
}

/// What an animation's value is turned into.
///
/// - Compatibility: compiles
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// - Compatibility: compiles
open class CAValueFunction: NSObject, @unchecked Sendable {
    public let name: CAValueFunctionName

    public init?(name: CAValueFunctionName) { self.name = name }
}

/// When something happens, and how often.
///
/// - Compatibility: compiles
public protocol CAMediaTiming {
    var beginTime: Double { get set }
    var duration: Double { get set }
    var speed: Float { get set }
    var timeOffset: Double { get set }
    var repeatCount: Float { get set }
    var repeatDuration: Double { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// An animation, which a widget shows the end of.
///
/// - Compatibility: compiles
open class CAAnimation: NSObject, CAAction, CAMediaTiming, @unchecked Sendable {
    open var delegate: (any CAAnimationDelegate)?
    open var beginTime: Double = 0
    open var duration: Double = 0
    open var speed: Float = 1
    open var timeOffset: Double = 0
    open var repeatCount: Float = 0
    open var repeatDuration: Double = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
    open var isRemovedOnCompletion = true

    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func shouldArchiveValue(forKey key: String) -> Bool { true }
}

/// - Compatibility: compiles
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false
    open var valueFunction: CAValueFunction?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// - Compatibility: compiles
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

/// - Compatibility: compiles
open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?
    open var rotationMode: CAAnimationRotationMode?
}

/// - Compatibility: compiles
open class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var allowsOverdamping = false

    /// The seconds until the spring is within a thousandth of where it rests, by the envelope of its swing.
    open var settlingDuration: Double {
        let decay = damping / (2 * mass)
        return decay > 0 ? Double(log(1000) / decay) : .infinity
    }
}

/// - Compatibility: compiles
open class CATransition: CAAnimation, @unchecked Sendable {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1
}

/// - Compatibility: compiles
open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
    open var animations: [CAAnimation]?
}

/// Changes of layers that are animated together: here each has happened when it is made.
///
/// - Compatibility: compiles
open class CATransaction: NSObject, @unchecked Sendable {
    open class func begin() {}
    open class func commit() {}
    open class func flush() {}
    open class func lock() {}
    open class func unlock() {}
    open class func animationDuration() -> Double { 0.25 }
    open class func setAnimationDuration(_ dur: Double) {}
    open class func animationTimingFunction() -> CAMediaTimingFunction? { nil }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    open class func disableActions() -> Bool { true }
    open class func setDisableActions(_ flag: Bool) {}
    open class func completionBlock() -> (() -> Void)? { nil }
    open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
    open class func value(forKey key: String) -> Any? { nil }
    open class func setValue(_ anObject: Any?, forKey key: String) {}
}

/// A four by four matrix.
public struct CATransform3D: Hashable, Sendable {
    public var m11: CGFloat
    public var m12: CGFloat
    public var m13: CGFloat
    public var m14: CGFloat
    public var m21: CGFloat
    public var m22: CGFloat
    public var m23: CGFloat
    public var m24: CGFloat
    public var m31: CGFloat
    public var m32: CGFloat
    public var m33: CGFloat
    public var m34: CGFloat
    public var m41: CGFloat
    public var m42: CGFloat
    public var m43: CGFloat
    public var m44: CGFloat

    public init() {
        self.init(diagonal: 0, 0, 0, 0)
    }

    init(diagonal a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) {
        (m11, m12, m13, m14) = (a, 0, 0, 0)
        (m21, m22, m23, m24) = (0, b, 0, 0)
        (m31, m32, m33, m34) = (0, 0, c, 0)
        (m41, m42, m43, m44) = (0, 0, 0, d)
    }
}

public let CATransform3DIdentity = CATransform3D(diagonal: 1, 1, 1, 1)

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(diagonal: sx, sy, sz, 1)
}

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
}
