public import SwiftUICompat
public import UIKitCompat

/// Something that the App Store tells an app's user; nothing is told here.
public struct Message: Hashable, Sendable {
    public struct Reason: Hashable, Sendable {
        private let name: String

        public static var generic: Reason { Reason(name: "generic") }
        public static var priceIncreaseConsent: Reason { Reason(name: "priceIncreaseConsent") }
        public static var billingIssue: Reason { Reason(name: "billingIssue") }
        public static var winBackOffer: Reason { Reason(name: "winBackOffer") }
    }

    public let reason: Reason

    public typealias Messages = StoreUpdates<Message>

    public static var messages: Messages { Messages() }

    @MainActor public func display(in scene: UIWindowScene) throws { throw StoreKitError.notAvailableInStorefront }
}

/// Shows a message of the App Store's; it cannot here.
@MainActor
public struct DisplayMessageAction: Sendable {
    nonisolated init() {}

    public func callAsFunction(_ message: Message) throws { throw StoreKitError.notAvailableInStorefront }
}

/// Asks for a review of the app, which nobody sees.
@MainActor
public struct RequestReviewAction: Sendable {
    nonisolated init() {}

    public func callAsFunction() {}
}

/// Buys a product; it cannot here.
@MainActor
public struct PurchaseAction: Sendable {
    nonisolated init() {}

    @discardableResult
    public func callAsFunction(_ product: Product) async throws -> Product.PurchaseResult {
        try await product.purchase()
    }
    @discardableResult
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption>
    ) async throws -> Product.PurchaseResult {
        try await product.purchase(options: options)
    }
}

extension EnvironmentValues {
    public var purchase: PurchaseAction { PurchaseAction() }
    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
