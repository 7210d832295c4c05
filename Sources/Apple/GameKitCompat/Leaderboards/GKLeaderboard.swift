public import Foundation
public import UIKitCompat

/// Whether something of a game's is out.
public struct GKReleaseState: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var released: GKReleaseState { GKReleaseState(rawValue: 1) }
    public static var prereleased: GKReleaseState { GKReleaseState(rawValue: 2) }
}

/// A list of scores, which cannot be loaded.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    public enum PlayerScope: Int, Sendable {
        case global, friendsOnly
    }

    public enum TimeScope: Int, Sendable {
        case today, week, allTime
    }

    public enum LeaderboardType: Int, Sendable {
        case classic, recurring
    }

    open class Entry: NSObject, @unchecked Sendable {
        open var player: GKPlayer { GKPlayer() }
        open var rank: Int { 0 }
        open var score: Int { 0 }
        open var formattedScore: String { "" }
        open var context: Int { 0 }
        open var date: Date { .distantPast }
    }

    open var title: String? { nil }
    open var groupIdentifier: String? { nil }
    open var baseLeaderboardID: String { "" }
    open var type: LeaderboardType { .classic }
    open var startDate: Date? { nil }
    open var nextStartDate: Date? { nil }
    open var duration: TimeInterval { 0 }
    open var leaderboardDescription: String { "" }
    open var releaseState: GKReleaseState { [] }
    open var activityIdentifier: String { "" }
    open var activityProperties: [String: String] { [:] }
    open var isHidden: Bool { false }

    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, GKError(.notAuthenticated))
    }
    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw GKError(.notAuthenticated)
    }

    open func loadPreviousOccurrence(completionHandler: @escaping (GKLeaderboard?, (any Error)?) -> Void) {
        completionHandler(nil, GKError(.notAuthenticated))
    }
    open func loadPreviousOccurrence() async throws -> GKLeaderboard? { throw GKError(.notAuthenticated) }

    open func loadImage(completionHandler: ((UIImage?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadImage() async throws -> UIImage { throw GKError(.notAuthenticated) }

    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        completionHandler(GKError(.notAuthenticated))
    }
    open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
        throw GKError(.notAuthenticated)
    }

    open func submitScore(
        _ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping ((any Error)?) -> Void
    ) {
        completionHandler(GKError(.notAuthenticated))
    }
    open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws {
        throw GKError(.notAuthenticated)
    }

    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) {
        completionHandler(nil, nil, 0, GKError(.notAuthenticated))
    }
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
    ) async throws -> (Entry?, [Entry], Int) {
        throw GKError(.notAuthenticated)
    }

    open func loadEntries(
        for players: [GKPlayer], timeScope: TimeScope,
        completionHandler: @escaping (Entry?, [Entry]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, nil, GKError(.notAuthenticated))
    }
    open func loadEntries(for players: [GKPlayer], timeScope: TimeScope) async throws -> (Entry?, [Entry]) {
        throw GKError(.notAuthenticated)
    }

    // MARK: - As leaderboards were before iOS 14

    open var timeScope = TimeScope.allTime
    open var playerScope = PlayerScope.global
    open var identifier: String?
    open var category: String?
    open var range = NSRange(location: 1, length: 25)
    open var scores: [GKScore]? { nil }
    open var maxRange: Int { 0 }
    open var localPlayerScore: GKScore? { nil }
    open var isLoading: Bool { false }

    public override init() {}
    public init(players: [GKPlayer]) {}
    public init(playerIDs: [String]?) {}

    open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadScores() async throws -> [GKScore] { throw GKError(.notAuthenticated) }

    open class func loadLeaderboards(completionHandler: (([GKLeaderboard]?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open class func loadLeaderboards() async throws -> [GKLeaderboard] { throw GKError(.notAuthenticated) }
}

/// A score that a turn-based match ends with.
open class GKLeaderboardScore: NSObject, @unchecked Sendable {
    open var player: GKPlayer = GKLocalPlayer.local
    open var value = 0
    open var context = 0
    open var leaderboardID = ""
}
