import Foundation
import Testing

@testable import UIKitCompat

@Suite("UIDevice")
struct UIDeviceTests {
    @MainActor @Test("is a phone that knows nothing of its battery and of how it is held")
    func unknown() {
        let device = UIDevice.current
        device.isBatteryMonitoringEnabled = true
        #expect(device.isBatteryMonitoringEnabled)
        #expect((device.batteryLevel, device.batteryState) == (-1, .unknown))
        device.beginGeneratingDeviceOrientationNotifications()
        #expect(device.isGeneratingDeviceOrientationNotifications)
        #expect(!device.orientation.isValidInterfaceOrientation)
        device.endGeneratingDeviceOrientationNotifications()
        #expect((device.userInterfaceIdiom, device.identifierForVendor) == (.phone, nil))
    }
}
