public import Foundation
public import UIKitCompat

public enum GKMatchmakingMode: Int, Sendable {
    case `default`, nearbyOnly, automatchOnly, inviteOnly
}

/// Where players come together, which no widget shows.
@preconcurrency @MainActor
open class GKMatchmakerViewController: UINavigationController {
    open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
    public let matchRequest: GKMatchRequest
    open var isHosted = false
    open var matchmakingMode = GKMatchmakingMode.default
    open var canStartWithMinimumPlayers = false
    open var defaultInvitationMessage: String?

    public init?(matchRequest request: GKMatchRequest) {
        matchRequest = request
        super.init(nibName: nil, bundle: nil)
    }
    /// Nil: nobody invites.
    public init?(invite: GKInvite) { nil }
    public required init?(coder: NSCoder) { nil }

    open func addPlayers(to match: GKMatch) {}
    open func setHostedPlayer(_ player: GKPlayer, didConnect connected: Bool) {}
}

@preconcurrency @MainActor
public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
    func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer])
    func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, hostedPlayerDidAccept player: GKPlayer)
    func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, getMatchPropertiesForRecipient recipient: GKPlayer,
        withCompletionHandler completionHandler: @escaping ([String: Any]) -> Void)
}

extension GKMatchmakerViewControllerDelegate {
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
    public func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer]
    ) {}
    public func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, hostedPlayerDidAccept player: GKPlayer
    ) {}
    public func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, getMatchPropertiesForRecipient recipient: GKPlayer,
        withCompletionHandler completionHandler: @escaping ([String: Any]) -> Void
    ) {
        completionHandler([:])
    }
}
