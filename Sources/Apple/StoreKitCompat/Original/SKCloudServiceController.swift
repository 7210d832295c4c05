public import Foundation
public import UIKitCompat

public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

public struct SKCloudServiceCapability: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var musicCatalogPlayback: SKCloudServiceCapability { SKCloudServiceCapability(rawValue: 1) }
    public static var musicCatalogSubscriptionEligible: SKCloudServiceCapability {
        SKCloudServiceCapability(rawValue: 2)
    }
    public static var addToCloudMusicLibrary: SKCloudServiceCapability { SKCloudServiceCapability(rawValue: 256) }
}

extension NSNotification.Name {
    public static var SKCloudServiceCapabilitiesDidChange: NSNotification.Name {
        NSNotification.Name("SKCloudServiceCapabilitiesDidChangeNotification")
    }
    public static var SKStorefrontCountryCodeDidChange: NSNotification.Name {
        NSNotification.Name("SKStorefrontCountryCodeDidChangeNotification")
    }
    public static var SKStorefrontIdentifierDidChange: NSNotification.Name {
        NSNotification.Name("SKStorefrontIdentifierDidChangeNotification")
    }
}

/// Asks whether the user's music is there: it is not.
open class SKCloudServiceController: NSObject, @unchecked Sendable {
    public typealias AuthorizationStatus = SKCloudServiceAuthorizationStatus

    open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .denied }
    open class func requestAuthorization(
        _ completionHandler: @escaping (SKCloudServiceAuthorizationStatus) -> Void
    ) {
        completionHandler(.denied)
    }
    open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus { .denied }

    open func requestCapabilities(completionHandler: @escaping (SKCloudServiceCapability, (any Error)?) -> Void) {
        completionHandler([], SKError(.cloudServicePermissionDenied))
    }
    open func requestCapabilities() async throws -> SKCloudServiceCapability {
        throw SKError(.cloudServicePermissionDenied)
    }

    open func requestStorefrontCountryCode(completionHandler: @escaping (String?, (any Error)?) -> Void) {
        completionHandler(nil, SKError(.cloudServicePermissionDenied))
    }
    open func requestStorefrontCountryCode() async throws -> String { throw SKError(.cloudServicePermissionDenied) }

    open func requestStorefrontIdentifier(completionHandler: @escaping (String?, (any Error)?) -> Void) {
        completionHandler(nil, SKError(.cloudServicePermissionDenied))
    }
    open func requestStorefrontIdentifier() async throws -> String { throw SKError(.cloudServicePermissionDenied) }

    open func requestUserToken(
        forDeveloperToken developerToken: String, completionHandler: @escaping (String?, (any Error)?) -> Void
    ) {
        completionHandler(nil, SKError(.cloudServicePermissionDenied))
    }
    open func requestUserToken(forDeveloperToken developerToken: String) async throws -> String {
        throw SKError(.cloudServicePermissionDenied)
    }

    open func requestPersonalizationToken(
        forClientToken clientToken: String, completionHandler: @escaping (String?, (any Error)?) -> Void
    ) {
        completionHandler(nil, SKError(.cloudServicePermissionDenied))
    }
    open func requestPersonalizationToken(forClientToken clientToken: String) async throws -> String {
        throw SKError(.cloudServicePermissionDenied)
    }
}

/// Offers Apple Music, which no widget shows.
@preconcurrency @MainActor
open class SKCloudServiceSetupViewController: UIViewController {
    open weak var delegate: (any SKCloudServiceSetupViewControllerDelegate)?

    open func load(
        options: [SKCloudServiceSetupOptionsKey: Any], completionHandler: ((Bool, (any Error)?) -> Void)?
    ) {
        completionHandler?(false, SKError(.cloudServicePermissionDenied))
    }
    open func load(options: [SKCloudServiceSetupOptionsKey: Any]) async throws -> Bool {
        throw SKError(.cloudServicePermissionDenied)
    }
}

@preconcurrency @MainActor
public protocol SKCloudServiceSetupViewControllerDelegate: NSObjectProtocol {
    func cloudServiceSetupViewControllerDidDismiss(
        _ cloudServiceSetupViewController: SKCloudServiceSetupViewController)
}

extension SKCloudServiceSetupViewControllerDelegate {
    public func cloudServiceSetupViewControllerDidDismiss(
        _ cloudServiceSetupViewController: SKCloudServiceSetupViewController
    ) {}
}

public struct SKCloudServiceSetupOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static var action: Self { Self(rawValue: "SKCloudServiceSetupOptionsActionKey") }
    public static var iTunesItemIdentifier: Self { Self(rawValue: "SKCloudServiceSetupOptionsITunesItemIdentifierKey") }
    public static var affiliateToken: Self { Self(rawValue: "SKCloudServiceSetupOptionsAffiliateTokenKey") }
    public static var campaignToken: Self { Self(rawValue: "SKCloudServiceSetupOptionsCampaignTokenKey") }
    public static var messageIdentifier: Self { Self(rawValue: "SKCloudServiceSetupOptionsMessageIdentifierKey") }
}

public struct SKCloudServiceSetupAction: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static var subscribe: Self { Self(rawValue: "SKCloudServiceSetupActionSubscribe") }
}

public struct SKCloudServiceSetupMessageIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static var join: Self { Self(rawValue: "SKCloudServiceSetupMessageIdentifierJoin") }
    public static var connect: Self { Self(rawValue: "SKCloudServiceSetupMessageIdentifierConnect") }
    public static var addMusic: Self { Self(rawValue: "SKCloudServiceSetupMessageIdentifierAddMusic") }
    public static var playMusic: Self { Self(rawValue: "SKCloudServiceSetupMessageIdentifierPlayMusic") }
}
