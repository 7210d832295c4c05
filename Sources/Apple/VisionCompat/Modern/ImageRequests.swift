public struct ClassifyImageRequest: ImageProcessingRequest {
    public typealias Result = [ClassificationObservation]
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage
    public var cropAndScaleAction = ImageCropAndScaleAction.centerCrop
    public var supportedIdentifiers: [String] { [] }

    public init() {}
    public init(_ revision: Revision?) {}
}

public struct GenerateAttentionBasedSaliencyImageRequest: ImageProcessingRequest {
    public typealias Result = SaliencyImageObservation
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage

    public init() {}
    public init(_ revision: Revision?) {}
}

public struct GenerateObjectnessBasedSaliencyImageRequest: ImageProcessingRequest {
    public typealias Result = SaliencyImageObservation
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage

    public init() {}
    public init(_ revision: Revision?) {}
}

public struct GenerateImageFeaturePrintRequest: ImageProcessingRequest {
    public typealias Result = FeaturePrintObservation
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage
    public var cropAndScaleAction = ImageCropAndScaleAction.scaleToFill

    public init() {}
    public init(_ revision: Revision?) {}
}

public struct GeneratePersonSegmentationRequest: ImageProcessingRequest {
    public typealias Result = PixelBufferObservation
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage
    public var qualityLevel = QualityLevel.accurate

    public enum QualityLevel: Hashable, Codable, Sendable {
        case accurate, balanced, fast
    }

    public init() {}
    public init(_ revision: Revision?) {}
}

public struct GeneratePersonInstanceMaskRequest: ImageProcessingRequest {
    public typealias Result = InstanceMaskObservation?
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage

    public init() {}
    public init(_ revision: Revision?) {}
}

public struct GenerateForegroundInstanceMaskRequest: ImageProcessingRequest {
    public typealias Result = InstanceMaskObservation?
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage

    public init() {}
    public init(_ revision: Revision?) {}
}

public struct CalculateImageAestheticsScoresRequest: ImageProcessingRequest {
    public typealias Result = ImageAestheticsScoresObservation
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage

    public init() {}
    public init(_ revision: Revision?) {}
}

public struct DetectLensSmudgeRequest: ImageProcessingRequest {
    public typealias Result = SmudgeObservation
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage

    public init() {}
    public init(_ revision: Revision?) {}
}
