public import Foundation

public enum GKTurnBasedExchangeStatus: Int8, Sendable {
    case unknown, active, complete, resolved, canceled
}

/// What players do out of turn.
open class GKTurnBasedExchange: NSObject, @unchecked Sendable {
    open var exchangeID: String { "" }
    open var sender: GKTurnBasedParticipant { GKTurnBasedParticipant() }
    open var recipients: [GKTurnBasedParticipant] { [] }
    open var status: GKTurnBasedExchangeStatus { .unknown }
    open var message: String? { nil }
    open var data: Data? { nil }
    open var sendDate: Date { .distantPast }
    open var timeoutDate: Date? { nil }
    open var completionDate: Date? { nil }
    open var replies: [GKTurnBasedExchangeReply]? { nil }

    open func cancel(
        withLocalizableMessageKey key: String, arguments: [String], completionHandler: (((any Error)?) -> Void)?
    ) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open func cancel(withLocalizableMessageKey key: String, arguments: [String]) async throws {
        throw GKError(.notAuthenticated)
    }
    public func cancel(withLocalizableMessageKey key: String, arguments: [String]) {}

    open func reply(
        withLocalizableMessageKey key: String, arguments: [String], data: Data,
        completionHandler: (((any Error)?) -> Void)?
    ) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open func reply(withLocalizableMessageKey key: String, arguments: [String], data: Data) async throws {
        throw GKError(.notAuthenticated)
    }
    public func reply(withLocalizableMessageKey key: String, arguments: [String], data: Data) {}
}

open class GKTurnBasedExchangeReply: NSObject, @unchecked Sendable {
    open var recipient: GKTurnBasedParticipant { GKTurnBasedParticipant() }
    open var message: String? { nil }
    open var data: Data? { nil }
    open var replyDate: Date { .distantPast }
}

public protocol GKTurnBasedEventListener: NSObjectProtocol {
    func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer])
    func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
    func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
    func player(_ player: GKPlayer, receivedExchangeRequest exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
    func player(
        _ player: GKPlayer, receivedExchangeCancellation exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
    func player(
        _ player: GKPlayer, receivedExchangeReplies replies: [GKTurnBasedExchangeReply],
        forCompletedExchange exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
    func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
}

extension GKTurnBasedEventListener {
    public func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer]) {}
    public func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool) {}
    public func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {}
    public func player(
        _ player: GKPlayer, receivedExchangeRequest exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch
    ) {}
    public func player(
        _ player: GKPlayer, receivedExchangeCancellation exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch
    ) {}
    public func player(
        _ player: GKPlayer, receivedExchangeReplies replies: [GKTurnBasedExchangeReply],
        forCompletedExchange exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch
    ) {}
    public func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch) {}
}
