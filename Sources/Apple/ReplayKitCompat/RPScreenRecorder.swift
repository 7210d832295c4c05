public import Foundation
public import UIKitCompat

/// Why nothing is recorded.
public struct RPRecordingError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = RPRecordingError
        case unknown = -5800
        case userDeclined = -5801
        case disabled = -5802
        case failedToStart = -5803
        case failed = -5804
        case insufficientStorage = -5805
        case interrupted = -5806
        case contentResize = -5807
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var _nsErrorDomain: String { "com.apple.ReplayKit.RPRecordingErrorDomain" }
    public static var errorDomain: String { "com.apple.ReplayKit.RPRecordingErrorDomain" }

    public static var unknown: Code { .unknown }
    public static var userDeclined: Code { .userDeclined }
    public static var disabled: Code { .disabled }
    public static var failedToStart: Code { .failedToStart }
    public static var failed: Code { .failed }
    public static var insufficientStorage: Code { .insufficientStorage }
    public static var interrupted: Code { .interrupted }
    public static var contentResize: Code { .contentResize }
}

/// Records the screen; here it is not available.
open class RPScreenRecorder: NSObject, @unchecked Sendable {
    private static let one = RPScreenRecorder()
    open class func shared() -> RPScreenRecorder { one }

    open weak var delegate: (any RPScreenRecorderDelegate)?
    open var isAvailable: Bool { false }
    open var isRecording: Bool { false }
    open var isMicrophoneEnabled = false
    open var isCameraEnabled = false
    open var cameraPreviewView: UIView? { nil }

    open func startRecording(handler: (((any Error)?) -> Void)? = nil) { handler?(RPRecordingError(.disabled)) }
    open func startRecording() async throws { throw RPRecordingError(.disabled) }
    open func stopRecording(handler: ((UIViewController?, (any Error)?) -> Void)? = nil) {
        handler?(nil, RPRecordingError(.disabled))
    }
    open func stopRecording(withOutput url: URL) async throws { throw RPRecordingError(.disabled) }
    open func discardRecording(handler: @escaping () -> Void) { handler() }
    open func stopCapture(handler: (((any Error)?) -> Void)? = nil) { handler?(RPRecordingError(.disabled)) }
    open func startClipBuffering(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(RPRecordingError(.disabled))
    }
    open func stopClipBuffering(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(RPRecordingError(.disabled))
    }
    open func exportClip(to url: URL, duration: TimeInterval, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(RPRecordingError(.disabled))
    }
}

public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}
