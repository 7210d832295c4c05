public import Foundation
public import FoundationCompat

/// Adds something to a library or a playlist.
open class INAddMediaIntent: INIntent {
    open internal(set) var mediaItems: [INMediaItem]?
    open internal(set) var mediaSearch: INMediaSearch?
    open internal(set) var mediaDestination: INMediaDestination?

    public convenience init(
        mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, mediaDestination: INMediaDestination?
    ) {
        self.init()
        self.mediaItems = mediaItems
        self.mediaSearch = mediaSearch
        self.mediaDestination = mediaDestination
    }
}

public enum INAddMediaIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case handleInApp
    case failure
    case failureRequiringAppLaunch
}

open class INAddMediaIntentResponse: INIntentResponse {
    open internal(set) var code: INAddMediaIntentResponseCode = .unspecified

    public convenience init(code: INAddMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INAddMediaIntent`: what it leaves out is answered for it.
public protocol INAddMediaIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
    func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse
    @preconcurrency
    func confirm(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
    func confirm(intent: INAddMediaIntent) async -> INAddMediaIntentResponse
    @preconcurrency
    func resolveMediaItems(
        for intent: INAddMediaIntent, with completion: @escaping @Sendable ([INMediaItemResolutionResult]) -> Void
    )
    func resolveMediaItems(for intent: INAddMediaIntent) async -> [INMediaItemResolutionResult]
}

extension INAddMediaIntentHandling {
    @preconcurrency
    public func handle(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void) {
        completion(INAddMediaIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void) {
        completion(INAddMediaIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveMediaItems(
        for intent: INAddMediaIntent, with completion: @escaping @Sendable ([INMediaItemResolutionResult]) -> Void
    ) {
        completion([.notRequired()])
    }

    public func resolveMediaItems(for intent: INAddMediaIntent) async -> [INMediaItemResolutionResult] {
        await _IntentHandling.response { resolveMediaItems(for: intent, with: $0) }
    }
}

/// Looks for something to play.
open class INSearchForMediaIntent: INIntent {
    open internal(set) var mediaItems: [INMediaItem]?
    open internal(set) var mediaSearch: INMediaSearch?

    public convenience init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?) {
        self.init()
        self.mediaItems = mediaItems
        self.mediaSearch = mediaSearch
    }
}

public enum INSearchForMediaIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

open class INSearchForMediaIntentResponse: INIntentResponse {
    open internal(set) var code: INSearchForMediaIntentResponseCode = .unspecified
    open var mediaItems: [INMediaItem]?

    public convenience init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INSearchForMediaIntent`: what it leaves out is answered for it.
public protocol INSearchForMediaIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(
        intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)
    func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse
    @preconcurrency
    func confirm(
        intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)
    func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse
    @preconcurrency
    func resolveMediaItems(
        for intent: INSearchForMediaIntent,
        with completion: @escaping @Sendable ([INMediaItemResolutionResult]) -> Void
    )
    func resolveMediaItems(for intent: INSearchForMediaIntent) async -> [INMediaItemResolutionResult]
}

extension INSearchForMediaIntentHandling {
    @preconcurrency
    public func handle(
        intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
    ) {
        completion(INSearchForMediaIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
    ) {
        completion(INSearchForMediaIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveMediaItems(
        for intent: INSearchForMediaIntent,
        with completion: @escaping @Sendable ([INMediaItemResolutionResult]) -> Void
    ) {
        completion([.notRequired()])
    }

    public func resolveMediaItems(for intent: INSearchForMediaIntent) async -> [INMediaItemResolutionResult] {
        await _IntentHandling.response { resolveMediaItems(for: intent, with: $0) }
    }
}

public enum INMediaAffinityType: Int, Sendable {
    case unknown
    case like
    case dislike
}

/// Says whether something is liked.
open class INUpdateMediaAffinityIntent: INIntent {
    open internal(set) var mediaItems: [INMediaItem]?
    open internal(set) var mediaSearch: INMediaSearch?
    open internal(set) var affinityType: INMediaAffinityType = .unknown

    public convenience init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, affinityType: INMediaAffinityType)
    {
        self.init()
        self.mediaItems = mediaItems
        self.mediaSearch = mediaSearch
        self.affinityType = affinityType
    }
}

public enum INUpdateMediaAffinityIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

open class INUpdateMediaAffinityIntentResponse: INIntentResponse {
    open internal(set) var code: INUpdateMediaAffinityIntentResponseCode = .unspecified

    public convenience init(code: INUpdateMediaAffinityIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INUpdateMediaAffinityIntent`: what it leaves out is answered for it.
public protocol INUpdateMediaAffinityIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(
        intent: INUpdateMediaAffinityIntent,
        completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    )
    func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse
    @preconcurrency
    func confirm(
        intent: INUpdateMediaAffinityIntent,
        completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    )
    func confirm(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse
    @preconcurrency
    func resolveMediaItems(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping @Sendable ([INMediaItemResolutionResult]) -> Void
    )
    func resolveMediaItems(for intent: INUpdateMediaAffinityIntent) async -> [INMediaItemResolutionResult]
}

extension INUpdateMediaAffinityIntentHandling {
    @preconcurrency
    public func handle(
        intent: INUpdateMediaAffinityIntent,
        completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) {
        completion(INUpdateMediaAffinityIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INUpdateMediaAffinityIntent,
        completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) {
        completion(INUpdateMediaAffinityIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveMediaItems(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping @Sendable ([INMediaItemResolutionResult]) -> Void
    ) {
        completion([.notRequired()])
    }

    public func resolveMediaItems(for intent: INUpdateMediaAffinityIntent) async -> [INMediaItemResolutionResult] {
        await _IntentHandling.response { resolveMediaItems(for: intent, with: $0) }
    }
}
