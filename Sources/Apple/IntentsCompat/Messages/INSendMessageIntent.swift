public import Foundation
public import FoundationCompat

public enum INOutgoingMessageType: Int, Sendable {
    case unknown
    case outgoingMessageText
    case outgoingMessageAudio
}

/// A recording that is sent.
open class INSendMessageAttachment: NSObject {
    public let audioMessageFile: INFile?

    public init(audioMessageFile: INFile) {
        self.audioMessageFile = audioMessageFile
    }
}

/// Sends a message.
open class INSendMessageIntent: INIntent {
    open internal(set) var recipients: [INPerson]?
    open internal(set) var outgoingMessageType: INOutgoingMessageType = .unknown
    open internal(set) var content: String?
    open internal(set) var speakableGroupName: INSpeakableString?
    open internal(set) var conversationIdentifier: String?
    open internal(set) var serviceName: String?
    open internal(set) var sender: INPerson?
    open internal(set) var attachments: [INSendMessageAttachment]?

    public convenience init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
        sender: INPerson?, attachments: [INSendMessageAttachment]?
    ) {
        self.init()
        self.recipients = recipients
        self.outgoingMessageType = outgoingMessageType
        self.content = content
        self.speakableGroupName = speakableGroupName
        self.conversationIdentifier = conversationIdentifier
        self.serviceName = serviceName
        self.sender = sender
        self.attachments = attachments
    }

    public convenience init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
        sender: INPerson?
    ) {
        self.init()
        self.recipients = recipients
        self.outgoingMessageType = outgoingMessageType
        self.content = content
        self.speakableGroupName = speakableGroupName
        self.conversationIdentifier = conversationIdentifier
        self.serviceName = serviceName
        self.sender = sender
    }

    public convenience init(
        recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?, serviceName: String?, sender: INPerson?
    ) {
        self.init()
        self.recipients = recipients
        self.content = content
        self.speakableGroupName = speakableGroupName
        self.conversationIdentifier = conversationIdentifier
        self.serviceName = serviceName
        self.sender = sender
    }
}

public enum INSendMessageIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureMessageServiceNotAvailable
    case failureRequiringInAppAuthentication
}

open class INSendMessageIntentResponse: INIntentResponse {
    open internal(set) var code: INSendMessageIntentResponseCode = .unspecified
    open var sentMessages: [INMessage]?

    public convenience init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
    case noAccount = 1
    case offline
    case messagingServiceNotEnabledForRecipient
    case noValidHandle
    case requestedHandleInvalid
    case noHandleForLabel
    case requiringInAppAuthentication
}

open class INSendMessageRecipientResolutionResult: INPersonResolutionResult {
    open class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }
}

open class INOutgoingMessageTypeResolutionResult: INEnumResolutionResult {
    open class func success(with resolvedValue: INOutgoingMessageType) -> Self { Self(.success(resolvedValue)) }

    open class func confirmationRequired(with valueToConfirm: INOutgoingMessageType) -> Self {
        Self(.confirmationRequired(valueToConfirm))
    }
}

/// Handles `INSendMessageIntent`: what it leaves out is answered for it.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
    @preconcurrency
    func confirm(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
    func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
    @preconcurrency
    func resolveRecipients(
        for intent: INSendMessageIntent,
        with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
    )
    func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult]
    @preconcurrency
    func resolveContent(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    )
    func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult
    @preconcurrency
    func resolveSpeakableGroupName(
        for intent: INSendMessageIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    )
    func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult
    @preconcurrency
    func resolveOutgoingMessageType(
        for intent: INSendMessageIntent,
        with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void
    )
    func resolveOutgoingMessageType(for intent: INSendMessageIntent) async -> INOutgoingMessageTypeResolutionResult
}

extension INSendMessageIntentHandling {
    @preconcurrency
    public func handle(
        intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
        completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
        completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveRecipients(
        for intent: INSendMessageIntent,
        with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        completion([.notRequired()])
    }

    public func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
        await _IntentHandling.response { resolveRecipients(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveContent(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
        await _IntentHandling.response { resolveContent(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveSpeakableGroupName(
        for intent: INSendMessageIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult {
        await _IntentHandling.response { resolveSpeakableGroupName(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveOutgoingMessageType(
        for intent: INSendMessageIntent,
        with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveOutgoingMessageType(for intent: INSendMessageIntent) async
        -> INOutgoingMessageTypeResolutionResult
    {
        await _IntentHandling.response { resolveOutgoingMessageType(for: intent, with: $0) }
    }
}
