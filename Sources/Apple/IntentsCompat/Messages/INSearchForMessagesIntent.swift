public import Foundation
public import FoundationCompat

/// What messages are searched for by.
public struct INMessageAttributeOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let read = INMessageAttributeOptions(rawValue: 1 << 0)
    public static let unread = INMessageAttributeOptions(rawValue: 1 << 1)
    public static let flagged = INMessageAttributeOptions(rawValue: 1 << 2)
    public static let unflagged = INMessageAttributeOptions(rawValue: 1 << 3)
    public static let played = INMessageAttributeOptions(rawValue: 1 << 4)
}

public enum INConditionalOperator: Int, Sendable {
    case all
    case any
    case none
}

/// Looks for messages.
open class INSearchForMessagesIntent: INIntent {
    open internal(set) var recipients: [INPerson]?
    open internal(set) var senders: [INPerson]?
    open internal(set) var searchTerms: [String]?
    open internal(set) var attributes: INMessageAttributeOptions = []
    open internal(set) var dateTimeRange: INDateComponentsRange?
    open internal(set) var identifiers: [String]?
    open internal(set) var notificationIdentifiers: [String]?
    open internal(set) var speakableGroupNames: [INSpeakableString]?
    open internal(set) var conversationIdentifiers: [String]?
    open internal(set) var recipientsOperator: INConditionalOperator = .any
    open internal(set) var sendersOperator: INConditionalOperator = .any
    open internal(set) var searchTermsOperator: INConditionalOperator = .any
    open internal(set) var identifiersOperator: INConditionalOperator = .any
    open internal(set) var notificationIdentifiersOperator: INConditionalOperator = .any
    open internal(set) var speakableGroupNamesOperator: INConditionalOperator = .any

    public convenience init(
        recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions,
        dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
        speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]?
    ) {
        self.init()
        self.recipients = recipients
        self.senders = senders
        self.searchTerms = searchTerms
        self.attributes = attributes
        self.dateTimeRange = dateTimeRange
        self.identifiers = identifiers
        self.notificationIdentifiers = notificationIdentifiers
        self.speakableGroupNames = speakableGroupNames
        self.conversationIdentifiers = conversationIdentifiers
    }

    public convenience init(
        recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions,
        dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
        speakableGroupNames: [INSpeakableString]?
    ) {
        self.init()
        self.recipients = recipients
        self.senders = senders
        self.searchTerms = searchTerms
        self.attributes = attributes
        self.dateTimeRange = dateTimeRange
        self.identifiers = identifiers
        self.notificationIdentifiers = notificationIdentifiers
        self.speakableGroupNames = speakableGroupNames
    }
}

public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureMessageServiceNotAvailable
    case failureMessageTooManyResults
    case failureRequiringInAppAuthentication
}

open class INSearchForMessagesIntentResponse: INIntentResponse {
    open internal(set) var code: INSearchForMessagesIntentResponseCode = .unspecified
    open var messages: [INMessage]?

    public convenience init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INSearchForMessagesIntent`: what it leaves out is answered for it.
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(
        intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    )
    func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
    @preconcurrency
    func confirm(
        intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    )
    func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
    @preconcurrency
    func resolveRecipients(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    )
    func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
    @preconcurrency
    func resolveSenders(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    )
    func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
    @preconcurrency
    func resolveDateTimeRange(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    )
    func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async -> INDateComponentsRangeResolutionResult
    @preconcurrency
    func resolveSpeakableGroupNames(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    )
    func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async -> [INSpeakableStringResolutionResult]
}

extension INSearchForMessagesIntentHandling {
    @preconcurrency
    public func handle(
        intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) {
        completion(INSearchForMessagesIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) {
        completion(INSearchForMessagesIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveRecipients(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) {
        completion([.notRequired()])
    }

    public func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
        await _IntentHandling.response { resolveRecipients(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveSenders(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) {
        completion([.notRequired()])
    }

    public func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
        await _IntentHandling.response { resolveSenders(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveDateTimeRange(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async
        -> INDateComponentsRangeResolutionResult
    {
        await _IntentHandling.response { resolveDateTimeRange(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveSpeakableGroupNames(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) {
        completion([.notRequired()])
    }

    public func resolveSpeakableGroupNames(
        for intent: INSearchForMessagesIntent
    ) async -> [INSpeakableStringResolutionResult] {
        await _IntentHandling.response { resolveSpeakableGroupNames(for: intent, with: $0) }
    }
}
