public import SwiftUICompat

/// Products to buy on an app's screen; a widget cannot draw it.
public struct StoreView<Icon: View, PlaceholderIcon: View>: _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(
        ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    public nonisolated init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {}
    public nonisolated init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {}
}

extension StoreView where PlaceholderIcon == EmptyView {
    public nonisolated init(
        ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) {}
}

/// A product to buy on an app's screen; a widget cannot draw it.
public struct ProductView<Icon: View, PlaceholderIcon: View>: _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    public nonisolated init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {}
    public nonisolated init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
}

extension ProductView where PlaceholderIcon == EmptyView {
    public nonisolated init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon
    ) {}
}

/// Subscriptions to buy on an app's screen; a widget cannot draw it.
public struct SubscriptionStoreView<Content: View>: _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) {}

    public nonisolated init(
        productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
    ) {}

    public nonisolated init(
        subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
    ) {}
}

extension SubscriptionStoreView where Content == EmptyView {
    public nonisolated init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {}
    public nonisolated init(productIDs: some Collection<Product.ID>) {}
    public nonisolated init(subscriptions: some Collection<Product>) {}
}

extension Product {
    /// How a subscription stands to the one that somebody has.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let current = SubscriptionRelationship(rawValue: 1)
        public static let upgrade = SubscriptionRelationship(rawValue: 2)
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        public static let downgrade = SubscriptionRelationship(rawValue: 8)
        public static let all: SubscriptionRelationship = [.current, .upgrade, .crossgrade, .downgrade]
    }

    /// How far the loading of products is.
    public enum TaskState: Sendable {
        case loading
        case success(Product)
        case unavailable
        case failure(any Error)
    }

    /// How far the loading of several products is.
    public enum CollectionTaskState: Sendable {
        case loading
        case success([Product], unavailable: [Product.ID])
        case failure(any Error)
    }
}

/// How far the loading of an entitlement is.
public enum EntitlementTaskState<Value: Sendable>: Sendable {
    case loading
    case success(Value)
    case failure(any Error)

    public var value: Value? { if case .success(let value) = self { value } else { nil } }
}

/// A button of a store.
public struct StoreButtonKind: Hashable, Sendable {
    private let name: String

    public static let cancellation = StoreButtonKind(name: "cancellation")
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    public static let signIn = StoreButtonKind(name: "signIn")
    public static let policies = StoreButtonKind(name: "policies")
}

/// How a product looks in a store.
public struct ProductViewStyleName: Hashable, Sendable {
    private let name: String

    public static let automatic = ProductViewStyleName(name: "automatic")
    public static let compact = ProductViewStyleName(name: "compact")
    public static let regular = ProductViewStyleName(name: "regular")
    public static let large = ProductViewStyleName(name: "large")
}

/// How the choice among subscriptions looks.
public struct SubscriptionStoreControlStyleName: Hashable, Sendable {
    private let name: String

    public static let automatic = SubscriptionStoreControlStyleName(name: "automatic")
    public static let picker = SubscriptionStoreControlStyleName(name: "picker")
    public static let prominentPicker = SubscriptionStoreControlStyleName(name: "prominentPicker")
    public static let compactPicker = SubscriptionStoreControlStyleName(name: "compactPicker")
    public static let buttons = SubscriptionStoreControlStyleName(name: "buttons")
}

// No effect, each: nothing is bought in a widget, and no sheet is shown.
extension View {
    public nonisolated func onInAppPurchaseStart(perform action: ((Product) async -> Void)? = nil) -> some View {
        self
    }

    public nonisolated func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)? = nil
    ) -> some View { self }

    public nonisolated func inAppPurchaseOptions(
        _ options: ((Product) async -> Set<Product.PurchaseOption>?)? = nil
    ) -> some View { self }

    public nonisolated func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...) -> some View {
        self
    }

    public nonisolated func productViewStyle(_ style: ProductViewStyleName) -> some View { self }
    public nonisolated func subscriptionStoreControlStyle(
        _ style: SubscriptionStoreControlStyleName
    ) -> some View { self }

    public nonisolated func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View { self }

    public nonisolated func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View { self }

    public nonisolated func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
    ) -> some View { self }

    public nonisolated func storeProductsTask(
        for ids: some Collection<String>, priority: TaskPriority = .medium,
        action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View { self }

    public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
    public nonisolated func manageSubscriptionsSheet(
        isPresented: Binding<Bool>, subscriptionGroupID: String
    ) -> some View { self }

    public nonisolated func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: ((Result<Transaction.RefundRequestStatus, any Error>) -> Void)? = nil
    ) -> some View { self }

    public nonisolated func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { self }
}

extension Transaction {
    public enum RefundRequestStatus: Hashable, Sendable {
        case success, userCancelled
    }
}

extension AppStore {
    /// Asks for nothing.
    @MainActor public static func requestReview(in scene: AnyObject) {}
    @MainActor public static func showManageSubscriptions(in scene: AnyObject) async throws {
        throw StoreKitError.notAvailableInStorefront
    }
}
