public import Foundation
public import UIKitCompat

public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1
    case leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}

/// Game Center on an app's screen, which no widget shows.
@preconcurrency @MainActor
open class GKGameCenterViewController: UINavigationController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    open var viewState = GKGameCenterViewControllerState.default
    open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime
    open var leaderboardIdentifier: String?
    open var leaderboardCategory: String?

    public convenience init(state: GKGameCenterViewControllerState) {
        self.init()
        viewState = state
    }
    public convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) {
        self.init(state: .leaderboards)
        leaderboardIdentifier = leaderboardID
        leaderboardTimeScope = timeScope
    }
    public convenience init(leaderboard: GKLeaderboard, playerScope: GKLeaderboard.PlayerScope) {
        self.init(leaderboardID: leaderboard.baseLeaderboardID, playerScope: playerScope, timeScope: .allTime)
    }
    public convenience init(leaderboardSetID: String) { self.init(state: .leaderboards) }
    public convenience init(achievementID: String) { self.init(state: .achievements) }
    public convenience init(player: GKPlayer) { self.init(state: .localPlayerProfile) }
}

@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

@preconcurrency @MainActor
open class GKAchievementViewController: GKGameCenterViewController {
    open weak var achievementDelegate: (any GKAchievementViewControllerDelegate)?
}

@preconcurrency @MainActor
public protocol GKAchievementViewControllerDelegate: NSObjectProtocol {
    func achievementViewControllerDidFinish(_ viewController: GKAchievementViewController)
}

@preconcurrency @MainActor
open class GKLeaderboardViewController: GKGameCenterViewController {
    open weak var leaderboardDelegate: (any GKLeaderboardViewControllerDelegate)?
    open var category: String?
    open var timeScope = GKLeaderboard.TimeScope.allTime
}

@preconcurrency @MainActor
public protocol GKLeaderboardViewControllerDelegate: NSObjectProtocol {
    func leaderboardViewControllerDidFinish(_ viewController: GKLeaderboardViewController)
}

/// A banner over a game, which nobody sees.
open class GKNotificationBanner: NSObject {
    open class func show(withTitle title: String?, message: String?, completionHandler: (() -> Void)?) {
        completionHandler?()
    }
    open class func show(
        withTitle title: String?, message: String?, duration: TimeInterval, completionHandler: (() -> Void)?
    ) {
        completionHandler?()
    }
    public class func show(withTitle title: String?, message: String?) {}
    public class func show(withTitle title: String?, message: String?, duration: TimeInterval) {}
}
