public import Foundation

/// How a change would be animated. A widget shows the outcome, so an animation is kept as a value and not played.
///
/// - Compatibility: compiles
public struct Animation: Sendable, Hashable {
    private indirect enum Kind: Sendable, Hashable {
        case standard
        case curve(UnitCurve, duration: Double)
        case spring(Spring, blendDuration: Double)
        case interpolatingSpring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
        case delayed(Animation, Double)
        case faster(Animation, Double)
        case repeated(Animation, count: Int?, autoreverses: Bool)
    }

    private var kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    public static let `default` = Animation(.standard)

    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(.curve(curve, duration: duration))
    }

    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }

    public static var linear: Animation { linear(duration: 0.35) }
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    public static var spring: Animation { spring(Spring()) }
    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15, dampingFraction: 0.86) }
    public static var smooth: Animation { spring(.smooth) }
    public static var snappy: Animation { spring(.snappy) }
    public static var bouncy: Animation { spring(.bouncy) }

    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(.spring(spring, blendDuration: blendDuration))
    }

    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
    }

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

    public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(
            .interpolatingSpring(
                mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
                initialVelocity: initialVelocity))
    }

    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            .interpolatingSpring(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
    }

    public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(self, delay)) }

    public func speed(_ speed: Double) -> Animation { Animation(.faster(self, speed)) }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repeated(self, count: repeatCount, autoreverses: autoreverses))
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeated(self, count: nil, autoreverses: autoreverses))
    }

    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
