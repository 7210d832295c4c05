/// Values over time.
public protocol Keyframes<Value> {
    associatedtype Value = Self.Body.Value
    associatedtype Body: Keyframes

    @KeyframesBuilder<Self.Value> var body: Self.Body { get }

    func _resolve(
        into resolved: inout _ResolvedKeyframes<Self.Value>, initialValue: Self.Value, initialVelocity: Self.Value?)
}

extension Keyframes where Value == Body.Value {
    public func _resolve(
        into resolved: inout _ResolvedKeyframes<Value>, initialValue: Value, initialVelocity: Value?
    ) {
        body._resolve(into: &resolved, initialValue: initialValue, initialVelocity: initialVelocity)
    }
}

extension Keyframes where Body == Never {
    public var body: Never { fatalError("\(Self.self) says itself what it does to values") }
}

extension Never: Keyframes {
    public typealias Value = Never

    public func _resolve(into resolved: inout _ResolvedKeyframes<Never>, initialValue: Never, initialVelocity: Never?) {
    }
}

/// The tracks of keyframes, in order.
public struct _ResolvedKeyframes<Value> {
    struct Track {
        let duration: Double
        let update: (inout Value, Double) -> Void
    }

    var tracks: [Track] = []
}

/// The keyframes of one property of a value, or of the value itself.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent> where Value == Content.Value {
    let keyPath: WritableKeyPath<Root, Value>
    let content: Content

    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.init(\.self, content: content)
    }

    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }
}

extension KeyframeTrack: Keyframes {
    public typealias Body = Never
    // The track's own `Value` is the property's.
    @_implements(Keyframes,Value) public typealias _Root = Root

    public func _resolve(into resolved: inout _ResolvedKeyframes<Root>, initialValue: Root, initialVelocity: Root?) {
        var steps = _ResolvedKeyframeTrackContent<Value>()
        content._resolve(into: &steps)
        let path = KeyframePath<Value.AnimatableData>(
            steps.steps, from: initialValue[keyPath: keyPath].animatableData,
            velocity: initialVelocity?[keyPath: keyPath].animatableData ?? .zero)
        resolved.tracks.append(
            _ResolvedKeyframes.Track(duration: path.duration) { [keyPath] value, time in
                value[keyPath: keyPath].animatableData = path.value(at: time)
            })
    }
}

/// Keyframes one after the other.
struct CombinedKeyframes<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
    typealias Body = Never
    let first: First
    let second: Second

    func _resolve(
        into resolved: inout _ResolvedKeyframes<First.Value>, initialValue: First.Value, initialVelocity: First.Value?
    ) {
        first._resolve(into: &resolved, initialValue: initialValue, initialVelocity: initialVelocity)
        second._resolve(into: &resolved, initialValue: initialValue, initialVelocity: initialVelocity)
    }
}

/// No keyframes.
struct EmptyKeyframes<Value>: Keyframes {
    typealias Body = Never

    func _resolve(into resolved: inout _ResolvedKeyframes<Value>, initialValue: Value, initialVelocity: Value?) {}
}
