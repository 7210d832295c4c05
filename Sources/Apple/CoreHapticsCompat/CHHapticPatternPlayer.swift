public import Foundation

/// What plays a pattern: no engine makes one here.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    var isMuted: Bool { get set }

    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
    func cancel() throws
}

/// One that pauses, goes on from elsewhere, and repeats.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    typealias CompletionHandler = ((any Error)?) -> Void

    var loopEnabled: Bool { get set }
    var loopEnd: TimeInterval { get set }
    var playbackRate: Float { get set }
    var completionHandler: CompletionHandler { get set }

    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    func seek(toOffset offsetTime: TimeInterval) throws
}
