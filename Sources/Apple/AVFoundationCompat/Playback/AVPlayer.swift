public import CoreMediaCompat
public import Foundation

/// A player of films, which plays none.
open class AVPlayer: NSObject, @unchecked Sendable {
    public enum TimeControlStatus: Int, Sendable {
        case paused, waitingToPlayAtSpecifiedRate, playing
    }

    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    public enum ActionAtItemEnd: Int, Sendable {
        case advance, pause, none
    }

    /// Why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
        public static let interstitialEvent = WaitingReason(rawValue: "AVPlayerWaitingDuringInterstitialEventReason")
        public static let waitingForCoordinatedPlayback = WaitingReason(
            rawValue: "AVPlayerWaitingForCoordinatedPlaybackReason")
    }

    /// Why a player's rate has changed.
    public struct RateDidChangeReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let setRateCalled = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonSetRateCalled")
        public static let setRateFailed = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonSetRateFailed")
        public static let audioSessionInterrupted = RateDidChangeReason(
            rawValue: "AVPlayerRateDidChangeReasonAudioSessionInterrupted")
        public static let appBackgrounded = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonAppBackgrounded")
    }

    public struct HDRMode: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let hlg = HDRMode(rawValue: 1)
        public static let hdr10 = HDRMode(rawValue: 2)
        public static let dolbyVision = HDRMode(rawValue: 4)
    }

    public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
    public static let rateDidChangeReasonKey = "AVPlayerRateDidChangeReasonKey"
    public static let rateDidChangeOriginatingParticipantKey = "AVPlayerRateDidChangeOriginatingParticipantKey"
    public static let eligibleForHDRPlaybackDidChangeNotification = Notification.Name(
        "AVPlayerEligibleForHDRPlaybackDidChangeNotification")

    open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var defaultRate: Float = 1
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var automaticallyWaitsToMinimizeStalling = true
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
    open var appliesMediaSelectionCriteriaAutomatically = true
    open var allowsExternalPlayback = true
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var preventsAutomaticBackgroundingDuringVideoPlayback = true
    open var networkResourcePriority = NetworkResourcePriority.default
    open var sourceClock: CMClock?

    public enum NetworkResourcePriority: Int, Sendable {
        case `default`, low, high
    }

    open var timeControlStatus: TimeControlStatus { .paused }
    open var reasonForWaitingToPlay: WaitingReason? { nil }
    open var status: Status { .failed }
    open var error: (any Error)? { AVError(.operationNotAllowed) }
    open var isExternalPlaybackActive: Bool { false }
    open var isOutputObscuredDueToInsufficientExternalProtection: Bool { false }
    open class var availableHDRModes: HDRMode { [] }
    open class var eligibleForHDRPlayback: Bool { false }

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
    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {}
    open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    @discardableResult
    open func preroll(atRate rate: Float) async -> Bool { false }
    open func cancelPendingPrerolls() {}
    open func setMediaSelectionCriteria(
        _ criteria: AVPlayerMediaSelectionCriteria?,
        forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) {}
    open func mediaSelectionCriteria(
        forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) -> AVPlayerMediaSelectionCriteria? { nil }

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
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { false }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        completionHandler(false)
    }
    open func seek(to date: Date) {}
    @discardableResult
    open func seek(to date: Date) async -> Bool { false }
    open func seek(to date: Date, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
}

public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    case automatic = 1
    case pauses, continuesIfPossible
}

/// Which languages a player prefers.
open class AVPlayerMediaSelectionCriteria: NSObject, @unchecked Sendable {
    public let preferredLanguages: [String]?
    public let preferredMediaCharacteristics: [AVMediaCharacteristic]?

    public init(preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?) {
        self.preferredLanguages = preferredLanguages
        self.preferredMediaCharacteristics = preferredMediaCharacteristics
    }
}
