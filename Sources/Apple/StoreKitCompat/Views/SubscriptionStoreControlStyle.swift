public import SwiftUICompat

/// How the choice among subscriptions looks.
@preconcurrency @MainActor
public protocol SubscriptionStoreControlStyle {
    associatedtype Body: View
    typealias Configuration = SubscriptionStoreControlStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of subscriptions; there are none.
public struct SubscriptionStoreControlStyleConfiguration {
    private let none: Never

    public var options: [Option] { switch none {} }

    public struct Option: Identifiable, Hashable, Sendable {
        private let none: Never

        public var id: Product.ID { switch none {} }
        public var subscription: Product { switch none {} }
        public var isActive: Bool { switch none {} }
        public var isFamilyShareable: Bool { switch none {} }
    }
}

/// Where in a store the choice among subscriptions is.
public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
    private let name: String

    public static var automatic: SubscriptionStoreControlPlacement { .init(name: "automatic") }
    public static var scrollView: SubscriptionStoreControlPlacement { .init(name: "scrollView") }
    public static var bottomBar: SubscriptionStoreControlPlacement { .init(name: "bottomBar") }
    public static var leading: SubscriptionStoreControlPlacement { .init(name: "leading") }
    public static var trailing: SubscriptionStoreControlPlacement { .init(name: "trailing") }
    public static var buttonsInBottomBar: SubscriptionStoreControlPlacement { .init(name: "buttonsInBottomBar") }
}

public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    public static nonisolated var automatic: AutomaticSubscriptionStoreControlStyle {
        AutomaticSubscriptionStoreControlStyle()
    }
}

public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    public static nonisolated var picker: PickerSubscriptionStoreControlStyle { PickerSubscriptionStoreControlStyle() }
}

public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    public static nonisolated var prominentPicker: ProminentPickerSubscriptionStoreControlStyle {
        ProminentPickerSubscriptionStoreControlStyle()
    }
}

public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
    public static nonisolated var compactPicker: CompactPickerSubscriptionStoreControlStyle {
        CompactPickerSubscriptionStoreControlStyle()
    }
}

public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
    public static nonisolated var pagedPicker: PagedPickerSubscriptionStoreControlStyle {
        PagedPickerSubscriptionStoreControlStyle()
    }
}

public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
    public static nonisolated var pagedProminentPicker: PagedProminentPickerSubscriptionStoreControlStyle {
        PagedProminentPickerSubscriptionStoreControlStyle()
    }
}

public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    public static nonisolated var buttons: ButtonsSubscriptionStoreControlStyle {
        ButtonsSubscriptionStoreControlStyle()
    }
}
