public import Foundation

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

extension EnvironmentValues {
    private enum IsEnabledKey: EnvironmentKey { static let defaultValue: Bool = true }
    private enum ControlSizeKey: EnvironmentKey { static let defaultValue: ControlSize = .regular }
    private enum HeaderProminenceKey: EnvironmentKey { static let defaultValue: Prominence = .standard }
    private enum LabelsVisibilityKey: EnvironmentKey { static let defaultValue: Visibility = .automatic }
    private enum HorizontalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .compact }
    private enum VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .compact }
    private enum DefaultMinListRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
    private enum DefaultMinListHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
    private enum AutocorrectionDisabledKey: EnvironmentKey { static let defaultValue: Bool = false }
    private enum IsScrollEnabledKey: EnvironmentKey { static let defaultValue: Bool = true }
    private enum ContentTransitionKey: EnvironmentKey { static let defaultValue: ContentTransition = .identity }
    private enum ContentTransitionAddsDrawingGroupKey: EnvironmentKey { static let defaultValue: Bool = false }

    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// - Compatibility: compiles
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    public var defaultMinListRowHeight: CGFloat {
        get { self[DefaultMinListRowHeightKey.self] }
        set { self[DefaultMinListRowHeightKey.self] = newValue }
    }

    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[DefaultMinListHeaderHeightKey.self] }
        set { self[DefaultMinListHeaderHeightKey.self] = newValue }
    }

    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }

    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }

    /// How content would change; nothing moves in a still picture.
    ///
    /// - Compatibility: compiles
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// - Compatibility: compiles
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionAddsDrawingGroupKey.self] }
        set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
    }
}
