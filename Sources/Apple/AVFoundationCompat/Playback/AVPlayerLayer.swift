public import CoreMediaCompat
public import CoreVideoCompat
public import Foundation
public import UIKitCompat

/// Shows a player in a layer: nothing is on show.
open class AVPlayerLayer: CALayer, @unchecked Sendable {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var pixelBufferAttributes: [String: Any]?
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    open func copyDisplayedPixelBuffer() -> CVPixelBuffer? { nil }
}

public enum AVQueuedSampleBufferRenderingStatus: Int, Sendable {
    case unknown, rendering, failed
}

/// Shows samples in a layer: nothing is on show.
open class AVSampleBufferDisplayLayer: CALayer, @unchecked Sendable {
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var preventsCapture = false
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var status: AVQueuedSampleBufferRenderingStatus { .failed }
    open var error: (any Error)? { AVError(.operationNotAllowed) }
    open var isReadyForMoreMediaData: Bool { false }
    open var isReadyForDisplay: Bool { false }
    open var requiresFlushToResumeDecoding: Bool { false }
    open func enqueue(_ sampleBuffer: CMSampleBuffer) {}
    open func flush() {}
    open func flushAndRemoveImage() {}
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) {}
    open func stopRequestingMediaData() {}
}

/// Keeps layers to a film's time; there is none.
open class AVSynchronizedLayer: CALayer, @unchecked Sendable {
    open var playerItem: AVPlayerItem?
    public convenience init(playerItem: AVPlayerItem) {
        self.init()
        self.playerItem = playerItem
    }
}
