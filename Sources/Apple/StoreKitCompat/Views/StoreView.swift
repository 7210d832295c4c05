public import SwiftUICompat

/// How far the icon of a product is loaded.
public enum ProductIconPhase {
    case loading, unavailable
    case success(Image)
    case failure(any Error)

    public var promotedIcon: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Products to buy on an app's screen; a widget cannot draw it.
public struct StoreView<Icon: View, PlaceholderIcon: View>: _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(
        ids: some Collection<Product.ID>,
        @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
    public nonisolated init(
        ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool,
        @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
    public nonisolated init(
        products: some Collection<Product>,
        @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
    public nonisolated init(
        products: some Collection<Product>, prefersPromotionalIcon: Bool,
        @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    public nonisolated init(ids: some Collection<Product.ID>) {}
    public nonisolated init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool) {}
    public nonisolated init(products: some Collection<Product>) {}
    public nonisolated init(products: some Collection<Product>, prefersPromotionalIcon: Bool) {}
}

extension StoreView where PlaceholderIcon == EmptyView {
    public nonisolated init(ids: some Collection<Product.ID>, @ViewBuilder icon: @escaping (Product) -> Icon) {}
    public nonisolated init(
        ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool, @ViewBuilder icon: @escaping (Product) -> Icon
    ) {}
    public nonisolated init(products: some Collection<Product>, @ViewBuilder icon: @escaping (Product) -> Icon) {}
    public nonisolated init(
        products: some Collection<Product>, prefersPromotionalIcon: Bool, @ViewBuilder icon: @escaping (Product) -> Icon
    ) {}
}

/// A product to buy on an app's screen; a widget cannot draw it.
public struct ProductView<Icon: View, PlaceholderIcon: View>: _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(
        id productID: Product.ID,
        @ViewBuilder icon: @escaping () -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
    public nonisolated init(
        id productID: Product.ID,
        @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
    public nonisolated init(
        id productID: Product.ID, prefersPromotionalIcon: Bool,
        @ViewBuilder icon: @escaping () -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
    public nonisolated init(
        id productID: Product.ID, prefersPromotionalIcon: Bool,
        @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    public nonisolated init(id productID: Product.ID) {}
    public nonisolated init(id productID: Product.ID, prefersPromotionalIcon: Bool) {}
    public nonisolated init(_ product: Product) {}
    public nonisolated init(_ product: Product, prefersPromotionalIcon: Bool) {}
    public nonisolated init(_ configuration: ProductViewStyleConfiguration) {}
}

extension ProductView where PlaceholderIcon == EmptyView {
    public nonisolated init(id productID: Product.ID, @ViewBuilder icon: @escaping () -> Icon) {}
    public nonisolated init(
        id productID: Product.ID, prefersPromotionalIcon: Bool, @ViewBuilder icon: @escaping () -> Icon
    ) {}
    public nonisolated init(_ product: Product, @ViewBuilder icon: @escaping () -> Icon) {}
    public nonisolated init(
        _ product: Product, prefersPromotionalIcon: Bool, @ViewBuilder icon: @escaping () -> Icon
    ) {}
    public nonisolated init(_ product: Product, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon) {}
    public nonisolated init(
        _ product: Product, prefersPromotionalIcon: Bool, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon
    ) {}
}

extension Product {
    /// How far the loading of products is.
    public enum TaskState: Sendable {
        case loading
        case success(Product)
        case unavailable
        case failure(any Error)

        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }

    /// How far the loading of several products is.
    public enum CollectionTaskState: Sendable {
        case loading
        case success([Product], unavailable: [Product.ID])
        case failure(any Error)

        public var products: [Product] { if case .success(let products, _) = self { products } else { [] } }
        public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
    }
}

/// How far the loading of an entitlement is.
public enum EntitlementTaskState<Value: Sendable>: Sendable {
    case loading
    case success(Value)
    case failure(any Error)

    public var value: Value? { if case .success(let value) = self { value } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }

    public func map<NewValue: Sendable>(_ transform: (Value) -> NewValue) -> EntitlementTaskState<NewValue> {
        switch self {
        case .loading: .loading
        case .success(let value): .success(transform(value))
        case .failure(let error): .failure(error)
        }
    }
}

/// A button of a store.
public struct StoreButtonKind: Hashable, Sendable {
    private let name: String

    public static var cancellation: StoreButtonKind { StoreButtonKind(name: "cancellation") }
    public static var restorePurchases: StoreButtonKind { StoreButtonKind(name: "restorePurchases") }
    public static var redeemCode: StoreButtonKind { StoreButtonKind(name: "redeemCode") }
    public static var signIn: StoreButtonKind { StoreButtonKind(name: "signIn") }
    public static var policies: StoreButtonKind { StoreButtonKind(name: "policies") }
}
