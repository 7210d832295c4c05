public import Foundation
public import UIKitCompat

/// A score as it was reported before iOS 14.
open class GKScore: NSObject, @unchecked Sendable {
    open var leaderboardIdentifier: String
    open var value: Int64 = 0
    open var context: UInt64 = 0
    open var shouldSetDefaultLeaderboard = false
    public let player: GKPlayer
    public let date = Date()
    open var formattedValue: String? { nil }
    open var rank: Int { 0 }

    public convenience init(leaderboardIdentifier identifier: String) {
        self.init(leaderboardIdentifier: identifier, player: GKLocalPlayer.local)
    }

    public init(leaderboardIdentifier identifier: String, player: GKPlayer) {
        leaderboardIdentifier = identifier
        self.player = player
    }

    open class func report(_ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)?) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open class func report(_ scores: [GKScore]) async throws { throw GKError(.notAuthenticated) }
    public class func report(_ scores: [GKScore]) {}

    open class func report(
        _ scores: [GKScore], withEligibleChallenges challenges: [GKChallenge],
        withCompletionHandler completionHandler: (((any Error)?) -> Void)?
    ) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open class func report(_ scores: [GKScore], withEligibleChallenges challenges: [GKChallenge]) async throws {
        throw GKError(.notAuthenticated)
    }
    public class func report(_ scores: [GKScore], withEligibleChallenges challenges: [GKChallenge]) {}

    open class func report(
        _ scores: [GKLeaderboardScore], withEligibleChallenges challenges: [GKChallenge],
        withCompletionHandler completionHandler: (((any Error)?) -> Void)?
    ) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open class func report(
        _ scores: [GKLeaderboardScore], withEligibleChallenges challenges: [GKChallenge]
    ) async throws {
        throw GKError(.notAuthenticated)
    }
    public class func report(_ scores: [GKLeaderboardScore], withEligibleChallenges challenges: [GKChallenge]) {}

    @MainActor
    open func challengeComposeController(
        withMessage message: String?, players: [GKPlayer]?, completionHandler: GKChallengeComposeCompletionBlock?
    ) -> UIViewController {
        UIViewController()
    }
}
