public import Foundation
public import UIKitCompat

public typealias GKChallengeComposeCompletionBlock = (UIViewController, Bool, [String]?) -> Void
public typealias GKChallengeComposeHandler = (UIViewController, Bool, [GKPlayer]?) -> Void

public enum GKChallengeState: Int, Sendable {
    case invalid, pending, completed, declined
}

/// What one player dares another to do; nobody does.
open class GKChallenge: NSObject, @unchecked Sendable {
    open var issuingPlayer: GKPlayer? { nil }
    open var receivingPlayer: GKPlayer? { nil }
    open var state: GKChallengeState { .invalid }
    open var issueDate: Date { .distantPast }
    open var completionDate: Date? { nil }
    open var message: String? { nil }

    open func decline() {}

    open class func loadReceivedChallenges(completionHandler: (([GKChallenge]?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open class func loadReceivedChallenges() async throws -> [GKChallenge] { throw GKError(.notAuthenticated) }
}

open class GKScoreChallenge: GKChallenge, @unchecked Sendable {
    open var score: GKScore? { nil }
    open var leaderboardEntry: GKLeaderboard.Entry? { nil }
}

open class GKAchievementChallenge: GKChallenge, @unchecked Sendable {
    open var achievement: GKAchievement? { nil }
}

public protocol GKChallengeListener: NSObjectProtocol {
    func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge)
    func player(_ player: GKPlayer, didReceive challenge: GKChallenge)
    func player(_ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer)
    func player(_ player: GKPlayer, issuedChallengeWasCompleted challenge: GKChallenge, byFriend friendPlayer: GKPlayer)
}

extension GKChallengeListener {
    public func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge) {}
    public func player(_ player: GKPlayer, didReceive challenge: GKChallenge) {}
    public func player(_ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer) {}
    public func player(
        _ player: GKPlayer, issuedChallengeWasCompleted challenge: GKChallenge, byFriend friendPlayer: GKPlayer
    ) {}
}

/// A challenge that an app's maker has written, as of iOS 26.
open class GKChallengeDefinition: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var groupIdentifier: String? { nil }
    open var title: String { "" }
    open var details: String? { nil }
    open var durationOptions: [DateComponents] { [] }
    open var isRepeatable: Bool { false }
    open var leaderboard: GKLeaderboard? { nil }
    open var releaseState: GKReleaseState { [] }

    open class var all: [GKChallengeDefinition] { get async throws { throw GKError(.notAuthenticated) } }
    open var hasActiveChallenges: Bool { get async throws { throw GKError(.notAuthenticated) } }

    open func loadImage(completionHandler: @escaping (UIImage?, (any Error)?) -> Void) {
        completionHandler(nil, GKError(.notAuthenticated))
    }
    open func loadImage() async throws -> UIImage? { throw GKError(.notAuthenticated) }
}
