public import Foundation
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
        public static let pageScrolled = Notification(rawValue: 1009)
        public static let pauseAssistiveTechnology = Notification(rawValue: 1039)
        public static let resumeAssistiveTechnology = Notification(rawValue: 1040)
    }

    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let notificationSwitchControl = Self(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
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
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var buttonShapesEnabled: Bool { EnvironmentValues.current.accessibilityShowButtonShapes }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool {
        EnvironmentValues.current.accessibilityDifferentiateWithoutColor
    }
    public static func post(notification: Notification, argument: Any?) {}
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        nil
    }
    public static func setZoomInProgress(_ zooming: Bool, in view: UIView) {}

    private static func notification(_ name: String) -> Foundation.Notification.Name { .init("UIAccessibility" + name) }
    public static let announcementDidFinishNotification = notification("AnnouncementDidFinishNotification")
    public static let assistiveTouchStatusDidChangeNotification = notification(
        "AssistiveTouchStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification = notification("BoldTextStatusDidChangeNotification")
    public static let buttonShapesEnabledStatusDidChangeNotification = notification(
        "ButtonShapesEnabledStatusDidChangeNotification")
    public static let closedCaptioningStatusDidChangeNotification = notification(
        "ClosedCaptioningStatusDidChangeNotification")
    public static let darkerSystemColorsStatusDidChangeNotification = notification(
        "DarkerSystemColorsStatusDidChangeNotification")
    public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    public static let elementFocusedNotification = notification("ElementFocusedNotification")
    public static let grayscaleStatusDidChangeNotification = notification("GrayscaleStatusDidChangeNotification")
    public static let guidedAccessStatusDidChangeNotification = notification("GuidedAccessStatusDidChangeNotification")
    public static let invertColorsStatusDidChangeNotification = notification("InvertColorsStatusDidChangeNotification")
    public static let monoAudioStatusDidChangeNotification = notification("MonoAudioStatusDidChangeNotification")
    public static let onOffSwitchLabelsDidChangeNotification = notification("OnOffSwitchLabelsDidChangeNotification")
    public static let prefersCrossFadeTransitionsStatusDidChange = notification(
        "PrefersCrossFadeTransitionsStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = notification("ReduceMotionStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification = notification(
        "ReduceTransparencyStatusDidChangeNotification")
    public static let shakeToUndoDidChangeNotification = notification("ShakeToUndoDidChangeNotification")
    public static let speakScreenStatusDidChangeNotification = notification("SpeakScreenStatusDidChangeNotification")
    public static let speakSelectionStatusDidChangeNotification = notification(
        "SpeakSelectionStatusDidChangeNotification")
    public static let switchControlStatusDidChangeNotification = notification(
        "SwitchControlStatusDidChangeNotification")
    public static let videoAutoplayStatusDidChangeNotification = notification(
        "VideoAutoplayStatusDidChangeNotification")
    public static let voiceOverStatusDidChangeNotification = notification("VoiceOverStatusDidChangeNotification")
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}
