public import Foundation

/// Whether Live Activities may be started, which they always may here.
public final class ActivityAuthorizationInfo: Sendable {
    public typealias ActivityEnablementUpdates = ActivityUpdates<Bool>
    public typealias FrequentPushEnablementUpdates = ActivityUpdates<Bool>

    public var areActivitiesEnabled: Bool { true }
    /// The app's host may push as often as it likes.
    public var frequentPushesEnabled: Bool { true }

    /// Nothing, for nothing changes.
    public var activityEnablementUpdates: ActivityEnablementUpdates { ActivityUpdates() }
    /// Nothing, for nothing changes.
    public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates { ActivityUpdates() }

    public init() {}
}

/// Why a Live Activity was not started.
public enum ActivityAuthorizationError: Int, Error, Hashable, Sendable {
    case attributesTooLarge
    case denied
    case globalMaximumExceeded
    case malformedActivityIdentifier
    case missingProcessIdentifier
    case persistenceFailure
    case reconnectNotPermitted
    case targetMaximumExceeded
    case unentitled
    case unsupported
    case unsupportedTarget
    case visibility
}

extension ActivityAuthorizationError: LocalizedError {
    public var errorDescription: String? { failureReason }

    public var failureReason: String? {
        switch self {
        case .attributesTooLarge: "The attributes and the state together are larger than 4 KB."
        case .denied: "The user has turned Live Activities off."
        case .globalMaximumExceeded: "There are as many Live Activities as the device allows."
        case .malformedActivityIdentifier: "The activity's identifier is malformed."
        case .missingProcessIdentifier: "The request has no process identifier."
        case .persistenceFailure: "The Live Activity could not be stored."
        case .reconnectNotPermitted: "The process may not recreate the Live Activity."
        case .targetMaximumExceeded: "The app has as many Live Activities as it may have."
        case .unentitled: "The app lacks the entitlement for Live Activities."
        case .unsupported: "The device does not support Live Activities."
        case .unsupportedTarget: "The app's Info.plist does not support Live Activities."
        case .visibility: "The app asked while it was in the background."
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .attributesTooLarge: "Keep large data in the app group, and its key in the state."
        default: nil
        }
    }
}
