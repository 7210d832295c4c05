public import CoreMediaCompat
public import CoreVideoCompat
public import Foundation
public import SwiftUICompat

/// Reads an asset's samples: it cannot be made.
open class AVAssetReader: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown, reading, completed, failed, cancelled
    }

    public let asset: AVAsset
    open var status: Status { .failed }
    open var error: (any Error)? { AVError(.operationNotAllowed) }
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open var outputs: [AVAssetReaderOutput] { [] }

    public init(asset: AVAsset) throws { throw AVError(.operationNotAllowed) }

    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { false }
    open func add(_ output: AVAssetReaderOutput) {}
    @discardableResult
    open func startReading() -> Bool { false }
    open func cancelReading() {}
}

open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
    open var mediaType: AVMediaType { .video }
    open var alwaysCopiesSampleData = true
    open var supportsRandomAccess = false
    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
    public let track: AVAssetTrack
    public let outputSettings: [String: Any]?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    open override var mediaType: AVMediaType { track.mediaType }

    public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
        self.track = track
        self.outputSettings = outputSettings
    }
}

open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput, @unchecked Sendable {
    public let audioTracks: [AVAssetTrack]
    open var audioMix: AVAudioMix?
    public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) { self.audioTracks = audioTracks }
}

open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput, @unchecked Sendable {
    public let videoTracks: [AVAssetTrack]
    open var videoComposition: AVVideoComposition?
    public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) { self.videoTracks = videoTracks }
}

/// Writes samples to a file: it cannot be made.
open class AVAssetWriter: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown, writing, completed, failed, cancelled
    }

    public let outputURL: URL
    public let outputFileType: AVFileType
    open var status: Status { .failed }
    open var error: (any Error)? { AVError(.operationNotAllowed) }
    open var metadata: [AVMetadataItem] = []
    open var shouldOptimizeForNetworkUse = false
    open var movieFragmentInterval = CMTime.invalid
    open var inputs: [AVAssetWriterInput] { [] }

    public init(outputURL: URL, fileType outputFileType: AVFileType) throws { throw AVError(.operationNotAllowed) }
    public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
        try self.init(outputURL: outputURL, fileType: outputFileType)
    }

    open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { false }
    open func canAdd(_ input: AVAssetWriterInput) -> Bool { false }
    open func add(_ input: AVAssetWriterInput) {}
    @discardableResult
    open func startWriting() -> Bool { false }
    open func startSession(atSourceTime startTime: CMTime) {}
    open func endSession(atSourceTime endTime: CMTime) {}
    open func cancelWriting() {}
    open func finishWriting() async {}
    open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
}

open class AVAssetWriterInput: NSObject, @unchecked Sendable {
    public let mediaType: AVMediaType
    public let outputSettings: [String: Any]?
    public let sourceFormatHint: CMFormatDescription?
    open var expectsMediaDataInRealTime = false
    open var transform = CGAffineTransform.identity
    open var naturalSize = CGSize.zero
    open var preferredVolume: Float = 1
    open var metadata: [AVMetadataItem] = []
    open var languageCode: String?
    open var isReadyForMoreMediaData: Bool { false }

    public init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil) {
        self.mediaType = mediaType
        self.outputSettings = outputSettings
        self.sourceFormatHint = sourceFormatHint
    }

    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) {}
    @discardableResult
    open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    open func markAsFinished() {}
}

open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
    public let assetWriterInput: AVAssetWriterInput
    public let sourcePixelBufferAttributes: [String: Any]?

    public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
        assetWriterInput = input
        self.sourcePixelBufferAttributes = sourcePixelBufferAttributes
    }

    @discardableResult
    open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}
