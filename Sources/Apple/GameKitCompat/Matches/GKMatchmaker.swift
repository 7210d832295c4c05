public import Foundation

/// Brings players together; nobody is signed in.
open class GKMatchmaker: NSObject, @unchecked Sendable {
    private static let one = GKMatchmaker()
    open class func shared() -> GKMatchmaker { one }

    open var inviteHandler: ((GKInvite, [Any]?) -> Void)?

    open func match(for invite: GKInvite, completionHandler: ((GKMatch?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func match(for invite: GKInvite) async throws -> GKMatch { throw GKError(.notAuthenticated) }

    open func findMatch(
        for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)?
    ) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func findMatch(for request: GKMatchRequest) async throws -> GKMatch { throw GKError(.notAuthenticated) }

    open func findPlayers(
        forHostedRequest request: GKMatchRequest,
        withCompletionHandler completionHandler: (([GKPlayer]?, (any Error)?) -> Void)?
    ) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func findPlayers(forHostedRequest request: GKMatchRequest) async throws -> [GKPlayer] {
        throw GKError(.notAuthenticated)
    }

    open func findMatchedPlayers(
        _ request: GKMatchRequest,
        withCompletionHandler completionHandler: @escaping (GKMatchedPlayers?, (any Error)?) -> Void
    ) {
        completionHandler(nil, GKError(.notAuthenticated))
    }
    open func findMatchedPlayers(_ request: GKMatchRequest) async throws -> GKMatchedPlayers {
        throw GKError(.notAuthenticated)
    }

    open func addPlayers(
        to match: GKMatch, matchRequest: GKMatchRequest, completionHandler: (((any Error)?) -> Void)?
    ) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open func addPlayers(to match: GKMatch, matchRequest: GKMatchRequest) async throws {
        throw GKError(.notAuthenticated)
    }
    public func addPlayers(to match: GKMatch, matchRequest: GKMatchRequest) {}

    open func queryPlayerGroupActivity(
        _ playerGroup: Int, withCompletionHandler completionHandler: ((Int, (any Error)?) -> Void)?
    ) {
        completionHandler?(0, GKError(.notAuthenticated))
    }
    open func queryPlayerGroupActivity(_ playerGroup: Int) async throws -> Int { throw GKError(.notAuthenticated) }

    open func queryQueueActivity(
        _ queueName: String, withCompletionHandler completionHandler: ((Int, (any Error)?) -> Void)?
    ) {
        completionHandler?(0, GKError(.notAuthenticated))
    }
    open func queryQueueActivity(_ queueName: String) async throws -> Int { throw GKError(.notAuthenticated) }

    open func queryActivity(completionHandler: ((Int, (any Error)?) -> Void)?) {
        completionHandler?(0, GKError(.notAuthenticated))
    }
    open func queryActivity() async throws -> Int { throw GKError(.notAuthenticated) }

    open func cancel() {}
    open func cancelPendingInvite(to player: GKPlayer) {}
    open func finishMatchmaking(for match: GKMatch) {}
    open func startBrowsingForNearbyPlayers(handler reachableHandler: ((GKPlayer, Bool) -> Void)?) {}
    open func stopBrowsingForNearbyPlayers() {}
    open func startGroupActivity(playerHandler handler: @escaping (GKPlayer) -> Void) {}
    open func stopGroupActivity() {}
}
