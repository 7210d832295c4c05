public import Foundation
public import FoundationCompat

/// What a note holds.
open class INNoteContent: NSObject {}

/// Text in a note.
open class INTextNoteContent: INNoteContent {
    public let text: String?

    public init(text: String) {
        self.text = text
    }
}

/// A picture in a note.
open class INImageNoteContent: INNoteContent {
    public let image: INImage?

    public init(image: INImage) {
        self.image = image
    }
}

/// Some text with pictures, under a title.
open class INNote: NSObject {
    public let title: INSpeakableString
    public let contents: [INNoteContent]
    public let groupName: INSpeakableString?
    public let createdDateComponents: DateComponents?
    public let modifiedDateComponents: DateComponents?
    public let identifier: String?

    public init(
        title: INSpeakableString, contents: [INNoteContent], groupName: INSpeakableString?,
        createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?
    ) {
        self.title = title
        self.contents = contents
        self.groupName = groupName
        self.createdDateComponents = createdDateComponents
        self.modifiedDateComponents = modifiedDateComponents
        self.identifier = identifier
    }
}

open class INNoteResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedNote: INNote) -> Self { Self(.success(resolvedNote)) }

    open class func disambiguation(with notesToDisambiguate: [INNote]) -> Self {
        Self(.disambiguation(notesToDisambiguate))
    }

    open class func confirmationRequired(with noteToConfirm: INNote?) -> Self {
        Self(.confirmationRequired(noteToConfirm))
    }
}

open class INNoteContentResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedNoteContent: INNoteContent) -> Self { Self(.success(resolvedNoteContent)) }

    open class func disambiguation(with noteContentsToDisambiguate: [INNoteContent]) -> Self {
        Self(.disambiguation(noteContentsToDisambiguate))
    }

    open class func confirmationRequired(with noteContentToConfirm: INNoteContent?) -> Self {
        Self(.confirmationRequired(noteContentToConfirm))
    }
}

/// Writes a note.
open class INCreateNoteIntent: INIntent {
    open internal(set) var title: INSpeakableString?
    open internal(set) var content: INNoteContent?
    open internal(set) var groupName: INSpeakableString?

    public convenience init(title: INSpeakableString?, content: INNoteContent?, groupName: INSpeakableString?) {
        self.init()
        self.title = title
        self.content = content
        self.groupName = groupName
    }
}

public enum INCreateNoteIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

open class INCreateNoteIntentResponse: INIntentResponse {
    open internal(set) var code: INCreateNoteIntentResponseCode = .unspecified
    open var createdNote: INNote?

    public convenience init(code: INCreateNoteIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INCreateNoteIntent`: what it leaves out is answered for it.
public protocol INCreateNoteIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void)
    func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse
    @preconcurrency
    func confirm(intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void)
    func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse
    @preconcurrency
    func resolveTitle(
        for intent: INCreateNoteIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    )
    func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult
    @preconcurrency
    func resolveContent(
        for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void
    )
    func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult
    @preconcurrency
    func resolveGroupName(
        for intent: INCreateNoteIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    )
    func resolveGroupName(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult
}

extension INCreateNoteIntentHandling {
    @preconcurrency
    public func handle(intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void)
    {
        completion(INCreateNoteIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void
    ) {
        completion(INCreateNoteIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveTitle(
        for intent: INCreateNoteIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult {
        await _IntentHandling.response { resolveTitle(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveContent(
        for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult {
        await _IntentHandling.response { resolveContent(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveGroupName(
        for intent: INCreateNoteIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveGroupName(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult {
        await _IntentHandling.response { resolveGroupName(for: intent, with: $0) }
    }
}

/// Adds to a note.
open class INAppendToNoteIntent: INIntent {
    open internal(set) var targetNote: INNote?
    open internal(set) var content: INNoteContent?

    public convenience init(targetNote: INNote?, content: INNoteContent?) {
        self.init()
        self.targetNote = targetNote
        self.content = content
    }
}

public enum INAppendToNoteIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureCannotUpdatePasswordProtectedNote
}

open class INAppendToNoteIntentResponse: INIntentResponse {
    open internal(set) var code: INAppendToNoteIntentResponseCode = .unspecified
    open var note: INNote?

    public convenience init(code: INAppendToNoteIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INAppendToNoteIntent`: what it leaves out is answered for it.
public protocol INAppendToNoteIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void)
    func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse
    @preconcurrency
    func confirm(intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void)
    func confirm(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse
    @preconcurrency
    func resolveTargetNote(
        for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteResolutionResult) -> Void
    )
    func resolveTargetNote(for intent: INAppendToNoteIntent) async -> INNoteResolutionResult
    @preconcurrency
    func resolveContent(
        for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void
    )
    func resolveContent(for intent: INAppendToNoteIntent) async -> INNoteContentResolutionResult
}

extension INAppendToNoteIntentHandling {
    @preconcurrency
    public func handle(
        intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void
    ) {
        completion(INAppendToNoteIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void
    ) {
        completion(INAppendToNoteIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveTargetNote(
        for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTargetNote(for intent: INAppendToNoteIntent) async -> INNoteResolutionResult {
        await _IntentHandling.response { resolveTargetNote(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveContent(
        for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveContent(for intent: INAppendToNoteIntent) async -> INNoteContentResolutionResult {
        await _IntentHandling.response { resolveContent(for: intent, with: $0) }
    }
}
