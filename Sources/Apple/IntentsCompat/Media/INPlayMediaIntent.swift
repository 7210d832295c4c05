public import Foundation
public import FoundationCompat

public enum INPlaybackRepeatMode: Int, Sendable {
    case unknown
    case none
    case all
    case one
}

public enum INPlaybackQueueLocation: Int, Sendable {
    case unknown
    case now
    case next
    case later
}

open class INMediaItemResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedMediaItem: INMediaItem) -> Self { Self(.success(resolvedMediaItem)) }

    open class func successes(with resolvedMediaItems: [INMediaItem]) -> [INMediaItemResolutionResult] {
        resolvedMediaItems.map { .success(with: $0) }
    }

    open class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self {
        Self(.disambiguation(mediaItemsToDisambiguate))
    }

    open class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self {
        Self(.confirmationRequired(mediaItemToConfirm))
    }
}

public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
    case loginRequired = 1
    case subscriptionRequired
    case unsupportedMediaType
    case explicitContentSettings
    case cellularDataSettings
    case restrictedContent
    case serviceUnavailable
    case regionRestriction
}

open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {
    open class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }
}

/// Plays something.
open class INPlayMediaIntent: INIntent {
    open internal(set) var mediaItems: [INMediaItem]?
    open internal(set) var mediaContainer: INMediaItem?
    open internal(set) var playShuffled: Bool?
    open internal(set) var playbackRepeatMode: INPlaybackRepeatMode = .unknown
    open internal(set) var resumePlayback: Bool?
    open internal(set) var playbackQueueLocation: INPlaybackQueueLocation = .unknown
    open internal(set) var playbackSpeed: Double?
    open internal(set) var mediaSearch: INMediaSearch?

    public convenience init(
        mediaItems: [INMediaItem]?, mediaContainer: INMediaItem?, playShuffled: Bool?,
        playbackRepeatMode: INPlaybackRepeatMode, resumePlayback: Bool?, playbackQueueLocation: INPlaybackQueueLocation,
        playbackSpeed: Double?, mediaSearch: INMediaSearch?
    ) {
        self.init()
        self.mediaItems = mediaItems
        self.mediaContainer = mediaContainer
        self.playShuffled = playShuffled
        self.playbackRepeatMode = playbackRepeatMode
        self.resumePlayback = resumePlayback
        self.playbackQueueLocation = playbackQueueLocation
        self.playbackSpeed = playbackSpeed
        self.mediaSearch = mediaSearch
    }

    public convenience init(
        mediaItems: [INMediaItem]?, mediaContainer: INMediaItem?, playShuffled: Bool?,
        playbackRepeatMode: INPlaybackRepeatMode, resumePlayback: Bool?
    ) {
        self.init()
        self.mediaItems = mediaItems
        self.mediaContainer = mediaContainer
        self.playShuffled = playShuffled
        self.playbackRepeatMode = playbackRepeatMode
        self.resumePlayback = resumePlayback
    }
}

public enum INPlayMediaIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case inProgress
    case success
    case handleInApp
    case failure
    case failureRequiringAppLaunch
    case failureUnknownMediaType
    case failureNoUnplayedContent
    case failureRestrictedContent
    case failureMaxStreamLimitReached
}

open class INPlayMediaIntentResponse: INIntentResponse {
    open internal(set) var code: INPlayMediaIntentResponseCode = .unspecified
    open var nowPlayingInfo: [String: Any]?

    public convenience init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INPlayMediaIntent`: what it leaves out is answered for it.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
    @preconcurrency
    func confirm(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
    func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
    @preconcurrency
    func resolveMediaItems(
        for intent: INPlayMediaIntent,
        with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void
    )
    func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult]
}

extension INPlayMediaIntentHandling {
    @preconcurrency
    public func handle(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
    {
        completion(INPlayMediaIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveMediaItems(
        for intent: INPlayMediaIntent,
        with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) {
        completion([.notRequired()])
    }

    public func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] {
        await _IntentHandling.response { resolveMediaItems(for: intent, with: $0) }
    }
}
