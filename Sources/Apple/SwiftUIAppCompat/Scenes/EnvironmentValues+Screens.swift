public import SwiftUICompat

/// How large the rows of a sidebar are.
public enum SidebarRowSize: Sendable, Hashable {
    case small
    case medium
    case large
}

/// Where the tabs around a view are.
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String

    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    public static let topBar = TabBarPlacement(name: "topBar")
    public static let sidebar = TabBarPlacement(name: "sidebar")
    public static let ornament = TabBarPlacement(name: "ornament")
    public static let pageView = TabBarPlacement(name: "pageView")
}

/// Opens a window in the place of another; a widget has none.
@MainActor @preconcurrency
public struct PushWindowAction {
    nonisolated init() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

// What views ask of the screen, tabs and window around them; a widget has none.
extension EnvironmentValues {
    public var appearsActive: Bool { true }
    public var isTabBarShowingSections: Bool { false }
    public var tabBarPlacement: TabBarPlacement? { nil }
    public var sidebarRowSize: SidebarRowSize { .medium }
    public var pushWindow: PushWindowAction { PushWindowAction() }
    public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
    public var textSelectionAffinity: TextSelectionAffinity { .automatic }
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
    public var supportsImagePlayground: Bool { false }
    public var supportsRemoteScenes: Bool { false }
}
