public import Foundation

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device, which here is always the phone that widgets are measured on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// What a battery does.
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    public static let current = UIDevice()

    open var name: String { "iPhone" }
    open var model: String { "iPhone" }
    open var localizedModel: String { "iPhone" }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "17.0" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var identifierForVendor: UUID? { nil }
    open var isMultitaskingSupported: Bool { true }

    public override init() {}

    // MARK: Battery

    open var isBatteryMonitoringEnabled = false

    /// Unknown, as where nothing monitors the battery: there is none here.
    open var batteryState: BatteryState { .unknown }

    /// -1, which says that the level is unknown.
    open var batteryLevel: Float { -1 }

    // MARK: Sensors

    open var isProximityMonitoringEnabled = false
    open var proximityState: Bool { false }

    /// Unknown, as where nothing generates notifications of it.
    open var orientation: UIDeviceOrientation { .unknown }
    open private(set) var isGeneratingDeviceOrientationNotifications = false

    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    /// Makes no sound here.
    open func playInputClick() {}

    // MARK: Notifications, none of which is ever posted here

    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}
