public import Foundation

extension Product.SubscriptionInfo {
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static var subscribed: RenewalState { RenewalState(rawValue: 1) }
        public static var expired: RenewalState { RenewalState(rawValue: 2) }
        public static var inBillingRetryPeriod: RenewalState { RenewalState(rawValue: 3) }
        public static var inGracePeriod: RenewalState { RenewalState(rawValue: 4) }
        public static var revoked: RenewalState { RenewalState(rawValue: 5) }

        public var localizedDescription: String {
            switch self {
            case .subscribed: "Subscribed"
            case .expired: "Expired"
            case .inBillingRetryPeriod: "In Billing Retry Period"
            case .inGracePeriod: "In Grace Period"
            case .revoked: "Revoked"
            default: "\(rawValue)"
            }
        }
    }

    /// Whether and how a subscription goes on.
    public struct RenewalInfo: Hashable, Sendable {
        private let none: Never

        public var originalTransactionID: UInt64 { switch none {} }
        public var currentProductID: String { switch none {} }
        public var willAutoRenew: Bool { switch none {} }
        public var autoRenewPreference: String? { switch none {} }
        public var expirationReason: ExpirationReason? { switch none {} }
        public var priceIncreaseStatus: PriceIncreaseStatus { switch none {} }
        public var isInBillingRetry: Bool { switch none {} }
        public var gracePeriodExpirationDate: Date? { switch none {} }
        public var offer: Transaction.Offer? { switch none {} }
        public var offerType: Transaction.OfferType? { switch none {} }
        public var offerID: String? { switch none {} }
        public var recentSubscriptionStartDate: Date { switch none {} }
        public var renewalDate: Date? { switch none {} }
        public var renewalPrice: Decimal? { switch none {} }
        public var currency: Locale.Currency? { switch none {} }
        public var eligibleWinBackOfferIDs: [String] { switch none {} }
        public var environment: AppStore.Environment { switch none {} }
        public var appAccountToken: UUID? { switch none {} }
        public var appTransactionID: String { switch none {} }
        public var signedDate: Date { switch none {} }
        public var deviceVerification: Data { switch none {} }
        public var deviceVerificationNonce: UUID { switch none {} }
        public var jsonRepresentation: Data { switch none {} }

        public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int

            public init(rawValue: Int) { self.rawValue = rawValue }

            public static var autoRenewDisabled: ExpirationReason { ExpirationReason(rawValue: 1) }
            public static var billingError: ExpirationReason { ExpirationReason(rawValue: 2) }
            public static var didNotConsentToPriceIncrease: ExpirationReason { ExpirationReason(rawValue: 3) }
            public static var productUnavailable: ExpirationReason { ExpirationReason(rawValue: 4) }
            public static var unknown: ExpirationReason { ExpirationReason(rawValue: 5) }
        }

        public enum PriceIncreaseStatus: Hashable, Sendable {
            case noIncreasePending, pending, agreed
        }
    }

    /// Whether somebody has a subscription: nobody has.
    public struct Status: Hashable, Sendable {
        public typealias Statuses = StoreUpdates<Status>

        private let none: Never

        public var state: RenewalState { switch none {} }
        public var transaction: VerificationResult<Transaction> { switch none {} }
        public var renewalInfo: VerificationResult<RenewalInfo> { switch none {} }

        public static var updates: Statuses { Statuses() }
        public static var all: StoreUpdates<(groupID: String, statuses: [Status])> { StoreUpdates() }
    }
}
