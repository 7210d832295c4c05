public import CoreMediaCompat
public import Foundation

public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

/// A film in a player: it fails.
open class AVPlayerItem: NSObject, NSCopying, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
    public static let newAccessLogEntryNotification = Notification.Name("AVPlayerItemNewAccessLogEntry")
    public static let newErrorLogEntryNotification = Notification.Name("AVPlayerItemNewErrorLogEntry")
    public static let recommendedTimeOffsetFromLiveDidChangeNotification = Notification.Name(
        "AVPlayerItemRecommendedTimeOffsetFromLiveDidChangeNotification")
    public static let mediaSelectionDidChangeNotification = Notification.Name(
        "AVPlayerItemMediaSelectionDidChangeNotification")

    public let asset: AVAsset
    public let automaticallyLoadedAssetKeys: [String]
    open var status: Status { .failed }
    open var error: (any Error)? { AVError(.operationNotAllowed) }
    open var duration: CMTime { .indefinite }
    open var tracks: [AVPlayerItemTrack] { [] }
    open var timebase: CMClock? { nil }

    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var isPlaybackBufferFull: Bool { false }
    open var canPlayReverse: Bool { false }
    open var canPlayFastForward: Bool { false }
    open var canPlayFastReverse: Bool { false }
    open var canPlaySlowForward: Bool { false }
    open var canPlaySlowReverse: Bool { false }
    open var canStepForward: Bool { false }
    open var canStepBackward: Bool { false }
    open var presentationSize: CGSize { .zero }
    open var loadedTimeRanges: [NSValue] { [] }
    open var seekableTimeRanges: [NSValue] { [] }
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var preferredPeakBitRate = 0.0
    open var preferredPeakBitRateForExpensiveNetworks = 0.0
    open var preferredMaximumResolution = CGSize.zero
    open var preferredMaximumResolutionForExpensiveNetworks = CGSize.zero
    open var startsOnFirstEligibleVariant = false
    open var variantPreferences: AVVariantPreferences = []
    open var forwardPlaybackEndTime = CMTime.invalid
    open var reversePlaybackEndTime = CMTime.invalid
    open var externalMetadata: [AVMetadataItem] = []
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    open var allowedAudioSpatializationFormats: AVAudioSpatializationFormats = .multichannel
    open var isAudioSpatializationAllowed = true
    open var audioMix: AVAudioMix?
    open var videoComposition: AVVideoComposition?
    open var seekingWaitsForVideoCompositionRendering = false
    open var appliesPerFrameHDRDisplayMetadata = true
    open var videoApertureMode = AVVideoApertureMode.cleanAperture
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    open var configuredTimeOffsetFromLive = CMTime.invalid
    open var recommendedTimeOffsetFromLive: CMTime { .invalid }
    open var automaticallyPreservesTimeOffsetFromLive = false
    open var automaticallyHandlesInterstitialEvents = true
    open var currentMediaSelection: AVMediaSelection { AVMediaSelection() }
    open private(set) var outputs: [AVPlayerItemOutput] = []
    open private(set) var mediaDataCollectors: [AVPlayerItemMediaDataCollector] = []

    public init(asset: AVAsset) {
        self.asset = asset
        automaticallyLoadedAssetKeys = []
    }

    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.asset = asset
        self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
    }

    public convenience init(url: URL) {
        self.init(asset: AVURLAsset(url: url))
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        AVPlayerItem(asset: asset, automaticallyLoadedAssetKeys: automaticallyLoadedAssetKeys)
    }

    open func currentTime() -> CMTime { .zero }
    open func currentDate() -> Date? { nil }
    open func step(byCount stepCount: Int) {}
    open func seek(to time: CMTime) {}
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(false) }
    @discardableResult
    open func seek(to time: CMTime) async -> Bool { false }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?
    ) {
        completionHandler?(false)
    }
    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { false }
    @discardableResult
    open func seek(to date: Date, completionHandler: ((Bool) -> Void)?) -> Bool {
        completionHandler?(false)
        return false
    }
    open func cancelPendingSeeks() {}

    open func select(
        _ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup
    ) {}
    open func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}
    open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
    open func accessLog() -> AVPlayerItemAccessLog? { nil }
    open func errorLog() -> AVPlayerItemErrorLog? { nil }
    open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
    open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
    open func add(_ collector: AVPlayerItemMediaDataCollector) { mediaDataCollectors.append(collector) }
    open func remove(_ collector: AVPlayerItemMediaDataCollector) { mediaDataCollectors.removeAll { $0 === collector } }
}

public struct AVVariantPreferences: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let scalabilityToLosslessAudio = AVVariantPreferences(rawValue: 1)
}

public struct AVAudioSpatializationFormats: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let monoAndStereo = AVAudioSpatializationFormats(rawValue: 3)
    public static let multichannel = AVAudioSpatializationFormats(rawValue: 4)
    public static let monoStereoAndMultichannel = AVAudioSpatializationFormats(rawValue: 7)
}

public struct AVVideoApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let cleanAperture = AVVideoApertureMode(rawValue: "CleanAperture")
    public static let productionAperture = AVVideoApertureMode(rawValue: "ProductionAperture")
    public static let encodedPixels = AVVideoApertureMode(rawValue: "EncodedPixels")
}

open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
    open var assetTrack: AVAssetTrack? { nil }
    open var isEnabled = true
    open var currentVideoFrameRate: Float { 0 }
}

open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {
    open var events: [AVPlayerItemAccessLogEvent] { [] }
}

open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
    open var uri: String? { nil }
    open var serverAddress: String? { nil }
    open var numberOfStalls: Int { 0 }
    open var numberOfBytesTransferred: Int64 { 0 }
    open var indicatedBitrate: Double { 0 }
    open var observedBitrate: Double { 0 }
    open var averageVideoBitrate: Double { 0 }
    open var averageAudioBitrate: Double { 0 }
    open var durationWatched: TimeInterval { 0 }
    open var startupTime: TimeInterval { 0 }
}

open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {
    open var events: [AVPlayerItemErrorLogEvent] { [] }
}

open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
    open var date: Date? { nil }
    open var uri: String? { nil }
    open var errorStatusCode: Int { 0 }
    open var errorDomain: String { AVFoundationErrorDomain }
    open var errorComment: String? { nil }
}

open class AVPlayerItemMediaDataCollector: NSObject, @unchecked Sendable {}

/// Takes pictures out of a player, which has none.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
    open var suppressesPlayerRendering = false
    open func itemTime(forHostTime hostTimeInSeconds: TimeInterval) -> CMTime { .invalid }
}

extension Notification.Name {
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
    public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
