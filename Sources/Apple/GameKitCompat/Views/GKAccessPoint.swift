public import Foundation
public import UIKitCompat

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
    open var isPresentingGameCenter: Bool { false }
    open var showHighlights = false
    open var location = Location.topLeading
    open var frameInScreenCoordinates: CGRect { .zero }
    open weak var parentWindow: UIWindow?

    // Each calls its handler at once: nothing is shown that could be closed.

    open func trigger(handler: @escaping () -> Void) { handler() }
    open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) { handler() }
    open func trigger(achievementID: String, handler: (() -> Void)?) { handler?() }
    open func trigger(leaderboardSetID: String, handler: (() -> Void)?) { handler?() }
    open func trigger(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope,
        handler: (() -> Void)?
    ) {
        handler?()
    }
    open func trigger(player: GKPlayer, handler: (() -> Void)?) { handler?() }
    open func trigger(challengeDefinitionID: String, handler: (() -> Void)?) { handler?() }
    open func trigger(gameActivityDefinitionID: String, handler: (() -> Void)?) { handler?() }
    open func trigger(gameActivity: GKGameActivity, handler: (() -> Void)?) { handler?() }
    open func triggerForPlayTogether(handler: (() -> Void)?) { handler?() }
    open func triggerForChallenges(handler: (() -> Void)?) { handler?() }
    open func triggerForFriending(handler: (() -> Void)?) { handler?() }

    public func trigger(achievementID: String) {}
    public func trigger(leaderboardSetID: String) {}
    public func trigger(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) {}
    public func trigger(player: GKPlayer) {}
    public func trigger(challengeDefinitionID: String) {}
    public func trigger(gameActivityDefinitionID: String) {}
    public func trigger(gameActivity: GKGameActivity) {}
    public func triggerForPlayTogether() {}
    public func triggerForChallenges() {}
    public func triggerForFriending() {}
}
