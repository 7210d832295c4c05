public import Foundation

// The exact solution of m x'' + c x' + k x = 0, where x is the distance from the target.
extension Spring {
    /// What a distance and a velocity at the beginning each contribute to those at a time.
    private struct Motion {
        var distance: (fromDistance: Double, fromVelocity: Double)
        var velocity: (fromDistance: Double, fromVelocity: Double)
    }

    private func motion(at time: Double) -> Motion {
        let frequency = (stiffness / mass).squareRoot()
        let decay = damping / (2 * mass)
        let square = decay * decay - frequency * frequency
        // The even and the odd part of the oscillation, the latter divided by its frequency.
        let (even, odd): (Double, Double)
        if abs(square) < 1e-9 * frequency * frequency {
            let fading = exp(-decay * time)
            (even, odd) = (fading, fading * time)
        } else if square < 0 {
            let (fading, pace) = (exp(-decay * time), (-square).squareRoot())
            (even, odd) = (fading * cos(pace * time), fading * sin(pace * time) / pace)
        } else {
            let pace = square.squareRoot()
            let (slow, fast) = (exp((pace - decay) * time), exp(-(pace + decay) * time))
            (even, odd) = ((slow + fast) / 2, (slow - fast) / (2 * pace))
        }
        return Motion(
            distance: (even + decay * odd, odd), velocity: (-frequency * frequency * odd, even - decay * odd))
    }

    /// How far a value that started at zero has come towards its target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return target.scaled(by: 1 - motion.distance.fromDistance)
            + initialVelocity.scaled(by: motion.distance.fromVelocity)
    }

    /// How fast a value that started at zero is on its way to its target.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return target.scaled(by: -motion.velocity.fromDistance)
            + initialVelocity.scaled(by: motion.velocity.fromVelocity)
    }

    /// Takes a value and its velocity on by a time.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let before = (value: value, velocity: velocity)
        value =
            before.value
            + self.value(target: target - before.value, initialVelocity: before.velocity, time: deltaTime)
        velocity = self.velocity(
            target: target - before.value, initialVelocity: before.velocity, time: deltaTime)
    }

    /// The force on a value that is at `position`.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The time after which the value stays within `epsilon` of its target, estimated.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let (distance, velocity) = (target.magnitudeSquared.squareRoot(), initialVelocity.magnitudeSquared.squareRoot())
        let decay = damping / (2 * mass)
        guard decay > 0, epsilon > 0 else { return .infinity }
        let pace = (max(stiffness / mass - decay * decay, 0)).squareRoot()
        // What bounds the distance: an oscillation's envelope, or the distance itself where nothing oscillates.
        func bound(_ time: Double) -> Double {
            if pace > 1e-4 * decay {
                return exp(-decay * time) * hypot(distance, (velocity + decay * distance) / pace)
            }
            let motion = motion(at: time).distance
            return abs(motion.fromDistance) * distance + abs(motion.fromVelocity) * velocity
        }
        var (low, high) = (0.0, 1 / decay)
        while bound(high) > epsilon, high < 1e6 { (low, high) = (high, high * 2) }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if bound(middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }

    /// The time after which a value that goes from 0 to 1 stays within a thousandth of it.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var value = fromValue
        value.animatableData =
            fromValue.animatableData
            + self.value(
                target: toValue.animatableData - fromValue.animatableData,
                initialVelocity: initialVelocity.animatableData, time: time)
        return value
    }

    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var velocity = fromValue
        velocity.animatableData = self.velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return velocity
    }

    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var force = fromValue
        force.animatableData = self.force(
            target: toValue.animatableData - fromValue.animatableData,
            position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData)
        return force
    }

    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
