public import Foundation

/// Asks what a picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNClassificationObservation]? { nil }

    open func supportedIdentifiers() throws -> [String] { throw unsupportedRequest }
    open class func knownClassifications(forRevision requestRevision: Int) throws -> [VNClassificationObservation] {
        throw unsupportedRequest
    }
}

open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNSaliencyImageObservation]? { nil }
}

open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNSaliencyImageObservation]? { nil }
}

open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNFeaturePrintObservation]? { nil }
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.scaleFill
}

open class VNCalculateImageAestheticsScoresRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNImageAestheticsScoresObservation]? { nil }
}

open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNInstanceMaskObservation]? { nil }
}

open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNInstanceMaskObservation]? { nil }
}

open class VNGeneratePersonSegmentationRequest: VNStatefulRequest, @unchecked Sendable {
    public enum QualityLevel: UInt, Sendable {
        case accurate, balanced, fast
    }

    open var results: [VNPixelBufferObservation]? { nil }
    open var qualityLevel = QualityLevel.accurate
    open var outputPixelFormat: UInt32 = 0x4C30_3038

    open func supportedOutputPixelFormats() throws -> [NSNumber] { throw unsupportedRequest }
}
