public import CoreMLCompat

/// A model that looks at pictures, which cannot be read here.
public struct CoreMLModelContainer: Hashable, Sendable {
    private let none: Never

    public init(model: MLModel) throws { throw VisionError.unsupported }
    public init(model: MLModel, featureProvider: (any MLFeatureProvider)?) throws { throw VisionError.unsupported }
}

public struct CoreMLRequest: ImageProcessingRequest {
    public typealias Result = [any VisionObservation]
    public typealias Revision = _RequestRevision

    public let model: CoreMLModelContainer
    public var regionOfInterest = NormalizedRect.fullImage
    public var cropAndScaleAction = ImageCropAndScaleAction.centerCrop

    public init(model: CoreMLModelContainer) { self.model = model }
    public init(model: CoreMLModelContainer, _ revision: Revision?) { self.model = model }
}
