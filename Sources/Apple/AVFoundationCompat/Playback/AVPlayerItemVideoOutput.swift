public import CoreMediaCompat
public import CoreVideoCompat
public import Foundation

/// Takes pictures out of a player, which has none.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
    public init(pixelBufferAttributes: [String: Any]? = nil) {}
    public init(outputSettings: [String: Any]?) {}

    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
    open func copyPixelBuffer(
        forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
    ) -> CVPixelBuffer? { nil }
    open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {}
}
