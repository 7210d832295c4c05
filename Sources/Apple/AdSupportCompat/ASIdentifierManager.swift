public import Foundation

/// The advertiser's identifier: all zeros, as on a phone where tracking is denied.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let one = ASIdentifierManager()
    open class func shared() -> ASIdentifierManager { one }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
