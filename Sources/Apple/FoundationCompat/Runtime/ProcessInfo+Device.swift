public import Foundation

extension ProcessInfo {
    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// A widget's process here never saves power.
    public var isLowPowerModeEnabled: Bool { false }
    public var thermalState: ThermalState { .nominal }
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }
    public var isiOSAppOnVision: Bool { false }

    public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChange")

    /// Runs `block` on a queue of its own; time never runs out here.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }
}

extension Notification.Name {
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChange")
    public static let NSUbiquityIdentityDidChange = Notification.Name("NSUbiquityIdentityDidChange")
    public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdate")
    public static let NSMetadataQueryDidFinishGathering = Notification.Name("NSMetadataQueryDidFinishGathering")
}
