/// Where an item of a toolbar is.
public struct ToolbarItemPlacement: Sendable {
    private let name: String

    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let status = ToolbarItemPlacement(name: "status")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
    public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
    public static let title = ToolbarItemPlacement(name: "title")
    public static let subtitle = ToolbarItemPlacement(name: "subtitle")
    public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
    public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament")
    public static let topBarPinnedTrailing = ToolbarItemPlacement(name: "topBarPinnedTrailing")
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(name: "accessoryBar")
    }
}

/// Which bar a modifier is for.
public struct ToolbarPlacement: Sendable {
    private let name: String

    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
    public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement(name: "accessoryBar") }
}

/// What a toolbar is for.
public struct ToolbarRole: Sendable {
    private let name: String

    public static let automatic = ToolbarRole(name: "automatic")
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    public static let browser = ToolbarRole(name: "browser")
    public static let editor = ToolbarRole(name: "editor")
}

public struct ToolbarTitleDisplayMode: Sendable {
    private let name: String

    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    public static let large = ToolbarTitleDisplayMode(name: "large")
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

public struct ToolbarDefaultItemKind: Sendable {
    private let name: String

    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    public static let title = ToolbarDefaultItemKind(name: "title")
}

public enum ToolbarLabelStyle: Sendable, Equatable {
    case automatic
    case titleAndIcon
    case titleOnly
    case iconOnly
}
