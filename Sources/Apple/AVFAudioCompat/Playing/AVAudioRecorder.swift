public import Foundation

/// Records sounds: it does not begin, for there is no microphone.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVAudioRecorderDelegate)?
    public let url: URL
    public let settings: [String: Any]
    open var isMeteringEnabled = false
    open var isRecording: Bool { false }
    open var currentTime: TimeInterval { 0 }
    open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
    open var format: AVAudioFormat {
        AVAudioFormat(settings: settings) ?? AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2)!
    }
    open var channelAssignments: [AVAudioSessionChannelDescription]?

    /// A recorder into nothing.
    public override init() {
        url = URL(fileURLWithPath: "/dev/null")
        settings = [:]
    }

    public init(url: URL, settings: [String: Any]) throws {
        self.url = url
        self.settings = settings
    }

    public convenience init(url: URL, format: AVAudioFormat) throws {
        try self.init(url: url, settings: format.settings)
    }

    @discardableResult
    open func prepareToRecord() -> Bool { false }
    @discardableResult
    open func record() -> Bool { false }
    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool { false }
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { false }
    @discardableResult
    open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { false }
    open func pause() {}
    open func stop() {}
    @discardableResult
    open func deleteRecording() -> Bool { false }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
    func audioRecorderBeginInterruption(_ recorder: AVAudioRecorder)
    func audioRecorderEndInterruption(_ recorder: AVAudioRecorder, withOptions flags: Int)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
    public func audioRecorderBeginInterruption(_ recorder: AVAudioRecorder) {}
    public func audioRecorderEndInterruption(_ recorder: AVAudioRecorder, withOptions flags: Int) {}
}
