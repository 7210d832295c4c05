public import Foundation

/// The user's homes, of which there are none here.
open class HMHomeManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any HMHomeManagerDelegate)?
    open var homes: [HMHome] { [] }
    open var primaryHome: HMHome? { nil }
}

public protocol HMHomeManagerDelegate: NSObjectProtocol {
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
}

extension HMHomeManagerDelegate {
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
}

open class HMHome: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var accessories: [HMAccessory] { [] }
    open var uniqueIdentifier: UUID { UUID() }
}

open class HMAccessory: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var isReachable: Bool { false }
    open var uniqueIdentifier: UUID { UUID() }
}
