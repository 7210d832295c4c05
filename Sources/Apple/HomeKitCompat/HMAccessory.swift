public import Foundation

/// A thing in a home that can be controlled.
open class HMAccessory: NSObject, @unchecked Sendable {
    open weak var delegate: (any HMAccessoryDelegate)?
    open var name: String { "" }
    open var uniqueIdentifier: UUID { UUID() }
    open var isReachable: Bool { false }
    open var isBridged: Bool { false }
    open var isBlocked: Bool { false }
    open var uniqueIdentifiersForBridgedAccessories: [UUID]? { nil }
    open var category: HMAccessoryCategory { HMAccessoryCategory() }
    open var manufacturer: String? { nil }
    open var model: String? { nil }
    open var firmwareVersion: String? { nil }
    open var supportsIdentify: Bool { false }
    open weak var room: HMRoom? { nil }
    open var services: [HMService] { [] }
    open var profiles: [HMAccessoryProfile] { [] }
    open var cameraProfiles: [HMCameraProfile]? { nil }
    open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func identify(completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func identify() async throws { throw HMError(.homeAccessNotAuthorized) }
}

open class HMAccessoryProfile: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: UUID { UUID() }
    open var services: [HMService] { [] }
    open weak var accessory: HMAccessory? { nil }
}

open class HMCameraProfile: HMAccessoryProfile, @unchecked Sendable {}

/// Something that an accessory does.
open class HMService: NSObject, @unchecked Sendable {
    open weak var accessory: HMAccessory? { nil }
    open var serviceType: String { "" }
    open var localizedDescription: String { "" }
    open var name: String { "" }
    open var associatedServiceType: String? { nil }
    open var characteristics: [HMCharacteristic] { [] }
    open var uniqueIdentifier: UUID { UUID() }
    open var isUserInteractive: Bool { false }
    open var isPrimaryService: Bool { false }
    open var linkedServices: [HMService]? { nil }
    open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func updateAssociatedServiceType(
        _ serviceType: String?, completionHandler completion: @escaping ((any Error)?) -> Void
    ) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func updateAssociatedServiceType(_ serviceType: String?) async throws {
        throw HMError(.homeAccessNotAuthorized)
    }
}

/// Something of a service that can be read or set.
open class HMCharacteristic: NSObject, @unchecked Sendable {
    open var characteristicType: String { "" }
    open var localizedDescription: String { "" }
    open weak var service: HMService? { nil }
    open var properties: [String] { [] }
    open var metadata: HMCharacteristicMetadata? { nil }
    open var value: Any? { nil }
    open var isNotificationEnabled: Bool { false }
    open var uniqueIdentifier: UUID { UUID() }
    open func writeValue(_ value: Any?, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func writeValue(_ value: Any?) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func readValue(completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func readValue() async throws { throw HMError(.homeAccessNotAuthorized) }
    open func enableNotification(_ enable: Bool, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func enableNotification(_ enable: Bool) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func updateAuthorizationData(_ data: Data?, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func updateAuthorizationData(_ data: Data?) async throws { throw HMError(.homeAccessNotAuthorized) }
}

open class HMCharacteristicMetadata: NSObject, @unchecked Sendable {
    open var minimumValue: NSNumber? { nil }
    open var maximumValue: NSNumber? { nil }
    open var stepValue: NSNumber? { nil }
    open var maxLength: NSNumber? { nil }
    open var validValues: [NSNumber]? { nil }
    open var format: String? { nil }
    open var units: String? { nil }
    open var manufacturerDescription: String? { nil }
}

/// Looks for new accessories; it finds none.
open class HMAccessoryBrowser: NSObject, @unchecked Sendable {
    open weak var delegate: (any HMAccessoryBrowserDelegate)?
    open var discoveredAccessories: [HMAccessory] { [] }
    open func startSearchingForNewAccessories() {}
    open func stopSearchingForNewAccessories() {}
}

public protocol HMAccessoryBrowserDelegate: NSObjectProtocol {
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory)
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory)
}

extension HMAccessoryBrowserDelegate {
    public func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory) {}
    public func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory) {}
}

public protocol HMAccessoryDelegate: NSObjectProtocol {
    func accessoryDidUpdateName(_ accessory: HMAccessory)
    func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService)
    func accessory(_ accessory: HMAccessory, didUpdateAssociatedServiceTypeFor service: HMService)
    func accessoryDidUpdateServices(_ accessory: HMAccessory)
    func accessory(_ accessory: HMAccessory, didAdd profile: HMAccessoryProfile)
    func accessory(_ accessory: HMAccessory, didRemove profile: HMAccessoryProfile)
    func accessoryDidUpdateReachability(_ accessory: HMAccessory)
    func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
    func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String)
}

extension HMAccessoryDelegate {
    public func accessoryDidUpdateName(_ accessory: HMAccessory) {}
    public func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService) {}
    public func accessory(_ accessory: HMAccessory, didUpdateAssociatedServiceTypeFor service: HMService) {}
    public func accessoryDidUpdateServices(_ accessory: HMAccessory) {}
    public func accessory(_ accessory: HMAccessory, didAdd profile: HMAccessoryProfile) {}
    public func accessory(_ accessory: HMAccessory, didRemove profile: HMAccessoryProfile) {}
    public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
    public func accessory(
        _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
    ) {}
    public func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String) {}
}
