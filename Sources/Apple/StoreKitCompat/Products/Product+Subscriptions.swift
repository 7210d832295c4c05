public import Foundation
public import FoundationCompat

extension Product {
    /// A subscription's length, and what is known of it.
    public struct SubscriptionInfo: Hashable, Sendable {
        private let none: Never

        public var subscriptionGroupID: String { switch none {} }
        public var subscriptionPeriod: SubscriptionPeriod { switch none {} }
        public var introductoryOffer: SubscriptionOffer? { switch none {} }
        public var promotionalOffers: [SubscriptionOffer] { switch none {} }
        public var winBackOffers: [SubscriptionOffer] { switch none {} }
        public var groupLevel: Int { switch none {} }
        public var groupDisplayName: String { switch none {} }
        public var isEligibleForIntroOffer: Bool { get async { switch none {} } }
        public var status: [Status] { get async throws { switch none {} } }

        public static func status(for groupID: String) async throws -> [Status] { [] }
        public static func status(transactionID: UInt64) async throws -> Status? { nil }
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    }

    /// How long a subscription lasts before it is renewed.
    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable {
            case day, week, month, year
        }

        public let unit: Unit
        public let value: Int

        public static var everyThreeDays: SubscriptionPeriod { SubscriptionPeriod(unit: .day, value: 3) }
        public static var weekly: SubscriptionPeriod { SubscriptionPeriod(unit: .week, value: 1) }
        public static var everyTwoWeeks: SubscriptionPeriod { SubscriptionPeriod(unit: .week, value: 2) }
        public static var monthly: SubscriptionPeriod { SubscriptionPeriod(unit: .month, value: 1) }
        public static var everyTwoMonths: SubscriptionPeriod { SubscriptionPeriod(unit: .month, value: 2) }
        public static var everyThreeMonths: SubscriptionPeriod { SubscriptionPeriod(unit: .month, value: 3) }
        public static var everySixMonths: SubscriptionPeriod { SubscriptionPeriod(unit: .month, value: 6) }
        public static var yearly: SubscriptionPeriod { SubscriptionPeriod(unit: .year, value: 1) }

        /// The days from a date until the subscription is renewed.
        public func dateRange(referenceDate: Date) -> Range<Date> {
            let calendar = Calendar.current
            let end =
                switch unit {
                case .day: calendar.date(byAdding: .day, value: value, to: referenceDate)
                case .week: calendar.date(byAdding: .day, value: 7 * value, to: referenceDate)
                case .month: calendar.date(byAdding: .month, value: value, to: referenceDate)
                case .year: calendar.date(byAdding: .year, value: value, to: referenceDate)
                }
            return referenceDate..<max(end ?? referenceDate, referenceDate)
        }
        public func formatted(_ format: Date._DurationFormatStyle) -> String {
            dateRange(referenceDate: Date()).formatted(format)
        }
    }

    public struct SubscriptionOffer: Hashable, Sendable {
        private let none: Never

        public var id: String? { switch none {} }
        public var type: OfferType { switch none {} }
        public var price: Decimal { switch none {} }
        public var displayPrice: String { switch none {} }
        public var period: SubscriptionPeriod { switch none {} }
        public var periodCount: Int { switch none {} }
        public var paymentMode: PaymentMode { switch none {} }

        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }

            public static var introductory: OfferType { OfferType(rawValue: "Introductory") }
            public static var promotional: OfferType { OfferType(rawValue: "Promotional") }
            public static var winBack: OfferType { OfferType(rawValue: "WinBack") }

            public var localizedDescription: String { rawValue }
        }

        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }

            public static var payAsYouGo: PaymentMode { PaymentMode(rawValue: "PayAsYouGo") }
            public static var payUpFront: PaymentMode { PaymentMode(rawValue: "PayUpFront") }
            public static var freeTrial: PaymentMode { PaymentMode(rawValue: "FreeTrial") }

            public var localizedDescription: String { rawValue }
        }

        /// What a server signs a promotional offer with.
        public struct Signature: Hashable, Sendable {
            public let keyID: String
            public let nonce: UUID
            public let timestamp: Int
            public let signature: Data

            public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
                (self.keyID, self.nonce, self.timestamp) = (keyID, nonce, timestamp)
                self.signature = signature
            }
        }
    }
}

extension Product.SubscriptionPeriod.Unit {
    public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
    }

    public func formatted(_ format: FormatStyle) -> String { format.format(self) }
    public func formatted() -> String { localizedDescription }

    public struct FormatStyle: Foundation.FormatStyle {
        public func format(_ value: Product.SubscriptionPeriod.Unit) -> String { value.localizedDescription }
    }
}
