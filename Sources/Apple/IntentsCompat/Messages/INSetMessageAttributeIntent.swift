public import Foundation
public import FoundationCompat

public enum INMessageAttribute: Int, Sendable {
    case unknown
    case read
    case unread
    case flagged
    case unflagged
    case played
}

/// Marks messages as read, or as something else.
open class INSetMessageAttributeIntent: INIntent {
    open internal(set) var identifiers: [String]?
    open internal(set) var attribute: INMessageAttribute = .unknown

    public convenience init(identifiers: [String]?, attribute: INMessageAttribute) {
        self.init()
        self.identifiers = identifiers
        self.attribute = attribute
    }
}

public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureMessageNotFound
    case failureMessageAttributeNotSet
}

open class INSetMessageAttributeIntentResponse: INIntentResponse {
    open internal(set) var code: INSetMessageAttributeIntentResponseCode = .unspecified

    public convenience init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

open class INMessageAttributeResolutionResult: INEnumResolutionResult {
    open class func success(with resolvedValue: INMessageAttribute) -> Self { Self(.success(resolvedValue)) }

    open class func confirmationRequired(with valueToConfirm: INMessageAttribute) -> Self {
        Self(.confirmationRequired(valueToConfirm))
    }
}

/// Handles `INSetMessageAttributeIntent`: what it leaves out is answered for it.
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(
        intent: INSetMessageAttributeIntent,
        completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    )
    func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
    @preconcurrency
    func confirm(
        intent: INSetMessageAttributeIntent,
        completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    )
    func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
    @preconcurrency
    func resolveAttribute(
        for intent: INSetMessageAttributeIntent,
        with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void
    )
    func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult
}

extension INSetMessageAttributeIntentHandling {
    @preconcurrency
    public func handle(
        intent: INSetMessageAttributeIntent,
        completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) {
        completion(INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INSetMessageAttributeIntent,
        completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) {
        completion(INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveAttribute(
        for intent: INSetMessageAttributeIntent,
        with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult {
        await _IntentHandling.response { resolveAttribute(for: intent, with: $0) }
    }
}
