public import Foundation
public import UIKitCompat

/// A purchase. There is none here.
public struct Transaction: Identifiable, Hashable, Sendable {
    public typealias Transactions = StoreUpdates<VerificationResult<Transaction>>

    private let none: Never

    public var id: UInt64 { switch none {} }
    public var originalID: UInt64 { switch none {} }
    public var webOrderLineItemID: String? { switch none {} }
    public var productID: String { switch none {} }
    public var subscriptionGroupID: String? { switch none {} }
    public var appBundleID: String { switch none {} }
    public var purchaseDate: Date { switch none {} }
    public var originalPurchaseDate: Date { switch none {} }
    public var expirationDate: Date? { switch none {} }
    public var purchasedQuantity: Int { switch none {} }
    public var isUpgraded: Bool { switch none {} }
    public var offer: Offer? { switch none {} }
    public var offerType: OfferType? { switch none {} }
    public var offerID: String? { switch none {} }
    public var offerPaymentModeStringRepresentation: String? { switch none {} }
    public var offerPeriodStringRepresentation: String? { switch none {} }
    public var revocationDate: Date? { switch none {} }
    public var revocationReason: RevocationReason? { switch none {} }
    public var productType: Product.ProductType { switch none {} }
    public var appAccountToken: UUID? { switch none {} }
    public var appTransactionID: String { switch none {} }
    public var environment: AppStore.Environment { switch none {} }
    public var environmentStringRepresentation: String { switch none {} }
    public var reason: Reason { switch none {} }
    public var reasonStringRepresentation: String { switch none {} }
    public var storefront: Storefront { switch none {} }
    public var storefrontCountryCode: String { switch none {} }
    public var price: Decimal? { switch none {} }
    public var currency: Locale.Currency? { switch none {} }
    public var currencyCode: String? { switch none {} }
    public var deviceVerification: Data { switch none {} }
    public var deviceVerificationNonce: UUID { switch none {} }
    public var ownershipType: OwnershipType { switch none {} }
    public var signedDate: Date { switch none {} }
    public var jsonRepresentation: Data { switch none {} }
    public var debugDescription: String { switch none {} }
    public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { switch none {} } }

    public static var all: Transactions { Transactions() }
    public static var currentEntitlements: Transactions { Transactions() }
    public static var updates: Transactions { Transactions() }
    public static var unfinished: Transactions { Transactions() }

    public static func all(for productID: String) -> Transactions { Transactions() }
    public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }

    public func finish() async {}
}

extension Transaction {
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static var otherReason: RevocationReason { RevocationReason(rawValue: 0) }
        public static var developerIssue: RevocationReason { RevocationReason(rawValue: 1) }

        public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other Reason" }
    }

    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static var purchased: OwnershipType { OwnershipType(rawValue: "PURCHASED") }
        public static var familyShared: OwnershipType { OwnershipType(rawValue: "FAMILY_SHARED") }
    }

    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static var purchase: Reason { Reason(rawValue: "PURCHASE") }
        public static var renewal: Reason { Reason(rawValue: "RENEWAL") }
    }

    public struct OfferType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static var introductory: OfferType { OfferType(rawValue: 1) }
        public static var promotional: OfferType { OfferType(rawValue: 2) }
        public static var code: OfferType { OfferType(rawValue: 3) }
        public static var winBack: OfferType { OfferType(rawValue: 4) }
    }

    /// What a purchase was made cheaper by.
    public struct Offer: Hashable, Sendable {
        private let none: Never

        public var id: String? { switch none {} }
        public var type: OfferType { switch none {} }
        public var paymentMode: PaymentMode? { switch none {} }
        public var period: Product.SubscriptionPeriod? { switch none {} }

        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }

            public static var freeTrial: PaymentMode { PaymentMode(rawValue: "FREE_TRIAL") }
            public static var payAsYouGo: PaymentMode { PaymentMode(rawValue: "PAY_AS_YOU_GO") }
            public static var payUpFront: PaymentMode { PaymentMode(rawValue: "PAY_UP_FRONT") }
            public static var oneTime: PaymentMode { PaymentMode(rawValue: "ONE_TIME") }
        }
    }
}

extension Transaction {
    public enum RefundRequestStatus: Hashable, Sendable {
        case success, userCancelled
    }

    public enum RefundRequestError: Error, Hashable, Sendable {
        case duplicateRequest, failed
    }

    @MainActor
    public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        throw RefundRequestError.failed
    }
    @MainActor
    public static func beginRefundRequest(
        for transactionID: UInt64, in scene: UIWindowScene
    ) async throws -> RefundRequestStatus {
        throw RefundRequestError.failed
    }
}
