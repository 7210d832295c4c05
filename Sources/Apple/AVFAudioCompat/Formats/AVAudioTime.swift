public import Foundation

/// A moment, as a clock's time, as a number of samples, or both.
///
/// The clock's time is of nanoseconds here.
open class AVAudioTime: NSObject, @unchecked Sendable {
    public let isHostTimeValid: Bool
    public let hostTime: UInt64
    public let isSampleTimeValid: Bool
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double

    public init(hostTime: UInt64) {
        (isHostTimeValid, self.hostTime) = (true, hostTime)
        (isSampleTimeValid, sampleTime, sampleRate) = (false, 0, 0)
    }

    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (isHostTimeValid, hostTime) = (false, 0)
        (isSampleTimeValid, self.sampleTime, self.sampleRate) = (true, sampleTime, sampleRate)
    }

    public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (isHostTimeValid, self.hostTime) = (true, hostTime)
        (isSampleTimeValid, self.sampleTime, self.sampleRate) = (true, sampleTime, sampleRate)
    }

    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(0, seconds) * 1e9) }
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }

    /// What is missing of this time, by one that tells both.
    open func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? {
        guard anchorTime.isHostTimeValid, anchorTime.isSampleTimeValid, anchorTime.sampleRate > 0 else { return nil }
        if isHostTimeValid, isSampleTimeValid { return self }
        if isHostTimeValid {
            let seconds = Self.seconds(forHostTime: hostTime) - Self.seconds(forHostTime: anchorTime.hostTime)
            let samples = AVAudioFramePosition((seconds * anchorTime.sampleRate).rounded())
            return AVAudioTime(
                hostTime: hostTime, sampleTime: anchorTime.sampleTime + samples, atRate: anchorTime.sampleRate)
        }
        guard isSampleTimeValid, sampleRate > 0 else { return nil }
        let seconds =
            Double(sampleTime) / sampleRate - Double(anchorTime.sampleTime) / anchorTime.sampleRate
            + Self.seconds(forHostTime: anchorTime.hostTime)
        return AVAudioTime(
            hostTime: Self.hostTime(forSeconds: seconds), sampleTime: sampleTime, atRate: sampleRate)
    }
}
