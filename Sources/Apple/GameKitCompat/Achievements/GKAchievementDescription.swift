public import Foundation
public import UIKitCompat

/// What can be achieved, which cannot be loaded.
open class GKAchievementDescription: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var groupIdentifier: String? { nil }
    open var title: String { "" }
    open var achievedDescription: String { "" }
    open var unachievedDescription: String { "" }
    open var maximumPoints: Int { 0 }
    open var isHidden: Bool { false }
    open var isReplayable: Bool { false }
    open var rarityPercent: Double? { nil }
    open var releaseState: GKReleaseState { [] }
    open var activityIdentifier: String { "" }
    open var activityProperties: [String: String] { [:] }
    open var image: UIImage? { nil }

    open class func incompleteAchievementImage() -> UIImage { UIImage() }
    open class func placeholderCompletedAchievementImage() -> UIImage { UIImage() }

    open class func loadAchievementDescriptions(
        completionHandler: (([GKAchievementDescription]?, (any Error)?) -> Void)?
    ) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] {
        throw GKError(.notAuthenticated)
    }

    open func loadImage(completionHandler: ((UIImage?, (any Error)?) -> Void)?) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadImage() async throws -> UIImage { throw GKError(.notAuthenticated) }
}
