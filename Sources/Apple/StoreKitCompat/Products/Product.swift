public import Foundation
public import FoundationCompat

/// What an app sells. There is no App Store here: no product is ever found, so that there are no values.
public struct Product: Identifiable, Hashable, Sendable {
    private let none: Never

    public var id: String { switch none {} }
    public var type: ProductType { switch none {} }
    public var displayName: String { switch none {} }
    public var description: String { switch none {} }
    public var price: Decimal { switch none {} }
    public var displayPrice: String { switch none {} }
    public var isFamilyShareable: Bool { switch none {} }
    public var subscription: SubscriptionInfo? { switch none {} }
    public var jsonRepresentation: Data { switch none {} }
    public var debugDescription: String { switch none {} }
    public var priceFormatStyle: Decimal.FormatStyle.Currency { switch none {} }
    public var subscriptionPeriodFormatStyle: Date._DurationFormatStyle { switch none {} }
    public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { switch none {} }
    public var currentEntitlement: VerificationResult<Transaction>? { get async { switch none {} } }
    public var currentEntitlements: Transaction.Transactions { switch none {} }
    public var latestTransaction: VerificationResult<Transaction>? { get async { switch none {} } }

    /// None: there is no App Store to ask.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String {
        []
    }
}

extension Product {
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static var consumable: ProductType { ProductType(rawValue: "Consumable") }
        public static var nonConsumable: ProductType { ProductType(rawValue: "Non-Consumable") }
        public static var nonRenewable: ProductType { ProductType(rawValue: "Non-Renewing Subscription") }
        public static var autoRenewable: ProductType { ProductType(rawValue: "Auto-Renewable Subscription") }

        public var localizedDescription: String { rawValue }
    }

    /// The order and the visibility of products in the App Store, which nobody sees.
    public struct PromotionInfo: Identifiable, Hashable, Sendable {
        public enum Visibility: Hashable, Codable, Sendable {
            case appStoreConnectDefault, visible, hidden
        }

        private let none: Never

        public var id: String { productID }
        public var productID: Product.ID { switch none {} }
        public var visibility: Visibility { switch none {} }

        public static var currentOrder: [PromotionInfo] {
            get async throws { throw StoreKitError.notAvailableInStorefront }
        }
        public static func updateProductOrder(byID order: some Collection<Product.ID>) async throws {
            throw StoreKitError.notAvailableInStorefront
        }
        public static func updateProductVisibility(
            _ visibility: Visibility, for productID: Product.ID
        ) async throws {
            throw StoreKitError.notAvailableInStorefront
        }
        public static func updateAll(_ promotions: some Collection<PromotionInfo>) async throws {
            throw StoreKitError.notAvailableInStorefront
        }
    }
}
