public import Foundation

/// A game that was saved; none is.
open class GKSavedGame: NSObject, NSCopying, @unchecked Sendable {
    open var name: String? { nil }
    open var deviceName: String? { nil }
    open var modificationDate: Date? { nil }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone?) -> Any { self }

    open func loadData(completionHandler: ((Data?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadData() async throws -> Data { throw GKError(.notAuthenticated) }
}

extension GKLocalPlayer {
    public func fetchSavedGames(completionHandler: (([GKSavedGame]?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    public func fetchSavedGames() async throws -> [GKSavedGame] { throw GKError(.notAuthenticated) }

    public func saveGameData(
        _ data: Data, withName name: String, completionHandler: ((GKSavedGame?, (any Error)?) -> Void)?
    ) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    public func saveGameData(_ data: Data, withName name: String) async throws -> GKSavedGame {
        throw GKError(.notAuthenticated)
    }

    public func deleteSavedGames(withName name: String, completionHandler: (((any Error)?) -> Void)?) {
        completionHandler?(GKError(.notAuthenticated))
    }
    public func deleteSavedGames(withName name: String) async throws { throw GKError(.notAuthenticated) }
    public func deleteSavedGames(withName name: String) {}

    public func resolveConflictingSavedGames(
        _ conflictingSavedGames: [GKSavedGame], with data: Data,
        completionHandler: (([GKSavedGame]?, (any Error)?) -> Void)?
    ) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    public func resolveConflictingSavedGames(
        _ conflictingSavedGames: [GKSavedGame], with data: Data
    ) async throws -> [GKSavedGame] {
        throw GKError(.notAuthenticated)
    }
}

public protocol GKSavedGameListener: NSObjectProtocol {
    func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame)
    func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame])
}

extension GKSavedGameListener {
    public func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame) {}
    public func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame]) {}
}
