extension EnvironmentValues {
    private enum AccessibilityEnabledKey: EnvironmentKey { static let defaultValue: Bool = false }
    private enum AccessibilityDifferentiateWithoutColorKey: EnvironmentKey { static let defaultValue: Bool = false }
    private enum AccessibilityReduceTransparencyKey: EnvironmentKey { static let defaultValue: Bool = false }
    private enum AccessibilityReduceMotionKey: EnvironmentKey { static let defaultValue: Bool = false }
    private enum AccessibilityInvertColorsKey: EnvironmentKey { static let defaultValue: Bool = false }
    private enum AccessibilityShowButtonShapesKey: EnvironmentKey { static let defaultValue: Bool = false }
    private enum AccessibilityDimFlashingLightsKey: EnvironmentKey { static let defaultValue: Bool = false }
    private enum AccessibilityPlayAnimatedImagesKey: EnvironmentKey { static let defaultValue: Bool = true }
    private enum AccessibilityVoiceOverEnabledKey: EnvironmentKey { static let defaultValue: Bool = false }
    private enum AccessibilitySwitchControlEnabledKey: EnvironmentKey { static let defaultValue: Bool = false }
    private enum AccessibilityQuickActionsEnabledKey: EnvironmentKey { static let defaultValue: Bool = false }
    private enum AccessibilityLargeContentViewerEnabledKey: EnvironmentKey { static let defaultValue: Bool = false }
    private enum AccessibilityAssistiveAccessEnabledKey: EnvironmentKey { static let defaultValue: Bool = false }
    private enum LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }
    private enum IsLuminanceReducedKey: EnvironmentKey { static let defaultValue: Bool = false }

    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }

    public var accessibilityDifferentiateWithoutColor: Bool {
        get { self[AccessibilityDifferentiateWithoutColorKey.self] }
        set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
    }

    public var accessibilityReduceTransparency: Bool {
        get { self[AccessibilityReduceTransparencyKey.self] }
        set { self[AccessibilityReduceTransparencyKey.self] = newValue }
    }

    public var accessibilityReduceMotion: Bool {
        get { self[AccessibilityReduceMotionKey.self] }
        set { self[AccessibilityReduceMotionKey.self] = newValue }
    }

    public var accessibilityInvertColors: Bool {
        get { self[AccessibilityInvertColorsKey.self] }
        set { self[AccessibilityInvertColorsKey.self] = newValue }
    }

    public var accessibilityShowButtonShapes: Bool {
        get { self[AccessibilityShowButtonShapesKey.self] }
        set { self[AccessibilityShowButtonShapesKey.self] = newValue }
    }

    public var accessibilityDimFlashingLights: Bool {
        get { self[AccessibilityDimFlashingLightsKey.self] }
        set { self[AccessibilityDimFlashingLightsKey.self] = newValue }
    }

    public var accessibilityPlayAnimatedImages: Bool {
        get { self[AccessibilityPlayAnimatedImagesKey.self] }
        set { self[AccessibilityPlayAnimatedImagesKey.self] = newValue }
    }

    public var accessibilityVoiceOverEnabled: Bool {
        get { self[AccessibilityVoiceOverEnabledKey.self] }
        set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
    }

    public var accessibilitySwitchControlEnabled: Bool {
        get { self[AccessibilitySwitchControlEnabledKey.self] }
        set { self[AccessibilitySwitchControlEnabledKey.self] = newValue }
    }

    public var accessibilityQuickActionsEnabled: Bool {
        get { self[AccessibilityQuickActionsEnabledKey.self] }
        set { self[AccessibilityQuickActionsEnabledKey.self] = newValue }
    }

    public var accessibilityLargeContentViewerEnabled: Bool {
        get { self[AccessibilityLargeContentViewerEnabledKey.self] }
        set { self[AccessibilityLargeContentViewerEnabledKey.self] = newValue }
    }

    public var accessibilityAssistiveAccessEnabled: Bool {
        get { self[AccessibilityAssistiveAccessEnabledKey.self] }
        set { self[AccessibilityAssistiveAccessEnabledKey.self] = newValue }
    }

    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// Whether the display is dimmed, as an always-on display is.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }
}
