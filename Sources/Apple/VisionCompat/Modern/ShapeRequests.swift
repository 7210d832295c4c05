public struct DetectRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [RectangleObservation]
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage
    public var minimumAspectRatio: Float = 0.5
    public var maximumAspectRatio: Float = 1
    public var quadratureToleranceDegrees: Float = 30
    public var minimumSize: Float = 0.2
    public var minimumConfidence: Float = 0
    public var maximumObservations = 1

    public init() {}
    public init(_ revision: Revision?) {}
}

public struct DetectDocumentSegmentationRequest: ImageProcessingRequest {
    public typealias Result = DetectedDocumentObservation?
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage

    public init() {}
    public init(_ revision: Revision?) {}
}

public struct DetectHorizonRequest: ImageProcessingRequest {
    public typealias Result = HorizonObservation?
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage

    public init() {}
    public init(_ revision: Revision?) {}
}

public struct DetectContoursRequest: ImageProcessingRequest {
    public typealias Result = ContoursObservation
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage
    public var contrastAdjustment: Float = 2
    public var contrastPivot: Float? = 0.5
    public var detectsDarkOnLight = true
    public var maximumImageDimension = 512

    public init() {}
    public init(_ revision: Revision?) {}
}
