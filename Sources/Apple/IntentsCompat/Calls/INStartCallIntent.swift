public import Foundation
public import FoundationCompat

public enum INCallCapability: Int, Sendable {
    case unknown
    case audioCall
    case videoCall
}

public enum INCallDestinationType: Int, Sendable {
    case unknown
    case normal
    case emergency
    case voicemail
    case redial
    case callBack
}

public enum INCallAudioRoute: Int, Sendable {
    case unknown
    case speakerphoneAudioRoute
    case bluetoothAudioRoute
}

public enum INCallRecordType: Int, Sendable {
    case unknown
    case outgoing
    case missed
    case received
    case latest
    case voicemail
    case ringing
    case inProgress
    case onHold
}

/// A call that was made.
open class INCallRecord: NSObject {
    public let identifier: String
    public let dateCreated: Date?
    public let callRecordType: INCallRecordType
    public let callCapability: INCallCapability
    public let callDuration: Double?
    public let unseen: Bool?

    public init(
        identifier: String, dateCreated: Date?, callRecordType: INCallRecordType, callCapability: INCallCapability,
        callDuration: Double?, unseen: Bool?
    ) {
        self.identifier = identifier
        self.dateCreated = dateCreated
        self.callRecordType = callRecordType
        self.callCapability = callCapability
        self.callDuration = callDuration
        self.unseen = unseen
    }
}

/// Calls somebody.
open class INStartCallIntent: INIntent {
    open internal(set) var audioRoute: INCallAudioRoute = .unknown
    open internal(set) var destinationType: INCallDestinationType = .unknown
    open internal(set) var contacts: [INPerson]?
    open internal(set) var recordTypeForRedialing: INCallRecordType = .unknown
    open internal(set) var callCapability: INCallCapability = .unknown

    public convenience init(
        audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
        recordTypeForRedialing: INCallRecordType, callCapability: INCallCapability
    ) {
        self.init()
        self.audioRoute = audioRoute
        self.destinationType = destinationType
        self.contacts = contacts
        self.recordTypeForRedialing = recordTypeForRedialing
        self.callCapability = callCapability
    }
}

public enum INStartCallIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case userConfirmationRequired
    case failure
    case failureRequiringAppLaunch
    case failureCallingServiceNotAvailable
    case failureContactNotSupportedByApp
    case failureAirplaneModeEnabled
    case failureUnableToHandOff
    case failureAppConfigurationRequired
    case failureCallInProgress
    case failureCallRinging
    case responseCode
}

open class INStartCallIntentResponse: INIntentResponse {
    open internal(set) var code: INStartCallIntentResponseCode = .unspecified

    public convenience init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

public enum INStartCallContactUnsupportedReason: Int, Sendable {
    case noContactFound = 1
    case multipleContactsUnsupported
    case noHandleForLabel
    case invalidHandle
    case unsupportedMmiUssd
    case noCallHistoryForRedial
    case noUsableHandleForRedial
    case requiringInAppAuthentication
}

open class INStartCallContactResolutionResult: INPersonResolutionResult {
    open class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }
}

/// Handles `INStartCallIntent`: what it leaves out is answered for it.
public protocol INStartCallIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)
    func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse
    @preconcurrency
    func confirm(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)
    func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse
    @preconcurrency
    func resolveContacts(
        for intent: INStartCallIntent,
        with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
    )
    func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult]
}

extension INStartCallIntentHandling {
    @preconcurrency
    public func handle(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void) {
        completion(INStartCallIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)
    {
        completion(INStartCallIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveContacts(
        for intent: INStartCallIntent,
        with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
    ) {
        completion([.notRequired()])
    }

    public func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult] {
        await _IntentHandling.response { resolveContacts(for: intent, with: $0) }
    }
}
