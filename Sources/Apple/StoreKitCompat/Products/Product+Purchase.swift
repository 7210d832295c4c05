public import Foundation
public import UIKitCompat

extension Product {
    public enum PurchaseResult: Hashable, Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    public enum PurchaseError: Error, Hashable, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
        case invalidOfferPrice, invalidOfferSignature, missingOfferParameters
    }

    @discardableResult
    public func purchase(options: Set<PurchaseOption>) async throws -> PurchaseResult {
        throw StoreKitError.notAvailableInStorefront
    }
    @discardableResult
    public func purchase() async throws -> PurchaseResult { try await purchase(options: []) }

    @MainActor @discardableResult
    public func purchase(
        confirmIn scene: some UIScene, options: Set<PurchaseOption>
    ) async throws -> PurchaseResult {
        try await purchase(options: options)
    }
    @MainActor @discardableResult
    public func purchase(confirmIn scene: some UIScene) async throws -> PurchaseResult { try await purchase() }

    @MainActor @discardableResult
    public func purchase(
        confirmIn viewController: some UIViewController, options: Set<PurchaseOption>
    ) async throws -> PurchaseResult {
        try await purchase(options: options)
    }
    @MainActor @discardableResult
    public func purchase(confirmIn viewController: some UIViewController) async throws -> PurchaseResult {
        try await purchase()
    }

    /// What a purchase is to be made with.
    public struct PurchaseOption: Hashable, Sendable {
        private let name: String
        private let value: String

        public static func appAccountToken(_ token: UUID) -> PurchaseOption {
            PurchaseOption(name: "appAccountToken", value: token.uuidString)
        }
        public static func quantity(_ quantity: Int) -> PurchaseOption {
            PurchaseOption(name: "quantity", value: String(quantity))
        }
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(name: "simulatesAskToBuyInSandbox", value: String(simulateAskToBuy))
        }
        public static func promotionalOffer(
            offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
        ) -> PurchaseOption {
            PurchaseOption(
                name: "promotionalOffer",
                value: "\(offerID) \(keyID) \(nonce) \(signature.base64EncodedString()) \(timestamp)")
        }
        public static func promotionalOffer(
            offerID: String, signature: SubscriptionOffer.Signature
        ) -> PurchaseOption {
            promotionalOffer(
                offerID: offerID, keyID: signature.keyID, nonce: signature.nonce, signature: signature.signature,
                timestamp: signature.timestamp)
        }
        public static func promotionalOffer(_ offerID: String, compactJWS: String) -> [PurchaseOption] {
            [PurchaseOption(name: "promotionalOffer", value: "\(offerID) \(compactJWS)")]
        }
        public static func introductoryOfferEligibility(compactJWS: String) -> [PurchaseOption] {
            [PurchaseOption(name: "introductoryOfferEligibility", value: compactJWS)]
        }
        public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
            PurchaseOption(name: "winBackOffer", value: offer.id ?? "")
        }
        public static func onStorefrontChange(
            shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
        ) -> PurchaseOption {
            PurchaseOption(name: "onStorefrontChange", value: "")
        }
        public static func custom(key: String, value: String) -> PurchaseOption {
            PurchaseOption(name: key, value: value)
        }
        public static func custom(key: String, value: Double) -> PurchaseOption {
            PurchaseOption(name: key, value: String(value))
        }
        public static func custom(key: String, value: Bool) -> PurchaseOption {
            PurchaseOption(name: key, value: String(value))
        }
        public static func custom(key: String, value: Data) -> PurchaseOption {
            PurchaseOption(name: key, value: value.base64EncodedString())
        }
    }
}
