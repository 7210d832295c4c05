public import Foundation

public enum GKMatchType: UInt, Sendable {
    case peerToPeer, hosted, turnBased
}

public enum GKInviteRecipientResponse: Int, Sendable {
    case accepted, declined, failed, incompatible, unableToConnect, noAnswer
}

public typealias GKInviteeResponse = GKInviteRecipientResponse

/// Who is to play together.
open class GKMatchRequest: NSObject, @unchecked Sendable {
    open var minPlayers = 2
    open var maxPlayers = 2
    open var defaultNumberOfPlayers = 2
    open var playerGroup = 0
    open var playerAttributes: UInt32 = 0
    open var recipients: [GKPlayer]?
    open var playersToInvite: [String]?
    open var inviteMessage: String?
    open var restrictToAutomatch = false
    open var queueName: String?
    open var properties: [String: Any]?
    open var recipientProperties: [GKPlayer: [String: Any]]?
    open var recipientResponseHandler: ((GKPlayer, GKInviteRecipientResponse) -> Void)?
    open var inviteeResponseHandler: ((String, GKInviteeResponse) -> Void)?

    open class func maxPlayersAllowedForMatch(of matchType: GKMatchType) -> Int {
        matchType == .peerToPeer ? 4 : 16
    }
}

/// What another player invites to; nobody does.
open class GKInvite: NSObject, @unchecked Sendable {
    open var sender: GKPlayer { GKPlayer() }
    open var isHosted: Bool { false }
    open var playerGroup: Int { 0 }
    open var playerAttributes: UInt32 { 0 }
}

public protocol GKInviteEventListener: NSObjectProtocol {
    func player(_ player: GKPlayer, didAccept invite: GKInvite)
    func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
    func player(_ player: GKPlayer, didRequestMatchWithPlayers playerIDsToInvite: [String])
}

extension GKInviteEventListener {
    public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
    public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
    public func player(_ player: GKPlayer, didRequestMatchWithPlayers playerIDsToInvite: [String]) {}
}

/// Players that a request's rules have brought together.
open class GKMatchedPlayers: NSObject, @unchecked Sendable {
    open var properties: [String: Any]? { nil }
    open var players: [GKPlayer] { [] }
    open var playerProperties: [GKPlayer: [String: Any]]? { nil }
}
