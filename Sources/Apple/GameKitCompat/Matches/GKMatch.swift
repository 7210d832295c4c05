public import Foundation

public enum GKPlayerConnectionState: Int, Sendable {
    case unknown, connected, disconnected
}

/// A game of several players over the network; none is ever found.
open class GKMatch: NSObject, @unchecked Sendable {
    public enum SendDataMode: Int, Sendable {
        case reliable, unreliable
    }

    open weak var delegate: (any GKMatchDelegate)?
    open var players: [GKPlayer] { [] }
    open var expectedPlayerCount: Int { 0 }
    open var properties: [String: Any]? { nil }
    open var playerProperties: [GKPlayer: [String: Any]]? { nil }

    open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {
        throw GKError(.matchNotConnected)
    }
    open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws {
        throw GKError(.matchNotConnected)
    }
    open func disconnect() {}
    open func voiceChat(withName name: String) -> GKVoiceChat? { nil }

    open func chooseBestHostingPlayer(completionHandler: @escaping (GKPlayer?) -> Void) { completionHandler(nil) }
    open func chooseBestHostingPlayer() async -> GKPlayer? { nil }

    open func rematch(completionHandler: ((GKMatch?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.matchNotConnected))
    }
    open func rematch() async throws -> GKMatch { throw GKError(.matchNotConnected) }
}

public protocol GKMatchDelegate: NSObjectProtocol {
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    func match(
        _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
    func match(_ match: GKMatch, didFailWithError error: (any Error)?)
    func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}

extension GKMatchDelegate {
    public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
    public func match(
        _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer
    ) {}
    public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
    public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
    public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { false }
}

/// What a match's players say to each other; nobody hears it.
open class GKVoiceChat: NSObject, @unchecked Sendable {
    public enum PlayerState: Int, Sendable {
        case connected, disconnected, speaking, silent, connecting
    }

    open class func isVoIPAllowed() -> Bool { false }

    open var name: String { "" }
    open var isActive = false
    open var volume: Float = 1
    open var players: [GKPlayer] { [] }
    open var playerVoiceChatStateDidChangeHandler: (GKPlayer, PlayerState) -> Void = { _, _ in }

    open func start() {}
    open func stop() {}
    open func setPlayer(_ player: GKPlayer, muted isMuted: Bool) {}
}
