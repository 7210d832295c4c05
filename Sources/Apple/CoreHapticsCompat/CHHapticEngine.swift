public import AVFAudioCompat
public import Foundation

/// An audio file that an engine plays along.
public typealias CHHapticAudioResourceID = Int

/// At once, as a time to start or stop at.
public let CHHapticTimeImmediate: TimeInterval = 0

public let CHHapticAudioResourceKeyUseVolumeEnvelope = "CHHapticAudioResourceKeyUseVolumeEnvelope"
public let CHHapticAudioResourceKeyLoopEnabled = "CHHapticAudioResourceKeyLoopEnabled"

/// The device's haptic engine, which it has not: making one throws `CHHapticError.notSupported`, as on an iPad.
///
/// It is no `NSObject`, whose initialiser does not throw.
open class CHHapticEngine: @unchecked Sendable {
    public typealias CompletionHandler = ((any Error)?) -> Void
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction
    public typealias ResetHandler = () -> Void
    public typealias StoppedHandler = (StoppedReason) -> Void

    public enum FinishedAction: Int, Sendable {
        case stopEngine = 1
        case leaveEngineRunning = 2
    }

    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended = 2
        case idleTimeout = 3
        case notifyWhenFinished = 4
        case engineDestroyed = 5
        case gameControllerDisconnect = 6
        case systemError = -1
    }

    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    open var currentTime: TimeInterval { 0 }
    open var stoppedHandler: StoppedHandler = { _ in }
    open var resetHandler: ResetHandler = {}
    open var playsAudioOnly = false
    open var playsHapticsOnly = false
    open var isMutedForAudio = false
    open var isMutedForHaptics = false
    open var isAutoShutdownEnabled = false

    public init() throws { throw CHHapticError(.notSupported) }

    public init(audioSession: AVAudioSession?) throws { throw CHHapticError(.notSupported) }

    open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }
    open func start() throws { throw CHHapticError(.notSupported) }
    open func start() async throws { throw CHHapticError(.notSupported) }
    open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
    open func stop() async throws {}

    open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {
        _ = finishedHandler(CHHapticError(.engineNotRunning))
    }

    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    open func registerAudioResource(
        _ resourceURL: URL, options: [AnyHashable: Any] = [:]
    ) throws -> CHHapticAudioResourceID {
        throw CHHapticError(.notSupported)
    }

    open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {
        throw CHHapticError(.resourceNotAvailable)
    }

    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}

extension CHHapticEngine: Hashable {
    public static func == (left: CHHapticEngine, right: CHHapticEngine) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
