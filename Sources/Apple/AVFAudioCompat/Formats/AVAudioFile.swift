public import Foundation

/// A file of sounds, of which none is read or written here.
open class AVAudioFile: NSObject, @unchecked Sendable {
    public let url: URL
    public let fileFormat: AVAudioFormat
    public let processingFormat: AVAudioFormat
    open var length: AVAudioFramePosition { 0 }
    open var framePosition: AVAudioFramePosition = 0
    open var isOpen: Bool { false }

    /// Throws: sounds are not read.
    public init(forReading fileURL: URL) throws { throw AVAudioError.unavailable }

    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        throw AVAudioError.unavailable
    }

    /// Throws: sounds are not written.
    public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw AVAudioError.unavailable }

    public init(
        forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws {
        throw AVAudioError.unavailable
    }

    open func read(into buffer: AVAudioPCMBuffer) throws { throw AVAudioError.unavailable }
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        throw AVAudioError.unavailable
    }
    open func write(from buffer: AVAudioPCMBuffer) throws { throw AVAudioError.unavailable }
    open func close() {}
}
