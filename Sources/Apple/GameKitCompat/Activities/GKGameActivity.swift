public import Foundation
public import UIKitCompat

public enum GKGameActivityPlayStyle: Int, Sendable {
    case unspecified, synchronous, asynchronous
}

/// A way to play that an app's maker has written, as of iOS 26.
open class GKGameActivityDefinition: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var groupIdentifier: String? { nil }
    open var title: String { "" }
    open var details: String? { nil }
    open var defaultProperties: [String: String] { [:] }
    open var fallbackURL: URL? { nil }
    open var supportsPartyCode: Bool { false }
    open var supportsUnlimitedPlayers: Bool { false }
    open var playStyle: GKGameActivityPlayStyle { .unspecified }
    open var releaseState: GKReleaseState { [] }

    open class var all: [GKGameActivityDefinition] { get async throws { throw GKError(.notAuthenticated) } }
    open class func all(IDs activityDefinitionIDs: [String]) async throws -> [GKGameActivityDefinition] {
        throw GKError(.notAuthenticated)
    }

    open var achievementDescriptions: [GKAchievementDescription] {
        get async throws { throw GKError(.notAuthenticated) }
    }
    open var leaderboards: [GKLeaderboard] { get async throws { throw GKError(.notAuthenticated) } }

    open func loadImage(completionHandler: @escaping (UIImage?, (any Error)?) -> Void) {
        completionHandler(nil, GKError(.notAuthenticated))
    }
    open func loadImage() async throws -> UIImage? { throw GKError(.notAuthenticated) }
}

/// A game that is played, alone: nobody else can join it here.
open class GKGameActivity: NSObject, @unchecked Sendable {
    public enum State: UInt, Sendable {
        case initialized, active, paused, ended
    }

    public let identifier = UUID().uuidString
    public let activityDefinition: GKGameActivityDefinition
    open var properties: [String: String] = [:]
    open private(set) var state = State.initialized
    open private(set) var partyCode: String?
    public let creationDate = Date()
    open private(set) var startDate: Date?
    open private(set) var lastResumeDate: Date?
    open private(set) var endDate: Date?
    private var played: TimeInterval = 0
    private var scores: [String: GKLeaderboardScore] = [:]
    private var progress: [String: GKAchievement] = [:]

    open var partyURL: URL? { nil }
    open var duration: TimeInterval {
        played + (state == .active ? lastResumeDate.map { Date().timeIntervalSince($0) } ?? 0 : 0)
    }
    open var achievements: Set<GKAchievement> { Set(progress.values) }
    open var leaderboardScores: Set<GKLeaderboardScore> { Set(scores.values) }

    public init(definition activityDefinition: GKGameActivityDefinition) {
        self.activityDefinition = activityDefinition
    }

    open class func start(definition activityDefinition: GKGameActivityDefinition) throws -> GKGameActivity {
        throw GKError(.notAuthenticated)
    }
    open class func start(
        definition activityDefinition: GKGameActivityDefinition, partyCode: String
    ) throws -> GKGameActivity {
        throw GKError(.notAuthenticated)
    }

    open func start() {
        guard state == .initialized else { return }
        (state, startDate, lastResumeDate) = (.active, Date(), Date())
    }
    open func pause() {
        guard state == .active else { return }
        (played, state) = (duration, .paused)
    }
    open func resume() {
        guard state == .paused else { return }
        (state, lastResumeDate) = (.active, Date())
    }
    open func end() {
        guard state == .active || state == .paused else { return }
        (played, state, endDate) = (duration, .ended, Date())
    }

    open func setScore(on leaderboard: GKLeaderboard, to score: Int) {
        setScore(on: leaderboard, to: score, context: 0)
    }
    open func setScore(on leaderboard: GKLeaderboard, to score: Int, context: Int) {
        let kept = GKLeaderboardScore()
        (kept.leaderboardID, kept.value, kept.context) = (leaderboard.baseLeaderboardID, score, context)
        scores[leaderboard.baseLeaderboardID] = kept
    }
    open func score(on leaderboard: GKLeaderboard) -> GKLeaderboardScore? { scores[leaderboard.baseLeaderboardID] }
    open func removeScores(from leaderboards: [GKLeaderboard]) {
        for leaderboard in leaderboards { scores[leaderboard.baseLeaderboardID] = nil }
    }

    open func setProgress(on achievement: GKAchievement, to percentComplete: Double) {
        achievement.percentComplete = percentComplete
        progress[achievement.identifier] = achievement
    }
    open func setAchievementCompleted(_ achievement: GKAchievement) { setProgress(on: achievement, to: 100) }
    open func progress(on achievement: GKAchievement) -> Double {
        progress[achievement.identifier]?.percentComplete ?? 0
    }
    open func removeAchievements(_ achievements: [GKAchievement]) {
        for achievement in achievements { progress[achievement.identifier] = nil }
    }

    open func makeMatchRequest() -> GKMatchRequest? { nil }
    open func findMatch() async throws -> GKMatch { throw GKError(.notAuthenticated) }
    open func findPlayersForHostedMatch() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
}

public protocol GKGameActivityListener: NSObjectProtocol {
    func player(
        _ player: GKPlayer, wantsToPlay activity: GKGameActivity, completionHandler: @escaping (Bool) -> Void)
}

extension GKGameActivityListener {
    public func player(
        _ player: GKPlayer, wantsToPlay activity: GKGameActivity, completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(false)
    }
}
