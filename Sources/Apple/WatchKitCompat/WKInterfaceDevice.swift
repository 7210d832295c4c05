public import Foundation

/// The watch, which here is one of 45 mm.
@MainActor public final class WKInterfaceDevice {
    private static let device = WKInterfaceDevice()

    public static func current() -> WKInterfaceDevice { device }

    public let name = "Apple Watch"
    public let model = "Apple Watch"
    public let localizedModel = "Apple Watch"
    public let systemName = "watchOS"
    public let systemVersion = "10.0"
    public let screenBounds = CGRect(x: 0, y: 0, width: 198, height: 242)
    public let screenScale: CGFloat = 2
    public let wristLocation = WKInterfaceDeviceWristLocation.left
    public let crownOrientation = WKInterfaceDeviceCrownOrientation.right
    public let layoutDirection = WKInterfaceLayoutDirection.leftToRight
    public let batteryState = WKInterfaceDeviceBatteryState.unknown
    /// -1: unknown, as on a watch that does not monitor it.
    public let batteryLevel: Float = -1
    public var isBatteryMonitoringEnabled = false
    public var identifierForVendor: UUID? { nil }
    public var supportsAudioStreaming: Bool { false }

    private init() {}

    /// No effect: there is nothing here to tap a wrist with.
    public func play(_ type: WKHapticType) {}
}

public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }
public enum WKInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum WKInterfaceDeviceBatteryState: Int, Sendable { case unknown, unplugged, charging, full }

public enum WKHapticType: Int, Sendable {
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click
    case navigationGenericManeuver, navigationLeftTurn, navigationRightTurn
    case underwaterDepthPrompt, underwaterDepthCriticalPrompt
}
