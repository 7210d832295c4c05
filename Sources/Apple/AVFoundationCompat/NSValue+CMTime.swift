public import CoreMediaCompat
public import Foundation

extension NSValue {
    /// A time as an object; Foundation here keeps two integers as those of a range.
    public convenience init(time: CMTime) {
        self.init(range: NSRange(location: Int(time.value), length: Int(time.timescale)))
    }

    public var timeValue: CMTime {
        let pair = rangeValue
        return CMTime(value: CMTimeValue(pair.location), timescale: CMTimeScale(clamping: pair.length))
    }
}
