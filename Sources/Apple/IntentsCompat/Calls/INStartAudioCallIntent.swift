public import Foundation
public import FoundationCompat

/// Calls somebody; `INStartCallIntent` came in its place.
open class INStartAudioCallIntent: INIntent {
    open internal(set) var destinationType: INCallDestinationType = .unknown
    open internal(set) var contacts: [INPerson]?

    public convenience init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
        self.init()
        self.destinationType = destinationType
        self.contacts = contacts
    }

    public convenience init(contacts: [INPerson]?) {
        self.init()
        self.contacts = contacts
    }
}

public enum INStartAudioCallIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case failure
    case failureRequiringAppLaunch
    case failureAppConfigurationRequired
    case failureCallingServiceNotAvailable
    case failureContactNotSupportedByApp
    case failureNoValidNumber
}

open class INStartAudioCallIntentResponse: INIntentResponse {
    open internal(set) var code: INStartAudioCallIntentResponseCode = .unspecified

    public convenience init(code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INStartAudioCallIntent`: what it leaves out is answered for it.
public protocol INStartAudioCallIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(
        intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)
    func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
    @preconcurrency
    func confirm(
        intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)
    func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
    @preconcurrency
    func resolveContacts(
        for intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    )
    func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult]
}

extension INStartAudioCallIntentHandling {
    @preconcurrency
    public func handle(
        intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
    ) {
        completion(INStartAudioCallIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
    ) {
        completion(INStartAudioCallIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveContacts(
        for intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) {
        completion([.notRequired()])
    }

    public func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult] {
        await _IntentHandling.response { resolveContacts(for: intent, with: $0) }
    }
}

/// Calls somebody with pictures; `INStartCallIntent` came in its place.
open class INStartVideoCallIntent: INIntent {
    open internal(set) var contacts: [INPerson]?
    open internal(set) var audioRoute: INCallAudioRoute = .unknown

    public convenience init(contacts: [INPerson]?) {
        self.init()
        self.contacts = contacts
    }
}

public enum INStartVideoCallIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case failure
    case failureRequiringAppLaunch
    case failureAppConfigurationRequired
    case failureCallingServiceNotAvailable
    case failureContactNotSupportedByApp
    case failureInvalidNumber
}

open class INStartVideoCallIntentResponse: INIntentResponse {
    open internal(set) var code: INStartVideoCallIntentResponseCode = .unspecified

    public convenience init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INStartVideoCallIntent`: what it leaves out is answered for it.
public protocol INStartVideoCallIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(
        intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)
    func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
    @preconcurrency
    func confirm(
        intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)
    func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
    @preconcurrency
    func resolveContacts(
        for intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    )
    func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult]
}

extension INStartVideoCallIntentHandling {
    @preconcurrency
    public func handle(
        intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
    ) {
        completion(INStartVideoCallIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
    ) {
        completion(INStartVideoCallIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveContacts(
        for intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) {
        completion([.notRequired()])
    }

    public func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult] {
        await _IntentHandling.response { resolveContacts(for: intent, with: $0) }
    }
}
