public import Foundation
public import UIKitCompat

open class GKBasePlayer: NSObject, @unchecked Sendable {
    open var displayName: String? { nil }
    open var playerID: String? { nil }
}

/// The identifier of a player whose own one is not to be had any more.
public let GKPlayerIDNoLongerAvailable = "GKPlayerIDNoLongerAvailable"

extension NSNotification.Name {
    public static var GKPlayerDidChangeNotificationName: NSNotification.Name {
        NSNotification.Name("GKPlayerDidChangeNotificationName")
    }
    public static var GKPlayerAuthenticationDidChangeNotificationName: NSNotification.Name {
        NSNotification.Name("GKPlayerAuthenticationDidChangeNotificationName")
    }
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
    open private(set) var guestIdentifier: String?
    open var isInvitable: Bool { false }
    open var isFriend: Bool { false }

    open func scopedIDsArePersistent() -> Bool { false }

    /// A player beside the device's own.
    open class func anonymousGuestPlayer(withIdentifier guestIdentifier: String) -> GKPlayer {
        let player = GKPlayer()
        player.guestIdentifier = guestIdentifier
        return player
    }

    open class func loadPlayers(
        forIdentifiers identifiers: [String],
        withCompletionHandler completionHandler: (([GKPlayer]?, (any Error)?) -> Void)?
    ) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open class func loadPlayers(forIdentifiers identifiers: [String]) async throws -> [GKPlayer] {
        throw GKError(.notAuthenticated)
    }

    open func loadPhoto(
        for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)?
    ) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(.notAuthenticated) }
}
