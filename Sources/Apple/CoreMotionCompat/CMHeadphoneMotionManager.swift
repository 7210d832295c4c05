public import Foundation

/// Is told when a manager's headphones come and go; none do.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}

/// The sensors of headphones, of which there are none.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var isConnectionStatusActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        handler(nil, CMMotionUnavailable())
    }
    open func stopDeviceMotionUpdates() {}
    open func startConnectionStatusUpdates() {}
    open func stopConnectionStatusUpdates() {}
}

/// Tells what the bearer of headphones does; there are none.
open class CMHeadphoneActivityManager: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case disconnected, connected
    }

    public typealias ActivityHandler = (CMMotionActivity?, (any Error)?) -> Void
    public typealias StatusHandler = (Status, (any Error)?) -> Void

    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open var isActivityAvailable: Bool { false }
    open var isActivityActive: Bool { false }
    open var isStatusAvailable: Bool { false }
    open var isStatusActive: Bool { false }

    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping ActivityHandler) {
        handler(nil, CMMotionUnavailable())
    }
    open func stopActivityUpdates() {}

    open func startStatusUpdates(to queue: OperationQueue, withHandler handler: @escaping StatusHandler) {
        handler(.disconnected, CMMotionUnavailable())
    }
    open func stopStatusUpdates() {}
}
