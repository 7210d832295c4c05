public import Foundation

/// A value that the App Store signed, or did not.
public enum VerificationResult<SignedType>: Sendable where SignedType: Sendable {
    public enum VerificationError: Error, Hashable, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
        case invalidSignature, missingRequiredProperties
    }

    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): value
            case .unverified(_, let error): throw error
            }
        }
    }

    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// What the App Store tells of one after the other: nothing, and it ends at once.
public struct StoreUpdates<Element: Sendable>: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> Element? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

/// A purchase. There is none here.
public struct Transaction: Identifiable, Hashable, Sendable {
    public typealias Transactions = StoreUpdates<VerificationResult<Transaction>>

    public enum RevocationReason: Int, Hashable, Sendable {
        case otherReason, developerIssue
    }

    public enum OwnershipType: Hashable, Sendable {
        case purchased, familyShared
    }

    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let revocationReason: RevocationReason?
    public let isUpgraded: Bool
    public let purchasedQuantity: Int
    public let ownershipType: OwnershipType
    public let subscriptionGroupID: String?
    public let appAccountToken: UUID?

    public static var all: Transactions { Transactions() }
    public static var currentEntitlements: Transactions { Transactions() }
    public static var updates: Transactions { Transactions() }
    public static var unfinished: Transactions { Transactions() }

    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public func finish() async {}
}

/// The App Store, which is not there.
public enum AppStore {
    public enum Environment: Hashable, Sendable {
        case production, sandbox, xcode
    }

    public static var canMakePayments: Bool { false }
    public static var deviceVerificationID: UUID? { nil }
    public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
}

/// How the app itself was bought.
public struct AppTransaction: Hashable, Sendable {
    public let appVersion: String
    public let originalAppVersion: String
    public let originalPurchaseDate: Date
    public let bundleID: String
    public let environment: AppStore.Environment

    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.notAvailableInStorefront }
    }

    public static func refresh() async throws -> VerificationResult<AppTransaction> {
        throw StoreKitError.notAvailableInStorefront
    }
}

/// The App Store's country.
public struct Storefront: Hashable, Sendable {
    public let id: String
    public let countryCode: String
    public static var current: Storefront? { get async { nil } }
}
