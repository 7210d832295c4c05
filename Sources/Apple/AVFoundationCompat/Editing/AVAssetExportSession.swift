public import CoreMediaCompat
public import Foundation

public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPresetHEVCHighestQualityWithAlpha = "AVAssetExportPresetHEVCHighestQualityWithAlpha"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
public let AVAssetExportPresetHEVC1920x1080WithAlpha = "AVAssetExportPresetHEVC1920x1080WithAlpha"
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
public let AVAssetExportPresetHEVC3840x2160WithAlpha = "AVAssetExportPresetHEVC3840x2160WithAlpha"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetAppleProRes422LPCM = "AVAssetExportPresetAppleProRes422LPCM"
public let AVAssetExportPresetAppleProRes4444LPCM = "AVAssetExportPresetAppleProRes4444LPCM"
public let AVAssetExportPresetMVHEVC960x960 = "AVAssetExportPresetMVHEVC960x960"
public let AVAssetExportPresetMVHEVC1440x1440 = "AVAssetExportPresetMVHEVC1440x1440"

/// Writes an asset to a file: it fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown, waiting, exporting, completed, failed, cancelled
    }

    /// How far an export is.
    public enum State: Sendable {
        case pending, waiting
        case exporting(progress: Progress)
    }

    public let asset: AVAsset
    public let presetName: String
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var shouldOptimizeForNetworkUse = false
    open var allowsParallelizedExport = true
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open var fileLengthLimit: Int64 = 0
    open var metadata: [AVMetadataItem]?
    open var metadataItemFilter: AVMetadataItemFilter?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    open var audioMix: AVAudioMix?
    open var videoComposition: AVVideoComposition?
    open var canPerformMultiplePassesOverSourceMediaData = false
    open var directoryForTemporaryFiles: URL?
    open private(set) var status = Status.unknown
    open var error: (any Error)? { status == .failed ? AVError(.operationNotAllowed) : nil }
    open var progress: Float { 0 }
    open var supportedFileTypes: [AVFileType] { [] }
    open var maxDuration: CMTime { .invalid }
    open var estimatedOutputFileLength: Int64 { 0 }

    public init?(asset: AVAsset, presetName: String) {
        self.asset = asset
        self.presetName = presetName
    }

    open class func allExportPresets() -> [String] { [] }
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    open class func compatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?
    ) async -> Bool { false }
    open class func determineCompatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
        completionHandler handler: @escaping (Bool) -> Void
    ) {
        handler(false)
    }
    open func determineCompatibleFileTypes(completionHandler handler: @escaping ([AVFileType]) -> Void) { handler([]) }
    open var compatibleFileTypes: [AVFileType] { get async { [] } }
    open func estimateOutputFileLength(completionHandler handler: @escaping (Int64, (any Error)?) -> Void) {
        handler(0, AVError(.operationNotAllowed))
    }

    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        status = .failed
        handler()
    }
    open func export() async { status = .failed }

    public func export(
        to url: URL, as fileType: AVFileType, isolation: isolated (any Actor)? = #isolation
    ) async throws {
        status = .failed
        throw AVError(.operationNotAllowed)
    }

    /// No states: an export ends before it begins.
    public func states(updateInterval: TimeInterval) -> AsyncStream<State> { states() }
    public func states() -> AsyncStream<State> { AsyncStream { $0.finish() } }

    open func cancelExport() { status = .cancelled }
}

/// What of an asset's words about itself is kept.
open class AVMetadataItemFilter: NSObject, @unchecked Sendable {
    open class func forSharing() -> AVMetadataItemFilter { AVMetadataItemFilter() }
}
