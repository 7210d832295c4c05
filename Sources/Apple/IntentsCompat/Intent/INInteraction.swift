public import Foundation

public enum INIntentHandlingStatus: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case deferredToApplication
    case userConfirmationRequired
}

public enum INInteractionDirection: Int, Sendable {
    case unspecified
    case outgoing
    case incoming
}

/// An intent with its response, which an app tells the system of.
///
/// There is no system here to learn from it: donating and deleting succeed, and nothing is kept.
open class INInteraction: NSObject, NSCopying, @unchecked Sendable {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    public let intentHandlingStatus: INIntentHandlingStatus
    open var direction: INInteractionDirection = .unspecified
    open var dateInterval: DateInterval?
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?

    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
        intentHandlingStatus = .unspecified
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    @preconcurrency
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }

    open func donate() async throws {}

    @preconcurrency
    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }

    open class func deleteAll() async throws {}

    @preconcurrency
    open class func delete(
        with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completion?(nil) }

    open class func delete(with identifiers: [String]) async throws {}

    @preconcurrency
    open class func delete(
        with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completion?(nil) }

    open class func delete(with groupIdentifier: String) async throws {}

    open func parameterValue(for parameter: INParameter) -> Any? { nil }
}
