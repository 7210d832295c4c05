public import Foundation

/// A stretch of time: its start is within, its end is not.
public struct CMTimeRange: Sendable {
    public var start: CMTime
    public var duration: CMTime

    /// No range: it is not valid.
    public init() { self.init(start: .invalid, duration: .invalid) }

    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }

    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange()

    public var end: CMTime { start + duration }

    public var isValid: Bool {
        start.isValid && duration.isValid && duration.epoch == 0 && (!duration.isNumeric || duration.value >= 0)
    }
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    public var isEmpty: Bool { isValid && duration == .zero }

    public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }

    public func containsTimeRange(_ range: CMTimeRange) -> Bool {
        guard isValid, range.isValid else { return false }
        return range.start >= start && range.end <= end && (range.isEmpty ? containsTime(range.start) : true)
    }

    /// What both have, which is ``zero`` where they have nothing.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let (start, end) = (max(start, otherRange.start), min(end, otherRange.end))
        return start < end ? CMTimeRange(start: start, end: end) : .zero
    }

    /// From the earlier start to the later end.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
}

extension CMTimeRange: Hashable {
    public static func == (left: CMTimeRange, right: CMTimeRange) -> Bool {
        left.start == right.start && left.duration == right.duration
    }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}

public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }

public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.containsTimeRange(otherRange)
}

public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.intersection(otherRange)
}

public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}

/// The nearest time of a range.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    range.isValid && !range.isEmpty ? min(max(time, range.start), range.end) : .invalid
}

/// A duration of one range in the tempo of another.
public func CMTimeMapDurationFromRangeToRange(_ dur: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    guard fromRange.duration != toRange.duration, !fromRange.isEmpty else { return dur }
    return CMTimeMultiplyByFloat64(dur, multiplier: toRange.duration.seconds / fromRange.duration.seconds)
}

/// A time of one range as the time of another that is as far on.
public func CMTimeMapTimeFromRangeToRange(_ t: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    toRange.start + CMTimeMapDurationFromRangeToRange(t - fromRange.start, fromRange: fromRange, toRange: toRange)
}

public var kCMTimeRangeStartKey: NSString { "start" }
public var kCMTimeRangeDurationKey: NSString { "duration" }

public func CMTimeRangeCopyAsDictionary(_ range: CMTimeRange, allocator: AnyObject?) -> NSDictionary? {
    guard
        let start = CMTimeCopyAsDictionary(range.start, allocator: nil),
        let duration = CMTimeCopyAsDictionary(range.duration, allocator: nil)
    else { return nil }
    return [kCMTimeRangeStartKey: start, kCMTimeRangeDurationKey: duration]
}

public func CMTimeRangeMakeFromDictionary(_ dictionaryRepresentation: NSDictionary) -> CMTimeRange {
    CMTimeRange(
        start: CMTimeMakeFromDictionary(dictionaryRepresentation[kCMTimeRangeStartKey] as? NSDictionary),
        duration: CMTimeMakeFromDictionary(dictionaryRepresentation[kCMTimeRangeDurationKey] as? NSDictionary))
}

public func CMTimeRangeCopyDescription(allocator: AnyObject?, range: CMTimeRange) -> NSString? {
    let times = [range.start, range.duration].map { "\(CMTimeCopyDescription(allocator: nil, time: $0) ?? "")" }
    return NSString(string: "{\(times[0]), \(times[1])}")
}

public func CMTimeRangeShow(_ range: CMTimeRange) {
    print(CMTimeRangeCopyDescription(allocator: nil, range: range) ?? "")
}

// MARK: Mappings

/// A stretch of one time line, and where it lies on another.
public struct CMTimeMapping: Sendable {
    public var source: CMTimeRange
    public var target: CMTimeRange

    public init() { self.init(source: .invalid, target: .invalid) }

    public init(source: CMTimeRange, target: CMTimeRange) {
        self.source = source
        self.target = target
    }

    public static let invalid = CMTimeMapping()

    public static func empty(_ target: CMTimeRange) -> CMTimeMapping {
        CMTimeMapping(source: .invalid, target: target)
    }

    public var isValid: Bool { target.isValid }
    public var isEmpty: Bool { !source.start.isNumeric && isValid }
}

extension CMTimeMapping: Hashable {
    public static func == (left: CMTimeMapping, right: CMTimeMapping) -> Bool {
        left.source == right.source && left.target == right.target
    }
}

public func CMTimeMappingMake(source: CMTimeRange, target: CMTimeRange) -> CMTimeMapping {
    CMTimeMapping(source: source, target: target)
}

public func CMTimeMappingMakeEmpty(target: CMTimeRange) -> CMTimeMapping { .empty(target) }
