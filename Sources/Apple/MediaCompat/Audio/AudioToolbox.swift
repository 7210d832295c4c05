public import Foundation
public import FoundationCompat

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xfff

// Sounds of the system, which are silent here.

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    inCompletionBlock?()
}

public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    inCompletionBlock?()
}

@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
    -1500
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }

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
