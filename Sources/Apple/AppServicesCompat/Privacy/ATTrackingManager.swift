public import Foundation

/// Asks to track the user, who has denied it.
public enum ATTrackingManager {
    public enum AuthorizationStatus: UInt, Sendable {
        case notDetermined, restricted, denied, authorized
    }

    public static var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    public static func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        completion(.denied)
    }

    @discardableResult
    public static func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}

/// The advertiser's identifier: all zeros, as on a phone where tracking is denied.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let one = ASIdentifierManager()
    open class func shared() -> ASIdentifierManager { one }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
