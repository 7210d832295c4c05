public import SwiftUICompat

/// Subscriptions to buy on an app's screen; a widget cannot draw it.
public struct SubscriptionStoreView<Content: View>: _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(groupID: String, @ViewBuilder marketingContent: () -> Content) {}
    public nonisolated init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship,
        @ViewBuilder marketingContent: () -> Content
    ) {}
    public nonisolated init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {}
    public nonisolated init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {}
}

extension SubscriptionStoreView where Content == EmptyView {
    public nonisolated init(groupID: String) {}
    public nonisolated init(groupID: String, visibleRelationships: Product.SubscriptionRelationship) {}
    public nonisolated init(productIDs: some Collection<Product.ID>) {}
    public nonisolated init(subscriptions: some Collection<Product>) {}
}

/// Subscriptions that a store shows as one group.
public struct SubscriptionOptionGroup<Label: View, MarketingContent: View>: _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(
        isIncluded: @escaping (Product, Product.SubscriptionInfo) -> Bool, @ViewBuilder label: () -> Label,
        @ViewBuilder marketingContent: () -> MarketingContent
    ) {}
    public nonisolated init(
        @ViewBuilder label: () -> Label, @ViewBuilder marketingContent: () -> MarketingContent
    ) {}
}

extension SubscriptionOptionGroup where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isIncluded: @escaping (Product, Product.SubscriptionInfo) -> Bool,
        @ViewBuilder marketingContent: () -> MarketingContent
    ) {}
}

/// Subscriptions of one length each in a group.
public struct SubscriptionPeriodGroupSet<Label: View, MarketingContent: View>: _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(
        @ViewBuilder label: @escaping (Product.SubscriptionPeriod) -> Label,
        @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod) -> MarketingContent
    ) {}
}

/// One subscription's button; a widget cannot draw it.
public struct SubscriptionStoreButton: _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(_ option: SubscriptionStoreControlStyleConfiguration.Option) {}
}

/// What is offered to subscribers on an app's screen, as of iOS 26; a widget cannot draw it.
public struct SubscriptionOfferView<Icon: View, PlaceholderIcon: View>: _PrimitiveView {
    public typealias Body = Never
}

extension SubscriptionOfferView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    public nonisolated init(id: Product.ID) {}
    public nonisolated init(id: Product.ID, prefersPromotionalIcon: Bool) {}
    public nonisolated init(_ product: Product) {}
    public nonisolated init(_ product: Product, prefersPromotionalIcon: Bool) {}
    public nonisolated init(groupID: String) {}
}

extension Product {
    /// How a subscription stands to the one that somebody has.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static var current: SubscriptionRelationship { SubscriptionRelationship(rawValue: 1) }
        public static var upgrade: SubscriptionRelationship { SubscriptionRelationship(rawValue: 2) }
        public static var crossgrade: SubscriptionRelationship { SubscriptionRelationship(rawValue: 4) }
        public static var downgrade: SubscriptionRelationship { SubscriptionRelationship(rawValue: 8) }
        public static var all: SubscriptionRelationship { [.current, .upgrade, .crossgrade, .downgrade] }
    }
}

/// What a subscription's button says.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private let name: String

    public static var automatic: SubscriptionStoreButtonLabel { .init(name: "automatic") }
    public static var action: SubscriptionStoreButtonLabel { .init(name: "action") }
    public static var displayName: SubscriptionStoreButtonLabel { .init(name: "displayName") }
    public static var price: SubscriptionStoreButtonLabel { .init(name: "price") }
    public static var singleLine: SubscriptionStoreButtonLabel { .init(name: "singleLine") }
    public static var multiline: SubscriptionStoreButtonLabel { .init(name: "multiline") }

    public var action: SubscriptionStoreButtonLabel { .init(name: name + " action") }
    public var displayName: SubscriptionStoreButtonLabel { .init(name: name + " displayName") }
    public var price: SubscriptionStoreButtonLabel { .init(name: name + " price") }
    public var singleLine: SubscriptionStoreButtonLabel { .init(name: name + " singleLine") }
    public var multiline: SubscriptionStoreButtonLabel { .init(name: name + " multiline") }
}

public enum SubscriptionStorePolicyKind: Hashable, Sendable {
    case privacyPolicy, termsOfService
}

extension ContainerBackgroundPlacement {
    public static var subscriptionStore: ContainerBackgroundPlacement { .init(name: "subscriptionStore") }
    public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .init(name: "subscriptionStoreHeader") }
    public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement {
        .init(name: "subscriptionStoreFullHeight")
    }
}
