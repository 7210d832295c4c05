public struct DetectHumanRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [HumanObservation]
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage
    public var upperBodyOnly = true

    public init() {}
    public init(_ revision: Revision?) {}
}

public struct DetectHumanBodyPoseRequest: ImageProcessingRequest {
    public typealias Result = [HumanBodyPoseObservation]
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage
    public var detectsHands = false

    public init() {}
    public init(_ revision: Revision?) {}
}

public struct DetectHumanHandPoseRequest: ImageProcessingRequest {
    public typealias Result = [HumanHandPoseObservation]
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage
    public var maximumHandCount = 2

    public init() {}
    public init(_ revision: Revision?) {}
}

public struct RecognizeAnimalsRequest: ImageProcessingRequest {
    public typealias Result = [RecognizedObjectObservation]
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage
    public var supportedAnimals: [Animal] { [] }

    public enum Animal: String, Sendable {
        case cat, dog
    }

    public init() {}
    public init(_ revision: Revision?) {}
}
