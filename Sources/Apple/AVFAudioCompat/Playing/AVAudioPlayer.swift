public import Foundation

/// A player of sounds: it can be made, and never plays.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var volume: Float = 1
    open var rate: Float = 1
    open var pan: Float = 0
    open var enableRate = false
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var isMeteringEnabled = false
    public let url: URL?
    public let data: Data?
    open var isPlaying: Bool { false }
    open var duration: TimeInterval { 0 }
    open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
    open var numberOfChannels: Int { 2 }
    open var settings: [String: Any] { [:] }
    open var format: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2)! }
    open var channelAssignments: [AVAudioSessionChannelDescription]?

    /// A player of nothing.
    public override init() {
        url = nil
        data = nil
    }

    public init(contentsOf url: URL) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        self.url = url
        data = nil
    }

    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    public init(data: Data) throws {
        url = nil
        self.data = data
    }

    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    @discardableResult
    open func prepareToPlay() -> Bool { false }
    @discardableResult
    open func play() -> Bool { false }
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { false }
    open func pause() {}
    open func stop() {}
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
    func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
    func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
    public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
    public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}

public typealias AVMIDIPlayerCompletionHandler = () -> Void

/// A player of scores: it cannot be made, for there are no instruments.
open class AVMIDIPlayer: NSObject, @unchecked Sendable {
    open var rate: Float = 1
    open var currentPosition: TimeInterval = 0
    open var duration: TimeInterval { 0 }
    open var isPlaying: Bool { false }

    public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws { throw AVAudioError.unavailable }
    public init(data: Data, soundBankURL bankURL: URL?) throws { throw AVAudioError.unavailable }

    open func prepareToPlay() {}
    open func play(_ completionHandler: AVMIDIPlayerCompletionHandler? = nil) { completionHandler?() }
    open func stop() {}
}
