public import Foundation
public import UIKitCompat

/// Something that a player achieved, which cannot be reported.
open class GKAchievement: NSObject, @unchecked Sendable {
    open var identifier: String
    open var percentComplete = 0.0
    open var showsCompletionBanner = false
    public let player: GKPlayer
    public let lastReportedDate = Date()
    open var isCompleted: Bool { percentComplete >= 100 }

    public override convenience init() { self.init(identifier: "") }

    public convenience init(identifier: String) {
        self.init(identifier: identifier, player: GKLocalPlayer.local)
    }

    public init(identifier: String, player: GKPlayer) {
        self.identifier = identifier
        self.player = player
    }

    open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open class func loadAchievements() async throws -> [GKAchievement] { throw GKError(.notAuthenticated) }

    open class func resetAchievements(completionHandler: (((any Error)?) -> Void)?) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open class func resetAchievements() async throws { throw GKError(.notAuthenticated) }
    public class func resetAchievements() {}

    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)?
    ) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
    public class func report(_ achievements: [GKAchievement]) {}

    open class func report(
        _ achievements: [GKAchievement], withEligibleChallenges challenges: [GKChallenge],
        withCompletionHandler completionHandler: (((any Error)?) -> Void)?
    ) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open class func report(
        _ achievements: [GKAchievement], withEligibleChallenges challenges: [GKChallenge]
    ) async throws {
        throw GKError(.notAuthenticated)
    }
    public class func report(_ achievements: [GKAchievement], withEligibleChallenges challenges: [GKChallenge]) {}

    open func selectChallengeablePlayers(
        _ players: [GKPlayer], withCompletionHandler completionHandler: (([GKPlayer]?, (any Error)?) -> Void)?
    ) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func selectChallengeablePlayers(_ players: [GKPlayer]) async throws -> [GKPlayer] {
        throw GKError(.notAuthenticated)
    }

    @MainActor
    open func challengeComposeController(
        withMessage message: String?, players: [GKPlayer], completionHandler: GKChallengeComposeCompletionBlock?
    ) -> UIViewController {
        UIViewController()
    }

    @MainActor
    open func challengeComposeController(
        withMessage message: String?, players: [GKPlayer], completion: GKChallengeComposeHandler?
    ) -> UIViewController {
        UIViewController()
    }
}
