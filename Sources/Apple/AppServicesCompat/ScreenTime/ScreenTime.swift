public import Foundation

/// Screen Time's permission, which is denied.
public final class AuthorizationCenter: @unchecked Sendable {
    public static let shared = AuthorizationCenter()
    public var authorizationStatus: FamilyControlsStatus { .denied }
    public func requestAuthorization(for member: FamilyControlsMember) async throws {
        throw FamilyControlsError.authorizationConflict
    }
}

public enum FamilyControlsStatus: Int, Sendable {
    case notDetermined, denied, approved
}

public enum FamilyControlsMember: Sendable {
    case child, individual
}

public enum FamilyControlsError: Error, Hashable, Sendable {
    case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled
    case networkError, authenticationMethodUnavailable
}

public struct ApplicationToken: Hashable, Codable, Sendable {}
public struct ActivityCategoryToken: Hashable, Codable, Sendable {}
public struct WebDomainToken: Hashable, Codable, Sendable {}

/// Apps that a person chose, of which there are none.
public struct FamilyActivitySelection: Hashable, Codable, Sendable {
    public var applicationTokens: Set<ApplicationToken> = []
    public var categoryTokens: Set<ActivityCategoryToken> = []
    public var webDomainTokens: Set<WebDomainToken> = []

    public init(includeEntireCategory: Bool = false) {}
}

/// Restrictions on apps, which nothing here keeps.
public final class ManagedSettingsStore: @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public static let `default` = Name("default")

        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
    }

    public var shield = ShieldSettings()

    public init() {}
    public init(named name: Name) {}
    public func clearAllSettings() {}
}

/// What is covered so that nobody uses it.
public struct ShieldSettings: Sendable {
    /// Whole categories, and what of them stays open.
    public enum ActivityCategoryPolicy<Token: Hashable & Sendable>: Hashable, Sendable {
        case none
        case all(except: Set<Token> = [])
        case specific(_ categories: Set<ActivityCategoryToken>, except: Set<Token> = [])
    }

    public var applications: Set<ApplicationToken>?
    public var applicationCategories: ActivityCategoryPolicy<ApplicationToken>?
    public var webDomains: Set<WebDomainToken>?
    public var webDomainCategories: ActivityCategoryPolicy<WebDomainToken>?
}

public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

public struct DeviceActivitySchedule: Sendable {
    public init(
        intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil
    ) {}
}

/// Watches how the device is used: it says that it cannot.
public final class DeviceActivityCenter: Sendable {
    public struct MonitoringUnavailable: Error, Hashable, Sendable {}

    public init() {}
    public var activities: [DeviceActivityName] { [] }
    public func startMonitoring(_ activity: DeviceActivityName, during schedule: DeviceActivitySchedule) throws {
        throw MonitoringUnavailable()
    }
    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
}
