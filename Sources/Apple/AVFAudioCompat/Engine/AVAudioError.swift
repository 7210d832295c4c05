import Foundation

/// Why no sound is read, written or played: here is no audio hardware.
enum AVAudioError {
    /// Core Audio's `kAudioUnitErr_FailedInitialization`, in the domain that the engine's errors have.
    static var unavailable: NSError { NSError(domain: "com.apple.coreaudio.avfaudio", code: -10875) }
}
