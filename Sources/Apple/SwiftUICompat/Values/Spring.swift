public import Foundation

/// A damped spring.
public struct Spring: Sendable, Hashable {
    public let mass: Double
    public let stiffness: Double
    public let damping: Double

    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        let ratio = bounce < 0 ? 1 / (1 + max(bounce, -0.999)) : 1 - bounce
        self.init(response: duration, dampingRatio: ratio)
    }

    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * .pi / max(response, 1e-4)
        mass = 1
        stiffness = frequency * frequency
        damping = 2 * dampingRatio * frequency
    }

    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = allowOverDamping ? damping : min(damping, 2 * (stiffness * mass).squareRoot())
    }

    public var response: Double { 2 * .pi / (stiffness / mass).squareRoot() }
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    public var duration: TimeInterval { response }
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    public static var smooth: Spring { smooth() }
    public static var snappy: Spring { snappy() }
    public static var bouncy: Spring { bouncy() }

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
