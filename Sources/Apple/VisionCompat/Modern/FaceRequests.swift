public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [FaceObservation]
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage

    public init() {}
    public init(_ revision: Revision?) {}
}

public struct DetectFaceLandmarksRequest: ImageProcessingRequest {
    public typealias Result = [FaceObservation]
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage
    public var inputFaceObservations: [FaceObservation]?

    public init() {}
    public init(_ revision: Revision?) {}
}

public struct DetectFaceCaptureQualityRequest: ImageProcessingRequest {
    public typealias Result = [FaceObservation]
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage
    public var inputFaceObservations: [FaceObservation]?

    public init() {}
    public init(_ revision: Revision?) {}
}
