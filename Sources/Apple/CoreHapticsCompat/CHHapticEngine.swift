public import Foundation

/// The device's haptic engine, which it has not.
open class CHHapticEngine: NSObject, @unchecked Sendable {
    public struct Unsupported: Error, Hashable, Sendable {}

    public struct Capabilities: Sendable {
        public let supportsHaptics = false
        public let supportsAudio = false
    }

    open class func capabilitiesForHardware() -> Capabilities { Capabilities() }

    public override init() {
        super.init()
    }

    open func start() throws { throw Unsupported() }
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(Unsupported()) }
}
