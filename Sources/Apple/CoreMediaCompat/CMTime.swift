public import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public let kCMTimeMaxTimescale = 0x7FFF_FFFF

/// What is true of a time beside its numbers.
public struct CMTimeFlags: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let valid = CMTimeFlags(rawValue: 1)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    public static let indefinite = CMTimeFlags(rawValue: 16)
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// Where a time goes that a scale cannot tell exactly.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity

    public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

/// A time as a fraction of seconds.
public struct CMTime: Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch

    /// No time: it is not valid.
    public init() {
        self.init(value: 0, timescale: 0, flags: [], epoch: 0)
    }

    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
    }

    /// The scale is halved for as long as the seconds are too many for it.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard !seconds.isNaN, preferredTimescale > 0 else {
            self = .invalid
            return
        }
        var scale = preferredTimescale
        while abs(seconds) * Double(scale) >= 0x1p63, scale > 1 { scale /= 2 }
        let exact = seconds * Double(scale)
        guard abs(exact) < 0x1p63 else {
            self = seconds < 0 ? .negativeInfinity : .positiveInfinity
            return
        }
        self.init(value: CMTimeValue(exact), timescale: scale)
        if Double(value) != exact { flags.insert(.hasBeenRounded) }
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    public var isValid: Bool { flags.contains(.valid) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// Not a number where the time is none.
    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
    }

    /// The same time by another scale.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale != timescale else { return self }
        guard newTimescale > 0, timescale != 0 else { return .invalid }
        let product = Int128(value) * Int128(newTimescale)
        let (rounded, isExact) = product.divided(by: Int128(timescale), method)
        guard let value = CMTimeValue(exactly: rounded) else {
            return rounded < 0 ? .negativeInfinity : .positiveInfinity
        }
        let flags = isExact ? flags : flags.union(.hasBeenRounded)
        return CMTime(value: value, timescale: newTimescale, flags: flags, epoch: epoch)
    }
}

extension Int128 {
    /// The quotient that a method rounds to, and whether it is exact.
    func divided(by divisor: Int128, _ method: CMTimeRoundingMethod) -> (quotient: Int128, isExact: Bool) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        guard remainder != 0 else { return (quotient, true) }
        let isNegative = (remainder < 0) != (divisor < 0)
        let isAway =
            switch method {
            case .roundHalfAwayFromZero: remainder.magnitude * 2 >= divisor.magnitude
            case .roundTowardZero, .quickTime: false
            case .roundAwayFromZero: true
            case .roundTowardPositiveInfinity: !isNegative
            case .roundTowardNegativeInfinity: isNegative
            }
        return (isAway ? quotient + (isNegative ? -1 : 1) : quotient, false)
    }
}

// MARK: Order

extension CMTime: Comparable, Hashable {
    /// Where a time stands among those that are no numbers: numbers are first but for one.
    private var rank: Int {
        guard isValid else { return 3 }
        return isPositiveInfinity ? 2 : isIndefinite ? 1 : isNegativeInfinity ? -1 : 0
    }

    public static func == (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) == 0 }
    public static func < (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) < 0 }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        guard rank == 0 else { return }
        hasher.combine(epoch)
        let divisor = max(1, greatestCommonDivisor(value.magnitude, UInt64(timescale.magnitude)))
        hasher.combine(Int128(value) / Int128(divisor))
        hasher.combine(Int64(timescale) / Int64(divisor))
    }

    fileprivate func compare(_ other: CMTime) -> Int32 {
        func sign<Number: Comparable>(_ one: Number, _ two: Number) -> Int32 { one < two ? -1 : one > two ? 1 : 0 }
        guard rank == 0, other.rank == 0 else { return sign(rank, other.rank) }
        guard epoch == other.epoch else { return sign(epoch, other.epoch) }
        return sign(Int128(value) * Int128(other.timescale), Int128(other.value) * Int128(timescale))
    }
}

private func greatestCommonDivisor(_ one: UInt64, _ two: UInt64) -> UInt64 {
    two == 0 ? one : greatestCommonDivisor(two, one % two)
}

// MARK: Arithmetic

extension CMTime {
    /// The sum by the smallest scale that tells both exactly, or by the finer of the two.
    public static func + (left: CMTime, right: CMTime) -> CMTime {
        guard left.isNumeric, right.isNumeric else { return sum(left, right) }
        guard left.timescale > 0, right.timescale > 0 else { return .invalid }
        let divisor = greatestCommonDivisor(UInt64(left.timescale), UInt64(right.timescale))
        let common = Int64(left.timescale) / Int64(divisor) * Int64(right.timescale)
        let scale = CMTimeScale(exactly: common) ?? max(left.timescale, right.timescale)
        let (one, two) = (
            left.convertScale(scale, method: .default), right.convertScale(scale, method: .default)
        )
        guard one.isNumeric, two.isNumeric else { return sum(one, two) }
        let (value, overflows) = one.value.addingReportingOverflow(two.value)
        guard !overflows else { return one.value < 0 ? .negativeInfinity : .positiveInfinity }
        return CMTime(value: value, timescale: scale, flags: one.flags.union(two.flags), epoch: one.epoch)
    }

    /// What comes of times that are not both numbers.
    private static func sum(_ left: CMTime, _ right: CMTime) -> CMTime {
        guard left.isValid, right.isValid else { return .invalid }
        if left.isIndefinite || right.isIndefinite { return .indefinite }
        let isUp = left.isPositiveInfinity || right.isPositiveInfinity
        let isDown = left.isNegativeInfinity || right.isNegativeInfinity
        return isUp && isDown ? .invalid : isUp ? .positiveInfinity : .negativeInfinity
    }

