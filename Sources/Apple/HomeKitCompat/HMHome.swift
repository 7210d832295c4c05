public import Foundation

public enum HMHomeHubState: UInt, Sendable {
    case notAvailable, connected, disconnected
}

/// A home, with its rooms and accessories.
open class HMHome: NSObject, @unchecked Sendable {
    open weak var delegate: (any HMHomeDelegate)?
    open var name: String { "" }
    open var uniqueIdentifier: UUID { UUID() }
    open var isPrimary: Bool { false }
    open var homeHubState: HMHomeHubState { .notAvailable }
    open var supportsAddingNetworkRouter: Bool { false }
    open var matterControllerID: String { "" }
    open var currentUser: HMUser { HMUser() }
    open var users: [HMUser] { [] }
    open var accessories: [HMAccessory] { [] }
    open var rooms: [HMRoom] { [] }
    open var zones: [HMZone] { [] }
    open var serviceGroups: [HMServiceGroup] { [] }
    open var actionSets: [HMActionSet] { [] }
    open var triggers: [HMTrigger] { [] }
    open func roomForEntireHome() -> HMRoom { HMRoom() }
    open func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? { nil }
    open func builtinActionSet(ofType actionSetType: String) -> HMActionSet? { nil }
    open func homeAccessControl(for user: HMUser) -> HMHomeAccessControl { HMHomeAccessControl() }
    open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func addAccessory(_ accessory: HMAccessory, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func addAccessory(_ accessory: HMAccessory) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func removeAccessory(_ accessory: HMAccessory, completionHandler completion: @escaping ((any Error)?) -> Void)
    {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func removeAccessory(_ accessory: HMAccessory) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func assignAccessory(
        _ accessory: HMAccessory, to room: HMRoom, completionHandler completion: @escaping ((any Error)?) -> Void
    ) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func assignAccessory(_ accessory: HMAccessory, to room: HMRoom) async throws {
        throw HMError(.homeAccessNotAuthorized)
    }
    open func unblockAccessory(_ accessory: HMAccessory, completionHandler completion: @escaping ((any Error)?) -> Void)
    {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func unblockAccessory(_ accessory: HMAccessory) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func addRoom(
        withName roomName: String, completionHandler completion: @escaping (HMRoom?, (any Error)?) -> Void
    ) {
        completion(nil, HMError(.homeAccessNotAuthorized))
    }
    open func addRoom(withName roomName: String) async throws -> HMRoom { throw HMError(.homeAccessNotAuthorized) }
    open func removeRoom(_ room: HMRoom, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func removeRoom(_ room: HMRoom) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func addZone(
        withName zoneName: String, completionHandler completion: @escaping (HMZone?, (any Error)?) -> Void
    ) {
        completion(nil, HMError(.homeAccessNotAuthorized))
    }
    open func addZone(withName zoneName: String) async throws -> HMZone { throw HMError(.homeAccessNotAuthorized) }
    open func removeZone(_ zone: HMZone, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func removeZone(_ zone: HMZone) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func addServiceGroup(
        withName serviceGroupName: String,
        completionHandler completion: @escaping (HMServiceGroup?, (any Error)?) -> Void
    ) {
        completion(nil, HMError(.homeAccessNotAuthorized))
    }
    open func addServiceGroup(withName serviceGroupName: String) async throws -> HMServiceGroup {
        throw HMError(.homeAccessNotAuthorized)
    }
    open func removeServiceGroup(
        _ group: HMServiceGroup, completionHandler completion: @escaping ((any Error)?) -> Void
    ) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func removeServiceGroup(_ group: HMServiceGroup) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func addActionSet(
        withName actionSetName: String, completionHandler completion: @escaping (HMActionSet?, (any Error)?) -> Void
    ) {
        completion(nil, HMError(.homeAccessNotAuthorized))
    }
    open func addActionSet(withName actionSetName: String) async throws -> HMActionSet {
        throw HMError(.homeAccessNotAuthorized)
    }
    open func removeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void)
    {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func removeActionSet(_ actionSet: HMActionSet) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func executeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void)
    {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func executeActionSet(_ actionSet: HMActionSet) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func addTrigger(_ trigger: HMTrigger, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func addTrigger(_ trigger: HMTrigger) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func removeTrigger(_ trigger: HMTrigger, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func removeTrigger(_ trigger: HMTrigger) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func addAndSetupAccessories(completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func addAndSetupAccessories() async throws { throw HMError(.homeAccessNotAuthorized) }
    open func manageUsers(completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func manageUsers() async throws { throw HMError(.homeAccessNotAuthorized) }
}

open class HMUser: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var uniqueIdentifier: UUID { UUID() }
}

open class HMHomeAccessControl: NSObject, @unchecked Sendable {
    open var isAdministrator: Bool { false }
}

/// A room of a home.
open class HMRoom: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var uniqueIdentifier: UUID { UUID() }
    open var accessories: [HMAccessory] { [] }
    open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
}

/// Rooms that belong together.
open class HMZone: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var uniqueIdentifier: UUID { UUID() }
    open var rooms: [HMRoom] { [] }
    open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func addRoom(_ room: HMRoom, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func addRoom(_ room: HMRoom) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func removeRoom(_ room: HMRoom, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func removeRoom(_ room: HMRoom) async throws { throw HMError(.homeAccessNotAuthorized) }
}

/// Services that are used together.
open class HMServiceGroup: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var uniqueIdentifier: UUID { UUID() }
    open var services: [HMService] { [] }
    open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func addService(_ service: HMService, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func addService(_ service: HMService) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func removeService(_ service: HMService, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func removeService(_ service: HMService) async throws { throw HMError(.homeAccessNotAuthorized) }
}

public protocol HMHomeDelegate: NSObjectProtocol {
    func homeDidUpdateName(_ home: HMHome)
    func homeDidUpdateAccessControl(forCurrentUser home: HMHome)
    func home(_ home: HMHome, didAdd accessory: HMAccessory)
    func home(_ home: HMHome, didRemove accessory: HMAccessory)
    func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory)
    func home(_ home: HMHome, didAdd room: HMRoom)
    func home(_ home: HMHome, didRemove room: HMRoom)
    func home(_ home: HMHome, didUpdateNameFor room: HMRoom)
    func home(_ home: HMHome, didAdd zone: HMZone)
    func home(_ home: HMHome, didRemove zone: HMZone)
    func home(_ home: HMHome, didUpdateNameFor zone: HMZone)
    func home(_ home: HMHome, didAdd room: HMRoom, to zone: HMZone)
    func home(_ home: HMHome, didRemove room: HMRoom, from zone: HMZone)
    func home(_ home: HMHome, didAdd actionSet: HMActionSet)
    func home(_ home: HMHome, didRemove actionSet: HMActionSet)
    func home(_ home: HMHome, didUpdateNameFor actionSet: HMActionSet)
    func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet)
    func home(_ home: HMHome, didAdd trigger: HMTrigger)
    func home(_ home: HMHome, didRemove trigger: HMTrigger)
    func home(_ home: HMHome, didUpdate trigger: HMTrigger)
    func home(_ home: HMHome, didAdd user: HMUser)
    func home(_ home: HMHome, didRemove user: HMUser)
    func home(_ home: HMHome, didUnblockAccessory accessory: HMAccessory)
    func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory)
    func home(_ home: HMHome, didUpdate homeHubState: HMHomeHubState)
}

extension HMHomeDelegate {
    public func homeDidUpdateName(_ home: HMHome) {}
    public func homeDidUpdateAccessControl(forCurrentUser home: HMHome) {}
    public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
    public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
    public func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {}
    public func home(_ home: HMHome, didAdd room: HMRoom) {}
    public func home(_ home: HMHome, didRemove room: HMRoom) {}
    public func home(_ home: HMHome, didUpdateNameFor room: HMRoom) {}
    public func home(_ home: HMHome, didAdd zone: HMZone) {}
    public func home(_ home: HMHome, didRemove zone: HMZone) {}
    public func home(_ home: HMHome, didUpdateNameFor zone: HMZone) {}
    public func home(_ home: HMHome, didAdd room: HMRoom, to zone: HMZone) {}
    public func home(_ home: HMHome, didRemove room: HMRoom, from zone: HMZone) {}
    public func home(_ home: HMHome, didAdd actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didRemove actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didUpdateNameFor actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didAdd trigger: HMTrigger) {}
    public func home(_ home: HMHome, didRemove trigger: HMTrigger) {}
    public func home(_ home: HMHome, didUpdate trigger: HMTrigger) {}
    public func home(_ home: HMHome, didAdd user: HMUser) {}
    public func home(_ home: HMHome, didRemove user: HMUser) {}
    public func home(_ home: HMHome, didUnblockAccessory accessory: HMAccessory) {}
    public func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory) {}
    public func home(_ home: HMHome, didUpdate homeHubState: HMHomeHubState) {}
}
