public import Foundation
public import UIKitCompat

/// Where players come together who move in turn, which no widget shows.
@preconcurrency @MainActor
open class GKTurnBasedMatchmakerViewController: UINavigationController {
    open weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)?
    open var showExistingMatches = true
    open var matchmakingMode = GKMatchmakingMode.default

    public convenience init(matchRequest request: GKMatchRequest) { self.init() }
}

@preconcurrency @MainActor
public protocol GKTurnBasedMatchmakerViewControllerDelegate: NSObjectProtocol {
    func turnBasedMatchmakerViewControllerWasCancelled(_ viewController: GKTurnBasedMatchmakerViewController)
    func turnBasedMatchmakerViewController(
        _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error)
}
