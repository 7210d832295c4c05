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
