public import SwiftUICompat

// What a tab view does; a widget has none.

extension View {
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { unchanged() }
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { unchanged() }
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { unchanged() }

    public nonisolated func badge(_ count: Int) -> some View { unchanged() }
    public nonisolated func badge(_ label: Text?) -> some View { unchanged() }
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { unchanged() }
    @_disfavoredOverload
    public nonisolated func badge(_ resource: LocalizedStringResource?) -> some View { unchanged() }
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { unchanged() }
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { unchanged() }

    public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        unchanged()
    }
    public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        unchanged()
    }
    public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        unchanged()
    }
    public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        unchanged()
    }
    public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        unchanged()
    }
    public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { unchanged() }
    public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { unchanged() }
    public nonisolated func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View {
        unchanged()
    }
}

public struct BadgeProminence: Hashable, Sendable {
    private let name: String

    public static let standard = BadgeProminence(name: "standard")
    public static let increased = BadgeProminence(name: "increased")
    public static let decreased = BadgeProminence(name: "decreased")
}

public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    public static let never = TabBarMinimizeBehavior(name: "never")
}

public struct TabSearchActivation: Hashable, Sendable {
    private let name: String

    public static let automatic = TabSearchActivation(name: "automatic")
    public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

public struct TabPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

public struct TabCustomizationBehavior: Equatable, Sendable {
    private let name: String

    public static let automatic = TabCustomizationBehavior(name: "automatic")
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// How the user has arranged a sidebar's tabs.
public struct TabViewCustomization: Codable, Sendable {
    public init() {}

    public mutating func resetTabOrder() {}
    public mutating func resetVisibility() {}
}

/// Where the accessory of a tab bar is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    case inline
    case expanded
}

extension EnvironmentValues {
    /// Where the tab view's bottom accessory is; a widget has none.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
    public var badgeProminence: BadgeProminence { .standard }
}
