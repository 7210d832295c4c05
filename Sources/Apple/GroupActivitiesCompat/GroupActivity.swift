public import Foundation
public import UIKitCompat

/// Something that several people do together.
public protocol GroupActivity: Codable, Sendable {
    static var activityIdentifier: String { get }
    @MainActor var metadata: GroupActivityMetadata { get async }
}

public struct GroupActivityMetadata: Sendable {
    public struct ActivityType: Hashable, Sendable {
        private let name: String

        private init(_ name: String) { self.name = name }

        public static let generic = ActivityType("generic")
        public static let watchTogether = ActivityType("watchTogether")
        public static let listenTogether = ActivityType("listenTogether")
        public static let workoutTogether = ActivityType("workoutTogether")
        public static let createTogether = ActivityType("createTogether")
        public static let exploreTogether = ActivityType("exploreTogether")
        public static let learnTogether = ActivityType("learnTogether")
        public static let readTogether = ActivityType("readTogether")
        public static let shopTogether = ActivityType("shopTogether")
    }

    /// How long an activity goes on.
    public enum LifetimePolicy: Sendable {
        case automatic, manual
    }

    public var title: String?
    public var subtitle: String?
    public var previewImage: CGImage?
    public var fallbackURL: URL?
    public var type = ActivityType.generic
    public var lifetimePolicy = LifetimePolicy.automatic
    public var supportsContinuationOnTV = false
    public var preferredBroadcastOptions: GroupActivityBroadcastOptions = []

    public init() {}
}

public struct GroupActivityBroadcastOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let listed = GroupActivityBroadcastOptions(rawValue: 1)
}

public enum GroupActivityActivationResult: Sendable {
    case activationDisabled, activationPreferred, cancelled
}

/// Why people are not together: there is nobody here to call.
public struct GroupActivityUnavailable: CustomNSError, Hashable, Sendable {
    public static var errorDomain: String { "GroupActivities.GroupActivityError" }
    public var errorCode: Int { 1 }
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: "There are no calls that activities could be shared in"]
    }
}

extension GroupActivity {
    public typealias ActivationResult = GroupActivityActivationResult

    public static var activityIdentifier: String { String(describing: self) }

    @discardableResult
    public func activate() async throws -> Bool { throw GroupActivityUnavailable() }

    public func prepareForActivation() async -> GroupActivityActivationResult { .activationDisabled }

    /// The sessions that one has been asked to join: none.
    public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}
