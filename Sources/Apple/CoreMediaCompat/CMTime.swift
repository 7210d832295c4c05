import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// A time as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale

    public init() {
        self.init(value: 0, timescale: 0)
    }

    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.value = value
        self.timescale = timescale
    }

    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        self.init(value: CMTimeValue(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime(value: 0, timescale: 0)
    public static let indefinite = CMTime(value: 0, timescale: 0)

    public var isValid: Bool { timescale != 0 }
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }

    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }

    public static func + (left: CMTime, right: CMTime) -> CMTime {
        CMTime(seconds: left.seconds + right.seconds, preferredTimescale: max(left.timescale, right.timescale))
    }

    public static func - (left: CMTime, right: CMTime) -> CMTime {
        CMTime(seconds: left.seconds - right.seconds, preferredTimescale: max(left.timescale, right.timescale))
    }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public init() { self.init(start: .zero, duration: .zero) }
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    public var end: CMTime { start + duration }
    public static let zero = CMTimeRange()
    public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

extension CMTime {
    public static let positiveInfinity = CMTime(value: .max, timescale: 1)
    public static let negativeInfinity = CMTime(value: .min, timescale: 1)
    public var isNumeric: Bool { isValid }
    public var isIndefinite: Bool { false }

}

public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 > time2 ? 1 : 0 }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
