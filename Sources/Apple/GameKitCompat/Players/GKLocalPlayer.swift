public import Foundation
public import UIKitCompat

public enum GKFriendsAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// The player of Game Center, signed out.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    private static let player = GKLocalPlayer()
    open class var local: GKLocalPlayer { player }

    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { true }
    open var isPersonalizedCommunicationRestricted: Bool { true }
    open var isPresentingFriendRequestViewController: Bool { false }
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet { authenticateHandler?(nil, GKError(.notAuthenticated)) }
    }

    open func register(_ listener: any GKLocalPlayerListener) {}
    open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    open func unregisterAllListeners() {}

    // MARK: - Friends

    open func loadFriendsAuthorizationStatus(
        _ completionHandler: @escaping (GKFriendsAuthorizationStatus, (any Error)?) -> Void
    ) {
        completionHandler(.notDetermined, GKError(.notAuthenticated))
    }
    open func loadFriendsAuthorizationStatus() async throws -> GKFriendsAuthorizationStatus {
        throw GKError(.notAuthenticated)
    }

    open func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
        completionHandler(nil, GKError(.notAuthenticated))
    }
    open func loadFriends() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }

    open func loadFriends(
        identifiedBy identifiers: [String], completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, GKError(.notAuthenticated))
    }
    open func loadFriends(identifiedBy identifiers: [String]) async throws -> [GKPlayer] {
        throw GKError(.notAuthenticated)
    }

    open func loadRecentPlayers(completionHandler: (([GKPlayer]?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadRecentPlayers() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }

    open func loadChallengableFriends(completionHandler: (([GKPlayer]?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadChallengableFriends() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }

    open func loadFriendPlayers(completionHandler: (([GKPlayer]?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadFriendPlayers() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }

    @MainActor
    open func presentFriendRequestCreator(from viewController: UIViewController) throws {
        throw GKError(.friendRequestNotAvailable)
    }

    // MARK: - Leaderboards

    open func setDefaultLeaderboardIdentifier(
        _ leaderboardIdentifier: String, completionHandler: (((any Error)?) -> Void)?
    ) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open func setDefaultLeaderboardIdentifier(_ leaderboardIdentifier: String) async throws {
        throw GKError(.notAuthenticated)
    }
    public func setDefaultLeaderboardIdentifier(_ leaderboardIdentifier: String) {}

    open func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadDefaultLeaderboardIdentifier() async throws -> String { throw GKError(.notAuthenticated) }

    // MARK: - Identity

    open func fetchItems(
        forIdentityVerificationSignature completionHandler: ((URL?, Data?, Data?, UInt64, (any Error)?) -> Void)?
    ) {
        completionHandler?(nil, nil, nil, 0, GKError(.notAuthenticated))
    }
    open func fetchItemsForIdentityVerificationSignature() async throws -> (URL, Data, Data, UInt64) {
        throw GKError(.notAuthenticated)
    }

    open func generateIdentityVerificationSignature(
        completionHandler: ((URL?, Data?, Data?, UInt64, (any Error)?) -> Void)?
    ) {
        completionHandler?(nil, nil, nil, 0, GKError(.notAuthenticated))
    }
    open func generateIdentityVerificationSignature() async throws -> (URL, Data, Data, UInt64) {
        throw GKError(.notAuthenticated)
    }
}

/// Is told of all that happens to a player: nothing.
public protocol GKLocalPlayerListener: GKChallengeListener, GKGameActivityListener, GKInviteEventListener,
    GKSavedGameListener, GKTurnBasedEventListener
{}

/// A view that asks for friends, as Game Center had it.
@preconcurrency @MainActor
open class GKFriendRequestComposeViewController: UINavigationController {
    open weak var composeViewDelegate: (any GKFriendRequestComposeViewControllerDelegate)?
    open class func maxNumberOfRecipients() -> Int { 0 }
    open func setMessage(_ message: String?) {}
    open func addRecipientPlayers(_ players: [GKPlayer]) {}
    open func addRecipients(withPlayerIDs playerIDs: [String]) {}
    open func addRecipients(withEmailAddresses emailAddresses: [String]) {}
}

@preconcurrency @MainActor
public protocol GKFriendRequestComposeViewControllerDelegate: NSObjectProtocol {
    func friendRequestComposeViewControllerDidFinish(_ viewController: GKFriendRequestComposeViewController)
}
