public import Foundation
public import UIKitCompat

/// The App Store, which is not there.
public enum AppStore {
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static var production: Environment { Environment(rawValue: "Production") }
        public static var sandbox: Environment { Environment(rawValue: "Sandbox") }
        public static var xcode: Environment { Environment(rawValue: "Xcode") }
    }

    public struct Platform: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static var iOS: Platform { Platform(rawValue: "iOS") }
        public static var macOS: Platform { Platform(rawValue: "macOS") }
        public static var tvOS: Platform { Platform(rawValue: "tvOS") }
        public static var visionOS: Platform { Platform(rawValue: "visionOS") }
    }

    public static var canMakePayments: Bool { false }
    public static var deviceVerificationID: UUID? { nil }
    public static var ageRatingCode: Int? { get async { nil } }
    public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }

    /// Asks for nothing.
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        throw StoreKitError.notAvailableInStorefront
    }
    @MainActor public static func showManageSubscriptions(
        in scene: UIWindowScene, subscriptionGroupID: String
    ) async throws {
        throw StoreKitError.notAvailableInStorefront
    }
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
        throw StoreKitError.notAvailableInStorefront
    }
}

/// How the app itself was bought.
public struct AppTransaction: Hashable, Sendable {
    private let none: Never

    public var appID: UInt64? { switch none {} }
    public var appTransactionID: String { switch none {} }
    public var appVersion: String { switch none {} }
    public var appVersionID: UInt64? { switch none {} }
    public var bundleID: String { switch none {} }
    public var environment: AppStore.Environment { switch none {} }
    public var originalAppVersion: String { switch none {} }
    public var originalPlatform: AppStore.Platform { switch none {} }
    public var originalPurchaseDate: Date { switch none {} }
    public var preorderDate: Date? { switch none {} }
    public var signedDate: Date { switch none {} }
    public var deviceVerification: Data { switch none {} }
    public var deviceVerificationNonce: UUID { switch none {} }
    public var jsonRepresentation: Data { switch none {} }
    public var debugDescription: String { switch none {} }

    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.notAvailableInStorefront }
    }

    public static func refresh() async throws -> VerificationResult<AppTransaction> {
        throw StoreKitError.notAvailableInStorefront
    }
}

/// The App Store's country.
public struct Storefront: Identifiable, Hashable, Sendable {
    public typealias Storefronts = StoreUpdates<Storefront>

    private let none: Never

    public var id: String { switch none {} }
    public var countryCode: String { switch none {} }
    public var currency: Locale.Currency? { switch none {} }

    public static var current: Storefront? { get async { nil } }
    public static var updates: Storefronts { Storefronts() }
}

/// What somebody began to buy in the App Store; nobody does.
public struct PurchaseIntent: Identifiable, Hashable, Sendable {
    public typealias PurchaseIntents = StoreUpdates<PurchaseIntent>

    private let none: Never

    public var id: Product.ID { switch none {} }
    public var product: Product { switch none {} }
    public var offer: Product.SubscriptionOffer? { switch none {} }

    public static var intents: PurchaseIntents { PurchaseIntents() }
}
