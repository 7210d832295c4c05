public import SwiftUICompat

/// How a product looks in a store.
@preconcurrency @MainActor
public protocol ProductViewStyle {
    associatedtype Body: View
    typealias Configuration = ProductViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a product; there is no product.
public struct ProductViewStyleConfiguration {
    private let none: Never

    public var state: Product.TaskState { switch none {} }
    public var product: Product? { switch none {} }
    public var icon: AnyView { switch none {} }
    public var descriptionVisibility: Visibility { switch none {} }
    public var hasCurrentEntitlement: Bool { switch none {} }
    @MainActor public func purchase() {}
}

public struct AutomaticProductViewStyle: ProductViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
    public static nonisolated var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}

public struct CompactProductViewStyle: ProductViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
    public static nonisolated var compact: CompactProductViewStyle { CompactProductViewStyle() }
}

public struct RegularProductViewStyle: ProductViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
    public static nonisolated var regular: RegularProductViewStyle { RegularProductViewStyle() }
}

public struct LargeProductViewStyle: ProductViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
    public static nonisolated var large: LargeProductViewStyle { LargeProductViewStyle() }
}
