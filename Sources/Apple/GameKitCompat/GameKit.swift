public import Foundation
public import UIKitCompat

/// Why Game Center did not answer: nobody is signed in.
public struct GKError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = GKError
        case unknown = 1
        case cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
        case authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { "GKErrorDomain" }
    public static var errorDomain: String { "GKErrorDomain" }

    public static var unknown: Code { .unknown }
    public static var cancelled: Code { .cancelled }
    public static var communicationsFailure: Code { .communicationsFailure }
    public static var userDenied: Code { .userDenied }
    public static var invalidCredentials: Code { .invalidCredentials }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var authenticationInProgress: Code { .authenticationInProgress }
    public static var invalidPlayer: Code { .invalidPlayer }
    public static var scoreNotSet: Code { .scoreNotSet }
    public static var parentalControlsBlocked: Code { .parentalControlsBlocked }
}

public let GKErrorDomain = "GKErrorDomain"

open class GKBasePlayer: NSObject, @unchecked Sendable {
    open var displayName: String? { nil }
}

/// A player of Game Center.
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
    public enum PhotoSize: Int, Sendable {
        case small, normal
    }

    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }
    open var alias: String { "" }
    open override var displayName: String { "" }

    open func loadPhoto(
        for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }

    open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(.notAuthenticated) }
}

/// The player of Game Center, signed out.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    private static let player = GKLocalPlayer()
    open class var local: GKLocalPlayer { player }

    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { true }
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet { authenticateHandler?(nil, GKError(.notAuthenticated)) }
    }

    open func register(_ listener: any GKLocalPlayerListener) {}
    open func unregisterAllListeners() {}
    open func loadFriends() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
}

public protocol GKLocalPlayerListener: NSObjectProtocol {}

/// A list of scores, which cannot be loaded.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    public enum PlayerScope: Int, Sendable {
        case global, friendsOnly
    }

    public enum TimeScope: Int, Sendable {
        case today, week, allTime
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
    open var baseLeaderboardID: String { "" }

    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw GKError(.notAuthenticated)
    }
    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, GKError(.notAuthenticated))
    }
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
    ) async throws {
        throw GKError(.notAuthenticated)
    }
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        completionHandler(GKError(.notAuthenticated))
    }
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
    ) async throws -> (Entry?, [Entry], Int) {
        throw GKError(.notAuthenticated)
    }
}

/// Something that a player achieved, which cannot be reported.
open class GKAchievement: NSObject, @unchecked Sendable {
    open var identifier: String
    open var percentComplete = 0.0
    open var showsCompletionBanner = false
    open var isCompleted: Bool { percentComplete >= 100 }

    public override convenience init() { self.init(identifier: "") }

    public init(identifier: String) {
        self.identifier = identifier
    }

    open class func loadAchievements() async throws -> [GKAchievement] { throw GKError(.notAuthenticated) }
    open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open class func resetAchievements() async throws { throw GKError(.notAuthenticated) }
}

public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1
    case leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}

/// Game Center on an app's screen, which no widget shows.
@preconcurrency @MainActor
open class GKGameCenterViewController: UINavigationController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?

    public convenience init(state: GKGameCenterViewControllerState) { self.init() }
    public convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) {
        self.init()
    }
    public convenience init(achievementID: String) { self.init() }
}

@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The way to Game Center on an app's screen, which no widget shows.
@preconcurrency @MainActor
open class GKAccessPoint: NSObject {
    public enum Location: Int, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    private static let one = GKAccessPoint()
    open class var shared: GKAccessPoint { one }

    open var isActive = false
    open var isVisible: Bool { false }
    open var showHighlights = false
    open var location = Location.topLeading
}
