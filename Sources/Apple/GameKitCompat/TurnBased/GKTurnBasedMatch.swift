public import Foundation

public let GKTurnTimeoutDefault: TimeInterval = 604_800
public let GKTurnTimeoutNone: TimeInterval = 0
public let GKExchangeTimeoutDefault: TimeInterval = 86_400
public let GKExchangeTimeoutNone: TimeInterval = 0

/// A game in which players move in turn; none can be found.
open class GKTurnBasedMatch: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown, open, ended, matching
    }

    public enum Outcome: Int, Sendable {
        case none, quit, won, lost, tied, timeExpired, first, second, third, fourth
        case customRange = 0x00FF_0000
    }

    open var matchID: String { "" }
    open var creationDate: Date { .distantPast }
    open var participants: [GKTurnBasedParticipant] { [] }
    open var status: Status { .unknown }
    open var currentParticipant: GKTurnBasedParticipant? { nil }
    open var matchData: Data? { nil }
    open var message: String?
    open var matchDataMaximumSize: Int { 65_536 }
    open var exchanges: [GKTurnBasedExchange]? { nil }
    open var activeExchanges: [GKTurnBasedExchange]? { nil }
    open var completedExchanges: [GKTurnBasedExchange]? { nil }
    open var exchangeDataMaximumSize: Int { 1024 }
    open var exchangeMaxInitiatedExchangesPerPlayer: Int { 20 }

    open func setLocalizableMessageWithKey(_ key: String, arguments: [String]?) {}

    // MARK: - Finding matches

    open class func find(
        for request: GKMatchRequest,
        withCompletionHandler completionHandler: @escaping (GKTurnBasedMatch?, (any Error)?) -> Void
    ) {
        completionHandler(nil, GKError(.notAuthenticated))
    }
    open class func find(for request: GKMatchRequest) async throws -> GKTurnBasedMatch {
        throw GKError(.notAuthenticated)
    }

    open class func loadMatches(completionHandler: (([GKTurnBasedMatch]?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open class func loadMatches() async throws -> [GKTurnBasedMatch] { throw GKError(.notAuthenticated) }

    open class func load(
        withID matchID: String, withCompletionHandler completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)?
    ) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open class func load(withID matchID: String) async throws -> GKTurnBasedMatch { throw GKError(.notAuthenticated) }

    open func rematch(completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func rematch() async throws -> GKTurnBasedMatch { throw GKError(.notAuthenticated) }

    open func acceptInvite(completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func acceptInvite() async throws -> GKTurnBasedMatch { throw GKError(.notAuthenticated) }

    open func declineInvite(completionHandler: (((any Error)?) -> Void)?) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open func declineInvite() async throws { throw GKError(.notAuthenticated) }
    public func declineInvite() {}

    open func remove(completionHandler: (((any Error)?) -> Void)?) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open func remove() async throws { throw GKError(.notAuthenticated) }
    public func remove() {}

    open func loadMatchData(completionHandler: ((Data?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadMatchData() async throws -> Data? { throw GKError(.notAuthenticated) }

    // MARK: - Moving

    open func endTurn(
        withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
        match matchData: Data,
        completionHandler: (((any Error)?) -> Void)?
    ) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open func endTurn(
        withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
        match matchData: Data
    ) async throws {
        throw GKError(.notAuthenticated)
    }
    public func endTurn(
        withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
        match matchData: Data
    ) {}

    open func participantQuitInTurn(
        with matchOutcome: Outcome, nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
        match matchData: Data,
        completionHandler: (((any Error)?) -> Void)?
    ) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open func participantQuitInTurn(
        with matchOutcome: Outcome, nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
        match matchData: Data
    ) async throws {
        throw GKError(.notAuthenticated)
    }
    public func participantQuitInTurn(
        with matchOutcome: Outcome, nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
        match matchData: Data
    ) {}

    open func participantQuitOutOfTurn(with matchOutcome: Outcome, completionHandler: (((any Error)?) -> Void)?) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open func participantQuitOutOfTurn(with matchOutcome: Outcome) async throws { throw GKError(.notAuthenticated) }
    public func participantQuitOutOfTurn(with matchOutcome: Outcome) {}

    open func endMatchInTurn(withMatch matchData: Data, completionHandler: (((any Error)?) -> Void)?) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open func endMatchInTurn(withMatch matchData: Data) async throws { throw GKError(.notAuthenticated) }
    public func endMatchInTurn(withMatch matchData: Data) {}

    open func endMatchInTurn(
        withMatch matchData: Data, leaderboardScores scores: [GKLeaderboardScore], achievements: [Any],
        completionHandler: (((any Error)?) -> Void)?
    ) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open func endMatchInTurn(
        withMatch matchData: Data, leaderboardScores scores: [GKLeaderboardScore], achievements: [Any]
    ) async throws {
        throw GKError(.notAuthenticated)
    }
    public func endMatchInTurn(
        withMatch matchData: Data, leaderboardScores scores: [GKLeaderboardScore], achievements: [Any]
    ) {}

    open func endMatchInTurn(
        withMatch matchData: Data, scores: [GKScore]?, achievements: [GKAchievement]?,
        completionHandler: (((any Error)?) -> Void)?
    ) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open func endMatchInTurn(
        withMatch matchData: Data, scores: [GKScore]?, achievements: [GKAchievement]?
    ) async throws {
        throw GKError(.notAuthenticated)
    }
    public func endMatchInTurn(withMatch matchData: Data, scores: [GKScore]?, achievements: [GKAchievement]?) {}

    open func saveCurrentTurn(withMatch matchData: Data, completionHandler: (((any Error)?) -> Void)?) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open func saveCurrentTurn(withMatch matchData: Data) async throws { throw GKError(.notAuthenticated) }
    public func saveCurrentTurn(withMatch matchData: Data) {}

    open func saveMergedMatch(
        _ matchData: Data, withResolvedExchanges exchanges: [GKTurnBasedExchange],
        completionHandler: (((any Error)?) -> Void)?
    ) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open func saveMergedMatch(_ matchData: Data, withResolvedExchanges exchanges: [GKTurnBasedExchange]) async throws {
        throw GKError(.notAuthenticated)
    }
    public func saveMergedMatch(_ matchData: Data, withResolvedExchanges exchanges: [GKTurnBasedExchange]) {}

    open func sendReminder(
        to participants: [GKTurnBasedParticipant], localizableMessageKey key: String, arguments: [String],
        completionHandler: (((any Error)?) -> Void)?
    ) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open func sendReminder(
        to participants: [GKTurnBasedParticipant], localizableMessageKey key: String, arguments: [String]
    ) async throws {
        throw GKError(.notAuthenticated)
    }
    public func sendReminder(
        to participants: [GKTurnBasedParticipant], localizableMessageKey key: String, arguments: [String]
    ) {}

    open func sendExchange(
        to participants: [GKTurnBasedParticipant], data: Data, localizableMessageKey key: String, arguments: [String],
        timeout: TimeInterval,
        completionHandler: ((GKTurnBasedExchange?, (any Error)?) -> Void)?
    ) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func sendExchange(
        to participants: [GKTurnBasedParticipant], data: Data, localizableMessageKey key: String, arguments: [String],
        timeout: TimeInterval
    ) async throws -> GKTurnBasedExchange {
        throw GKError(.notAuthenticated)
    }
}

/// One who plays in turn.
open class GKTurnBasedParticipant: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown, invited, declined, matching, active, done
    }

    open var player: GKPlayer? { nil }
    open var lastTurnDate: Date? { nil }
    open var timeoutDate: Date? { nil }
    open var status: Status { .unknown }
    open var matchOutcome = GKTurnBasedMatch.Outcome.none
}
