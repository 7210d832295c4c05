public struct WindowResizability: Sendable {
    private let name: String

    public static let automatic = WindowResizability(name: "automatic")
    public static let contentSize = WindowResizability(name: "contentSize")
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

public struct SceneLaunchBehavior: Sendable {
    private let name: String

    public static let automatic = SceneLaunchBehavior(name: "automatic")
    public static let presented = SceneLaunchBehavior(name: "presented")
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

public struct SceneRestorationBehavior: Sendable {
    private let name: String

    public static let automatic = SceneRestorationBehavior(name: "automatic")
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// How windows look; the framework's own types adopt it.
@MainActor @preconcurrency public protocol WindowStyle {}

public struct DefaultWindowStyle: WindowStyle, Sendable { public nonisolated init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable { public nonisolated init() {} }
public struct TitleBarWindowStyle: WindowStyle, Sendable { public nonisolated init() {} }
public struct PlainWindowStyle: WindowStyle, Sendable { public nonisolated init() {} }

extension WindowStyle where Self == DefaultWindowStyle {
    public static nonisolated var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static nonisolated var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    public static nonisolated var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    public static nonisolated var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How the toolbars of windows look; the framework's own types adopt it.
@MainActor @preconcurrency public protocol WindowToolbarStyle {}

public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable { public nonisolated init() {} }
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable { public nonisolated init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    public nonisolated init(showsTitle: Bool = true) {}
}
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable {
    public nonisolated init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    public static nonisolated var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    public static nonisolated var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static nonisolated var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static nonisolated var unifiedCompact: UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }
}

/// How items in the menu bar open; the framework's own types adopt it.
@MainActor @preconcurrency public protocol MenuBarExtraStyle {}

public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle, Sendable { public nonisolated init() {} }
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle, Sendable { public nonisolated init() {} }
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle, Sendable { public nonisolated init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    public static nonisolated var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    public static nonisolated var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    public static nonisolated var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}
