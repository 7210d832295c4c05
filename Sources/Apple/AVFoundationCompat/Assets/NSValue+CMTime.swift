public import CoreMediaCompat
public import Foundation

extension NSValue {
    /// A time as an object.
    public convenience init(time: CMTime) { self.init(words: time.words) }
    public convenience init(timeRange: CMTimeRange) { self.init(words: timeRange.words) }
    public convenience init(timeMapping: CMTimeMapping) {
        self.init(words: timeMapping.source.words + timeMapping.target.words)
    }

    /// Not valid where the object is no time.
    public var timeValue: CMTime { words(4).map { CMTime($0[...]) } ?? .invalid }
    public var timeRangeValue: CMTimeRange { words(8).map { CMTimeRange($0[...]) } ?? .invalid }
    public var timeMappingValue: CMTimeMapping {
        words(16).map { CMTimeMapping(source: CMTimeRange($0[..<8]), target: CMTimeRange($0[8...])) } ?? .invalid
    }

    // Foundation here keeps arrays of numbers, and no structures.

    private convenience init(words: [Int64]) {
        self.init(bytes: words, objCType: "[\(words.count)q]")
    }

    private func words(_ count: Int) -> [Int64]? {
        guard String(cString: objCType) == "[\(count)q]" else { return nil }
        var words = [Int64](repeating: 0, count: count)
        getValue(&words)
        return words
    }
}

extension CMTime {
    fileprivate var words: [Int64] { [value, Int64(timescale), Int64(flags.rawValue), epoch] }

    fileprivate init(_ words: ArraySlice<Int64>) {
        let first = words.startIndex
        self.init(
            value: words[first], timescale: CMTimeScale(truncatingIfNeeded: words[first + 1]),
            flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: words[first + 2])), epoch: words[first + 3])
    }
}

extension CMTimeRange {
    fileprivate var words: [Int64] { start.words + duration.words }

    fileprivate init(_ words: ArraySlice<Int64>) {
        self.init(start: CMTime(words.prefix(4)), duration: CMTime(words.suffix(4)))
    }
}
