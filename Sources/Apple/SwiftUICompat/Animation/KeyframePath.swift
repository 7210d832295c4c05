/// The way of a value through the keyframes of a track.
struct KeyframePath<Data: VectorArithmetic> {
    /// The way to one keyframe; times count from its beginning.
    private struct Piece {
        var duration: Double
        var end: Data
        var endVelocity: Data
        /// The value before the end.
        var value: (Double) -> Data

        /// A jump.
        static func jump(to end: Data) -> Piece { Piece(duration: 0, end: end, endVelocity: .zero) { _ in end } }
    }

    private let start: Data
    private var pieces: [Piece] = []
    private(set) var duration = 0.0

    /// Resolves steps that begin at a value, with a velocity that the value already has.
    init(_ steps: [KeyframeStep<Data>], from start: Data, velocity: Data) {
        self.start = start
        var from = start
        var startVelocity = velocity
        for (index, step) in steps.enumerated() {
            let piece = Self.piece(
                step, from: from, velocity: startVelocity, next: index + 1 < steps.count ? steps[index + 1] : nil)
            pieces.append(piece)
            duration += piece.duration
            from = piece.end
            startVelocity = piece.endVelocity
        }
    }

    func value(at time: Double) -> Data {
        var time = max(time, 0)
        for piece in pieces {
            if time < piece.duration { return piece.value(time) }
            time -= piece.duration
        }
        return pieces.last?.end ?? start
    }

    private static func piece(_ step: KeyframeStep<Data>, from: Data, velocity: Data, next: KeyframeStep<Data>?)
        -> Piece
    {
        switch step {
        case .move(let to):
            return .jump(to: to)
        case .linear(let to, let duration, let curve):
            guard duration > 0 else { return .jump(to: to) }
            return Piece(
                duration: duration, end: to, endVelocity: (to - from).scaled(by: curve.velocity(at: 1) / duration)
            ) {
                from.interpolated(towards: to, amount: curve.value(at: $0 / duration))
            }
        case .cubic(let to, let duration, let startVelocity, let endVelocity):
            guard duration > 0 else { return .jump(to: to) }
            let endVelocity = endVelocity ?? Self.endVelocity(to, from: from, duration: duration, next: next)
            let startTangent = (startVelocity ?? velocity).scaled(by: duration)
            let endTangent = endVelocity.scaled(by: duration)
            return Piece(duration: duration, end: to, endVelocity: endVelocity) {
                hermite($0 / duration, from, to, startTangent, endTangent)
            }
        case .spring(let to, let duration, let spring, let startVelocity):
            let velocity = startVelocity ?? velocity
            let target = to - from
            let duration =
                duration ?? spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: 0.001)
            return Piece(
                duration: duration,
                end: from + spring.value(target: target, initialVelocity: velocity, time: duration),
                endVelocity: spring.velocity(target: target, initialVelocity: velocity, time: duration)
            ) {
                from + spring.value(target: target, initialVelocity: velocity, time: $0)
            }
        }
    }

    /// The velocity with which a cubic step arrives where it states none: that of a Catmull-Rom spline between cubic
    /// steps, that with which another kind of step begins, and none at the end.
    private static func endVelocity(_ to: Data, from: Data, duration: Double, next: KeyframeStep<Data>?) -> Data {
        switch next {
        case .cubic(let nextTo, let nextDuration, let startVelocity, _):
            startVelocity ?? (nextTo - from).scaled(by: 1 / (duration + nextDuration))
        case .linear(let nextTo, let nextDuration, let curve) where nextDuration > 0:
            (nextTo - to).scaled(by: curve.velocity(at: 0) / nextDuration)
        case .spring(_, _, _, let startVelocity): startVelocity ?? .zero
        case .linear, .move, nil: .zero
        }
    }

    /// A point of the cubic curve with these ends and tangents.
    private static func hermite(_ t: Double, _ from: Data, _ to: Data, _ startTangent: Data, _ endTangent: Data) -> Data
    {
        let (square, cube) = (t * t, t * t * t)
        return from.scaled(by: 2 * cube - 3 * square + 1) + startTangent.scaled(by: cube - 2 * square + t)
            + to.scaled(by: 3 * square - 2 * cube) + endTangent.scaled(by: cube - square)
    }
}
