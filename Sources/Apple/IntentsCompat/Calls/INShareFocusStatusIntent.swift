public import Foundation
public import FoundationCompat

/// Tells whether the user wants to be left alone.
open class INShareFocusStatusIntent: INIntent {
    open internal(set) var focusStatus: INFocusStatus?

    public convenience init(focusStatus: INFocusStatus?) {
        self.init()
        self.focusStatus = focusStatus
    }
}

public enum INShareFocusStatusIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

open class INShareFocusStatusIntentResponse: INIntentResponse {
    open internal(set) var code: INShareFocusStatusIntentResponseCode = .unspecified

    public convenience init(code: INShareFocusStatusIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INShareFocusStatusIntent`: what it leaves out is answered for it.
public protocol INShareFocusStatusIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(
        intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
    )
    func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse
    @preconcurrency
    func confirm(
        intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
    )
    func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse
}

extension INShareFocusStatusIntentHandling {
    @preconcurrency
    public func handle(
        intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
    ) {
        completion(INShareFocusStatusIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
    ) {
        completion(INShareFocusStatusIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }
}
