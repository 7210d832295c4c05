public import Foundation
public import UIKitCompat

/// Leaderboards that belong together, which cannot be loaded.
open class GKLeaderboardSet: NSObject, @unchecked Sendable {
    open var title: String { "" }
    open var groupIdentifier: String? { nil }
    open var identifier: String?

    open class func loadLeaderboardSets(completionHandler: (([GKLeaderboardSet]?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open class func loadLeaderboardSets() async throws -> [GKLeaderboardSet] { throw GKError(.notAuthenticated) }

    open func loadLeaderboards(handler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void) {
        handler(nil, GKError(.notAuthenticated))
    }
    open func loadLeaderboards() async throws -> [GKLeaderboard] { throw GKError(.notAuthenticated) }

    open func loadLeaderboards(completionHandler: (([GKLeaderboard]?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }

    open func loadImage(completionHandler: ((UIImage?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadImage() async throws -> UIImage { throw GKError(.notAuthenticated) }
}
