public import Foundation

/// The keyframes of one value.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Self.Body.Value
    associatedtype Body: KeyframeTrackContent

    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

    func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Self.Value>)
}

extension KeyframeTrackContent where Value == Body.Value {
    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        body._resolve(into: &resolved)
    }
}

extension KeyframeTrackContent where Body == Self {
    public var body: Self { self }
}

/// The steps of a track, in order.
public struct _ResolvedKeyframeTrackContent<Value: Animatable> {
    var steps: [KeyframeStep<Value.AnimatableData>] = []
}

/// How one keyframe is reached.
enum KeyframeStep<Data: VectorArithmetic> {
    case move(Data)
    case linear(Data, duration: Double, curve: UnitCurve)
    case cubic(Data, duration: Double, startVelocity: Data?, endVelocity: Data?)
    case spring(Data, duration: Double?, spring: Spring, startVelocity: Data?)
}

/// A step to a value along a line, or along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = LinearKeyframe<Value>
    private let step: KeyframeStep<Value.AnimatableData>

    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        step = .linear(to.animatableData, duration: duration, curve: timingCurve)
    }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) { resolved.steps.append(step) }
}

/// A step to a value along a cubic curve; velocities that are not given make the movement smooth.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = CubicKeyframe<Value>
    private let step: KeyframeStep<Value.AnimatableData>

    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        step = .cubic(
            to.animatableData, duration: duration, startVelocity: startVelocity?.animatableData,
            endVelocity: endVelocity?.animatableData)
    }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) { resolved.steps.append(step) }
}

/// A step to a value as a spring makes it, until it has settled where no duration is given.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = SpringKeyframe<Value>
    private let step: KeyframeStep<Value.AnimatableData>

    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        step = .spring(
            to.animatableData, duration: duration, spring: spring, startVelocity: startVelocity?.animatableData)
    }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) { resolved.steps.append(step) }
}

/// A jump to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = MoveKeyframe<Value>
    private let step: KeyframeStep<Value.AnimatableData>

    public init(_ to: Value) {
        step = .move(to.animatableData)
    }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) { resolved.steps.append(step) }
}

/// Keyframes of one value, as a builder makes them of several.
struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    typealias Body = KeyframeSequence<Value>
    private var resolved = _ResolvedKeyframeTrackContent<Value>()

    init() {}

    init<Content: KeyframeTrackContent<Value>>(_ contents: [Content]) {
        for content in contents { append(content) }
    }

    mutating func append(_ content: some KeyframeTrackContent<Value>) { content._resolve(into: &resolved) }

    func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        resolved.steps += self.resolved.steps
    }
}