    public static func - (left: CMTime, right: CMTime) -> CMTime { left + right.negated }

    private var negated: CMTime {
        if isPositiveInfinity { return .negativeInfinity }
        if isNegativeInfinity { return .positiveInfinity }
        guard isNumeric else { return self }
        var negative = self
        negative.value = value == .min ? .max : -value
        return negative
    }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    CMTime(value: value, timescale: timescale, flags: .valid, epoch: epoch)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(newTimescale, method: method)
}

/// Below zero, zero or above it, as the first time is before, at or after the second.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1.compare(time2) }
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 < time1 ? time2 : time1 }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 > time1 ? time2 : time1 }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    time.isNegativeInfinity ? .positiveInfinity : time.isNumeric && time.value < 0 ? .zero - time : time
}

public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: 1)
}

/// Exact where the scale allows it, and rounded by that scale where not.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard time.isNumeric, divisor != 0 else { return CMTimeMultiplyByFloat64(time, multiplier: 1) }
    let product = Int128(time.value) * Int128(multiplier)
    if product % Int128(divisor) != 0, let scale = CMTimeScale(exactly: Int64(time.timescale) * abs(Int64(divisor))),
        let value = CMTimeValue(exactly: divisor < 0 ? -product : product)
    {
        return CMTime(value: value, timescale: scale, flags: time.flags, epoch: time.epoch)
    }
    let (quotient, isExact) = product.divided(by: Int128(divisor), .default)
    guard let value = CMTimeValue(exactly: quotient) else {
        return quotient < 0 ? .negativeInfinity : .positiveInfinity
    }
    let flags = isExact ? time.flags : time.flags.union(.hasBeenRounded)
    return CMTime(value: value, timescale: time.timescale, flags: flags, epoch: time.epoch)
}

/// By a finer scale where the product has need of it.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    guard time.isNumeric else {
        let isInfinite = time.isPositiveInfinity || time.isNegativeInfinity
        return isInfinite && multiplier < 0 ? .zero - time : isInfinite && multiplier == 0 ? .invalid : time
    }
    guard time.timescale > 0 else { return .invalid }
    let product = Double(time.value) * multiplier
    var factor: CMTimeScale = 1
    while factor * time.timescale < 65_536, product * Double(factor) != (product * Double(factor)).rounded() {
        factor *= 2
    }
    let exact = product * Double(factor)
    guard abs(exact) < 0x1p63 else {
        return CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
    }
    let flags = exact == exact.rounded() ? time.flags : time.flags.union(.hasBeenRounded)
    return CMTime(
        value: CMTimeValue(exact.rounded()), timescale: time.timescale * factor, flags: flags, epoch: time.epoch)
}

/// The time in a range that repeats forever in both directions.
public func CMTimeFoldIntoRange(_ time: CMTime, foldRange: CMTimeRange) -> CMTime {
    guard time.isNumeric, foldRange.start.isNumeric, foldRange.duration > .zero else { return time }
    let turns = ((time - foldRange.start).seconds / foldRange.duration.seconds).rounded(.down)
    guard let count = Int32(exactly: turns) else { return .invalid }
    return time - CMTimeMultiply(foldRange.duration, multiplier: count)
}

// MARK: Dictionaries and words

public var kCMTimeValueKey: NSString { "value" }
public var kCMTimeScaleKey: NSString { "timescale" }
public var kCMTimeEpochKey: NSString { "epoch" }
public var kCMTimeFlagsKey: NSString { "flags" }

public func CMTimeCopyAsDictionary(_ time: CMTime, allocator: AnyObject?) -> NSDictionary? {
    [
        kCMTimeValueKey: time.value, kCMTimeScaleKey: time.timescale, kCMTimeEpochKey: time.epoch,
        kCMTimeFlagsKey: time.flags.rawValue,
    ]
}

/// Not valid where the dictionary tells no time.
public func CMTimeMakeFromDictionary(_ dictionaryRepresentation: NSDictionary?) -> CMTime {
    guard
        let value = dictionaryRepresentation?[kCMTimeValueKey] as? NSNumber,
        let scale = dictionaryRepresentation?[kCMTimeScaleKey] as? NSNumber,
        let epoch = dictionaryRepresentation?[kCMTimeEpochKey] as? NSNumber,
        let flags = dictionaryRepresentation?[kCMTimeFlagsKey] as? NSNumber
    else { return .invalid }
    return CMTime(
        value: value.int64Value, timescale: scale.int32Value, flags: CMTimeFlags(rawValue: flags.uint32Value),
        epoch: epoch.int64Value)
}

public func CMTimeCopyDescription(allocator: AnyObject?, time: CMTime) -> NSString? {
    guard time.isValid else { return "{INVALID}" }
    if time.isIndefinite { return "{INDEFINITE}" }
    if time.isPositiveInfinity { return "{+INFINITY}" }
    if time.isNegativeInfinity { return "{-INFINITY}" }
    return NSString(
        string: "{\(time.value)/\(time.timescale) = \(String(format: "%.3f", time.seconds))"
            + (time.hasBeenRounded ? ", rounded}" : "}"))
}

public func CMTimeShow(_ time: CMTime) {
    print(CMTimeCopyDescription(allocator: nil, time: time) ?? "")
}
