public import Foundation

/// How a value changes over time, by keyframes.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [_ResolvedKeyframes<Value>.Track]

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        var resolved = _ResolvedKeyframes<Value>()
        content()._resolve(into: &resolved, initialValue: initialValue, initialVelocity: nil)
        self.initialValue = initialValue
        tracks = resolved.tracks
    }

    /// The length of the longest track in seconds.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// The value at a time in seconds; of tracks that change the same property, the last one's.
    public func value(time: Double) -> Value {
        var value = initialValue
        for track in tracks { track.update(&value, time) }
        return value
    }

    /// The value at a part of the duration, 0...1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
