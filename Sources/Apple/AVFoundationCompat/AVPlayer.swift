public import CoreMediaCompat
public import Foundation
public import UIKitCompat

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let text = AVMediaType(rawValue: "text")
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    public static let metadata = AVMediaType(rawValue: "meta")
    public static let muxed = AVMediaType(rawValue: "muxx")
    public static let timecode = AVMediaType(rawValue: "tmcd")
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

open class AVPlayerItem: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    public let asset: AVAsset
    open var status: Status { .failed }
    open var error: (any Error)? { AVError(.operationNotAllowed) }
    open var duration: CMTime { .zero }

    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var isPlaybackBufferFull: Bool { false }
    open var presentationSize: CGSize { .zero }
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var preferredPeakBitRate = 0.0
    open var forwardPlaybackEndTime = CMTime.invalid
    open var loadedTimeRanges: [NSValue] { [] }
    open var externalMetadata: [AVMetadataItem] = []

    public init(asset: AVAsset) {
        self.asset = asset
    }

    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

    public convenience init(url: URL) {
        self.init(asset: AVURLAsset(url: url))
    }

    open func currentTime() -> CMTime { .zero }
}

/// A player of films, which plays none.
open class AVPlayer: NSObject, @unchecked Sendable {
    public enum TimeControlStatus: Int, Sendable {
        case paused, waitingToPlayAtSpecifiedRate, playing
    }

    open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    public enum ActionAtItemEnd: Int, Sendable {
        case advance, pause, none
    }

    open var timeControlStatus: TimeControlStatus { .paused }
    open var status: Status { .failed }
    open var error: (any Error)? { AVError(.operationNotAllowed) }
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var defaultRate: Float = 1
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var isExternalPlaybackActive: Bool { false }

    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
    }

    public convenience init(url: URL) {
        self.init(playerItem: AVPlayerItem(url: url))
    }

    public override convenience init() {
        self.init(playerItem: nil)
    }

    open func play() {}
    open func pause() {}
    open func playImmediately(atRate rate: Float) {}
    /// Observes nothing: no time passes in a player that does not play.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime) {}
    @discardableResult
    open func seek(to time: CMTime) async -> Bool { false }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        completionHandler(false)
    }
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
}

open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
    }

    open func items() -> [AVPlayerItem] { currentItem.map { [$0] } ?? [] }
    open func advanceToNextItem() {}
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {}
    open func remove(_ item: AVPlayerItem) {}
    open func removeAllItems() { replaceCurrentItem(with: nil) }
}

/// Plays an item over and over, in a player that plays nothing.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    open var loopCount: Int { 0 }
    open func disableLooping() {}
}

/// Shows a player in a layer: nothing is on show.
open class AVPlayerLayer: CALayer, @unchecked Sendable {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

extension Notification.Name {
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}
