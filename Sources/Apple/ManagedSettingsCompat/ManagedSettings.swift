public import Foundation

/// Restrictions on apps: they are kept while the process runs, and nothing is restricted.
open class ManagedSettingsStore: @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral {
        public static let `default` = Name("default")

        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
    }

    open var account = AccountSettings()
    open var appStore = AppStoreSettings()
    open var application = ApplicationSettings()
    open var cellular = CellularSettings()
    open var dateAndTime = DateAndTimeSettings()
    open var gameCenter = GameCenterSettings()
    open var media = MediaSettings()
    open var passcode = PasscodeSettings()
    open var safari = SafariSettings()
    open var shield = ShieldSettings()
    open var siri = SiriSettings()
    open var webContent = WebContentSettings()

    public init() {}
    public init(named name: Name) {}

    open func clearAllSettings() {
        account = AccountSettings()
        appStore = AppStoreSettings()
        application = ApplicationSettings()
        cellular = CellularSettings()
        dateAndTime = DateAndTimeSettings()
        gameCenter = GameCenterSettings()
        media = MediaSettings()
        passcode = PasscodeSettings()
        safari = SafariSettings()
        shield = ShieldSettings()
        siri = SiriSettings()
        webContent = WebContentSettings()
    }
}

/// What is covered so that nobody uses it.
public struct ShieldSettings: Sendable {
    /// Whole categories, and what of them stays open.
    public enum ActivityCategoryPolicy<Activity>: Hashable, Sendable {
        case none
        case all(except: Set<Token<Activity>> = [])
        case specific(_ categories: Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
    }

    public var applications: Set<ApplicationToken>?
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    public var webDomains: Set<WebDomainToken>?
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

public struct AccountSettings: Sendable { public var lockAccounts: Bool? }
public struct AppStoreSettings: Sendable {
    public var denyInAppPurchases: Bool?
    public var maximumRating: Int?
    public var requirePasswordForPurchases: Bool?
}
public struct ApplicationSettings: Sendable {
    public var blockedApplications: Set<Application>?
    public var denyAppInstallation: Bool?
    public var denyAppRemoval: Bool?
}
public struct CellularSettings: Sendable { public var lockCellularPlan: Bool? }
public struct DateAndTimeSettings: Sendable { public var requireAutomaticDateAndTime: Bool? }
public struct GameCenterSettings: Sendable {
    public var denyMultiplayerGaming: Bool?
    public var denyAddingFriends: Bool?
}
public struct MediaSettings: Sendable {
    public var denyExplicitContent: Bool?
    public var denyMusicService: Bool?
    public var maximumMovieRating: Int?
    public var maximumTVShowRating: Int?
}
public struct PasscodeSettings: Sendable { public var lockPasscode: Bool? }
public struct SafariSettings: Sendable { public var denyAutoFill: Bool? }
public struct SiriSettings: Sendable { public var denySiri: Bool? }

/// Which web sites may be visited.
public struct WebContentSettings: Sendable {
    public enum FilterPolicy: Hashable, Sendable {
        case none
        case auto(_ domains: Set<WebDomain> = [], except: Set<WebDomain> = [])
        case specific(_ domains: Set<WebDomain>)
        case all(except: Set<WebDomain> = [])
    }

    public var blockedByFilter: FilterPolicy?
}

public enum ShieldAction: Int, Hashable, Sendable {
    case primaryButtonPressed, secondaryButtonPressed
}

public enum ShieldActionResponse: Int, Hashable, Sendable {
    case none, close, `defer`
}

/// Acts on the buttons of what is covered: nothing is.
open class ShieldActionDelegate: NSObject {
    open func handle(
        action: ShieldAction, for application: ApplicationToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) {
        completionHandler(.none)
    }
    open func handle(
        action: ShieldAction, for webDomain: WebDomainToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) {
        completionHandler(.none)
    }
    open func handle(
        action: ShieldAction, for category: ActivityCategoryToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) {
        completionHandler(.none)
    }
}
