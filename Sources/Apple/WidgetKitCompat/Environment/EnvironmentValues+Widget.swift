public import SwiftUICompat

extension EnvironmentValues {
    private enum FamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
    private enum RenderingModeKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }
    private enum RemovesBackgroundKey: EnvironmentKey { static let defaultValue = false }
    private enum ContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
    private enum ShowsLabelKey: EnvironmentKey { static let defaultValue = false }
    private enum ActivityFamilyKey: EnvironmentKey { static let defaultValue = ActivityFamily.medium }
    private enum ActivityFamiliesKey: EnvironmentKey { static let defaultValue: Set<ActivityFamily> = [] }
    private enum IsActivityFullscreenKey: EnvironmentKey { static let defaultValue = false }
    private enum IsActivityUpdateReducedKey: EnvironmentKey { static let defaultValue = false }
    private enum LevelOfDetailKey: EnvironmentKey { static let defaultValue = LevelOfDetail.default }

    /// The family of the widget that is drawn.
    public var widgetFamily: WidgetFamily {
        get { self[FamilyKey.self] }
        set { self[FamilyKey.self] = newValue }
    }

    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
    }

    /// Whether the system leaves out a container's background where the widget is shown, if the widget lets it.
    package var removesWidgetBackground: Bool {
        get { self[RemovesBackgroundKey.self] }
        set { self[RemovesBackgroundKey.self] = newValue }
    }

    /// False where the system leaves out what `containerBackground(for: .widget)` gives.
    public package(set) var showsWidgetContainerBackground: Bool {
        get { showsContainerBackground }
        set { showsContainerBackground = newValue }
    }

    /// The margins around the content, unless the widget disables them.
    public package(set) var widgetContentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    /// True where an accessory has a label beside it, which none has on a phone.
    public package(set) var showsWidgetLabel: Bool {
        get { self[ShowsLabelKey.self] }
        set { self[ShowsLabelKey.self] = newValue }
    }

    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }

    /// The sizes that the Live Activity may be drawn in.
    public var supportedActivityFamilies: Set<ActivityFamily> {
        get { self[ActivityFamiliesKey.self] }
        set { self[ActivityFamiliesKey.self] = newValue }
    }

    public package(set) var isActivityFullscreen: Bool {
        get { self[IsActivityFullscreenKey.self] }
        set { self[IsActivityFullscreenKey.self] = newValue }
    }

    /// True where a display that is always on shows fewer updates.
    public package(set) var isActivityUpdateReduced: Bool {
        get { self[IsActivityUpdateReducedKey.self] }
        set { self[IsActivityUpdateReducedKey.self] = newValue }
    }

    /// How much a widget should show, by how far away it is seen from.
    public package(set) var levelOfDetail: LevelOfDetail {
        get { self[LevelOfDetailKey.self] }
        set { self[LevelOfDetailKey.self] = newValue }
    }
}

/// How much a widget should show.
public enum LevelOfDetail: Hashable, Sendable {
    case `default`
    case simplified
}
