public import Foundation

/// The app's own permission to record, which is denied.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    public enum recordPermission: Int, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    public enum MicrophoneInjectionPermission: Int, Sendable {
        case serviceDisabled = 0x7372_6473
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    private static let one = AVAudioApplication()
    open class var shared: AVAudioApplication { one }
    open var recordPermission: AVAudioApplication.recordPermission { .denied }
    open var microphoneInjectionPermission: MicrophoneInjectionPermission { .denied }
    open private(set) var isInputMuted = false

    @discardableResult
    open class func requestRecordPermission() async -> Bool { false }
    open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) { response(false) }
    @discardableResult
    open class func requestMicrophoneInjectionPermission() async -> MicrophoneInjectionPermission { .denied }
    open class func requestMicrophoneInjectionPermission(
        completionHandler response: @escaping (MicrophoneInjectionPermission) -> Void
    ) {
        response(.denied)
    }
    open func setInputMuted(_ muted: Bool) throws { isInputMuted = muted }

    public static let inputMuteStateChangeNotification =
        NSNotification.Name("AVAudioApplicationInputMuteStateChangeNotification")
    public static let muteStateKey = "AVAudioApplicationMuteStateKey"
}
