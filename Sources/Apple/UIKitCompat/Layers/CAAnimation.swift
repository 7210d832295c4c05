public import Foundation

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

/// An animation, which a widget shows the end of.
///
/// - Compatibility: compiles
open class CAAnimation: NSObject, CAAction, @unchecked Sendable {
    open var delegate: (any CAAnimationDelegate)?
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
    open var duration: Double = 0
    open var beginTime: Double = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var timingFunction: CAMediaTimingFunction?
    open var isRemovedOnCompletion = true
    open var fillMode = "removed"
}

open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
    open var keyPath: String?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
}

open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
    open var animations: [CAAnimation]?
}

/// - Compatibility: compiles
public enum CATransaction {
    public static func begin() {}
    public static func commit() {}
    public static func setDisableActions(_ flag: Bool) {}
    public static func setAnimationDuration(_ duration: Double) {}
    public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
    public static func flush() {}
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
