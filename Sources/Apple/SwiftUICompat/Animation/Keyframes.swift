public import Foundation

// What keyframes say is kept as types and values; a widget shows the begin of an animation and follows none.

/// Values over time.
public protocol Keyframes<Root> {
    associatedtype Root
}

/// The keyframes of one value.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
}

/// The keyframes of one property of a value, or of the value itself.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    let content: Content

    fileprivate init(content: Content) {
        self.content = content
    }

    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.content = content()
    }

    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.content = content()
    }
}

/// A step to a value along a line, or along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    let to: Value

    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        self.to = to
    }
}

/// A step to a value along a cubic curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    let to: Value

    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        self.to = to
    }
}

/// A step to a value as a spring makes it.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    let to: Value

    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        self.to = to
    }
}

/// A jump to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    let to: Value

    public init(_ to: Value) {
        self.to = to
    }
}

/// Several tracks, or keyframes, as builders make them.
public struct _KeyframeList<Value, Content> {
    let content: Content
}

extension _KeyframeList: Keyframes {
    public typealias Root = Value
}

extension _KeyframeList: KeyframeTrackContent where Value: Animatable {}

/// Makes keyframes out of tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Root == Value { expression }

    public static func buildExpression<K: KeyframeTrackContent>(
        _ expression: K
    ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
        KeyframeTrack(content: expression)
    }

    public static func buildBlock() -> _KeyframeList<Value, ()> { _KeyframeList(content: ()) }

    public static func buildBlock<each K>(_ content: repeat each K) -> _KeyframeList<Value, (repeat each K)> {
        _KeyframeList(content: (repeat each content))
    }

    public static func buildArray<K>(_ components: [K]) -> _KeyframeList<Value, [K]> {
        _KeyframeList(content: components)
    }

    public static func buildOptional<K>(_ component: K?) -> _KeyframeList<Value, K?> {
        _KeyframeList(content: component)
    }

    public static func buildEither<K>(first component: K) -> K { component }
    public static func buildEither<K>(second component: K) -> K { component }
}

/// Makes a track out of keyframes.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildBlock() -> _KeyframeList<Value, ()> { _KeyframeList(content: ()) }

    public static func buildBlock<each K: KeyframeTrackContent>(
        _ content: repeat each K
    ) -> _KeyframeList<Value, (repeat each K)> {
        _KeyframeList(content: (repeat each content))
    }

    public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeList<Value, [K]> {
        _KeyframeList(content: components)
    }

    public static func buildOptional<K: KeyframeTrackContent>(_ component: K?) -> _KeyframeList<Value, K?> {
        _KeyframeList(content: component)
    }

    public static func buildEither<K: KeyframeTrackContent>(first component: K) -> K { component }
    public static func buildEither<K: KeyframeTrackContent>(second component: K) -> K { component }
}
