public import CoreMediaCompat
public import CoreVideoCompat
public import Foundation
public import FoundationCompat
public import UIKitCompat

/// How a photo is to be taken.
open class AVCapturePhotoSettings: NSObject, NSCopying, @unchecked Sendable {
    public let uniqueID = Int64.random(in: 1...Int64.max)
    public let format: [String: Any]?
    public let processedFileType: AVFileType?
    public let rawPhotoPixelFormatType: OSType
    open var flashMode = AVCaptureDevice.FlashMode.off
    open var isAutoRedEyeReductionEnabled = false
    open var isAutoStillImageStabilizationEnabled = false
    open var isHighResolutionPhotoEnabled = false
    open var maxPhotoDimensions = CMVideoDimensions()
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    open var isDepthDataDeliveryEnabled = false
    open var embedsDepthDataInPhoto = true
    open var isPortraitEffectsMatteDeliveryEnabled = false
    open var isCameraCalibrationDataDeliveryEnabled = false
    open var isAutoVirtualDeviceFusionEnabled = true
    open var livePhotoMovieFileURL: URL?
    open var livePhotoVideoCodecType = AVVideoCodecType.hevc
    open var livePhotoMovieMetadata: [AVMetadataItem]! = []
    open var metadata: [String: Any] = [:]
    open var previewPhotoFormat: [String: Any]?
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
    open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
    open var isShutterSoundSuppressionEnabled = false

    public init(
        rawPixelFormatType: OSType, processedFormat: [String: Any]?, processedFileType: AVFileType? = nil
    ) {
        rawPhotoPixelFormatType = rawPixelFormatType
        format = processedFormat
        self.processedFileType = processedFileType
    }

    public override convenience init() { self.init(rawPixelFormatType: 0, processedFormat: nil) }
    public convenience init(format: [String: Any]?) { self.init(rawPixelFormatType: 0, processedFormat: format) }
    public convenience init(rawPixelFormatType: OSType) {
        self.init(rawPixelFormatType: rawPixelFormatType, processedFormat: nil)
    }

    /// Settings as those are, with an identifier of their own.
    public convenience init(from photoSettings: AVCapturePhotoSettings) {
        self.init(
            rawPixelFormatType: photoSettings.rawPhotoPixelFormatType, processedFormat: photoSettings.format,
            processedFileType: photoSettings.processedFileType)
        flashMode = photoSettings.flashMode
        isAutoRedEyeReductionEnabled = photoSettings.isAutoRedEyeReductionEnabled
        isHighResolutionPhotoEnabled = photoSettings.isHighResolutionPhotoEnabled
        maxPhotoDimensions = photoSettings.maxPhotoDimensions
        photoQualityPrioritization = photoSettings.photoQualityPrioritization
        isDepthDataDeliveryEnabled = photoSettings.isDepthDataDeliveryEnabled
        livePhotoMovieFileURL = photoSettings.livePhotoMovieFileURL
        metadata = photoSettings.metadata
        previewPhotoFormat = photoSettings.previewPhotoFormat
    }

    open func copy(with zone: NSZone? = nil) -> Any { AVCapturePhotoSettings(from: self) }
}

open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    open var uniqueID: Int64 { 0 }
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var isFlashEnabled: Bool { false }
    open var isRedEyeReductionEnabled: Bool { false }
    open var expectedPhotoCount: Int { 0 }
}

/// A photo that was taken: none is.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    open var timestamp: CMTime { .invalid }
    open var isRawPhoto: Bool { false }
    open var pixelBuffer: CVPixelBuffer? { nil }
    open var previewPixelBuffer: CVPixelBuffer? { nil }
    open var metadata: [String: Any] { [:] }
    open var photoCount: Int { 0 }
    open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
    open func previewCGImageRepresentation() -> CGImage? { nil }
}

public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
        duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
        duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}

/// Takes photos, of a camera that there is none of.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    public enum QualityPrioritization: Int, Sendable {
        case speed = 1
        case balanced, quality
    }

    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    open var availablePhotoFileTypes: [AVFileType] { [] }
    open var availablePhotoPixelFormatTypes: [OSType] { [] }
    open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
    open var isHighResolutionCaptureEnabled = false
    open var maxPhotoDimensions = CMVideoDimensions()
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    open var isLivePhotoCaptureSupported: Bool { false }
    open var isLivePhotoCaptureEnabled = false
    open var isDepthDataDeliverySupported: Bool { false }
    open var isDepthDataDeliveryEnabled = false
    open var isPortraitEffectsMatteDeliverySupported: Bool { false }
    open var isPortraitEffectsMatteDeliveryEnabled = false
    open var isAppleProRAWSupported: Bool { false }
    open var isAppleProRAWEnabled = false
    open var isResponsiveCaptureSupported: Bool { false }
    open var isResponsiveCaptureEnabled = false
    open var isFastCapturePrioritizationSupported: Bool { false }
    open var isFastCapturePrioritizationEnabled = false
    open var isZeroShutterLagSupported: Bool { false }
    open var isZeroShutterLagEnabled = false
    open var isAutoDeferredPhotoDeliverySupported: Bool { false }
    open var isAutoDeferredPhotoDeliveryEnabled = false
    open var isContentAwareDistortionCorrectionSupported: Bool { false }
    open var isContentAwareDistortionCorrectionEnabled = false
    open var isStillImageStabilizationSupported: Bool { false }
    public override init() {}
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
        completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(false, AVError(.operationNotAllowed))
    }
    /// Takes no photo: there is no camera.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}
