import SwiftUICompat

/// What the user has set to be helped: as the picture's environment says.
public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let announcement = Notification(rawValue: 1008)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let screenChanged = Notification(rawValue: 1000)
    }

    public static var isVoiceOverRunning: Bool { false }
    public static var isBoldTextEnabled: Bool { EnvironmentValues.current.legibilityWeight == .bold }
    public static var isReduceMotionEnabled: Bool { EnvironmentValues.current.accessibilityReduceMotion }
    public static var isReduceTransparencyEnabled: Bool { EnvironmentValues.current.accessibilityReduceTransparency }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { EnvironmentValues.current.accessibilityInvertColors }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static func post(notification: Notification, argument: Any?) {}
}
