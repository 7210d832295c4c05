public import Foundation

public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
    public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
    public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)
}

/// The user's homes, to which access is denied.
open class HMHomeManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any HMHomeManagerDelegate)?
    open var homes: [HMHome] { [] }
    open var primaryHome: HMHome? { nil }
    open var authorizationStatus: HMHomeManagerAuthorizationStatus { .determined }

    open func updatePrimaryHome(_ home: HMHome, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func updatePrimaryHome(_ home: HMHome) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func addHome(
        withName homeName: String, completionHandler completion: @escaping (HMHome?, (any Error)?) -> Void
    ) {
        completion(nil, HMError(.homeAccessNotAuthorized))
    }
    open func addHome(withName homeName: String) async throws -> HMHome { throw HMError(.homeAccessNotAuthorized) }
    open func removeHome(_ home: HMHome, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func removeHome(_ home: HMHome) async throws { throw HMError(.homeAccessNotAuthorized) }
}

public protocol HMHomeManagerDelegate: NSObjectProtocol {
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
}

extension HMHomeManagerDelegate {
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
    public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
    public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
}
