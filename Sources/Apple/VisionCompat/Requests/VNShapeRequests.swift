public import Foundation

open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNRectangleObservation]? { nil }
    open var minimumAspectRatio: VNAspectRatio = 0.5
    open var maximumAspectRatio: VNAspectRatio = 1
    open var quadratureTolerance: VNDegrees = 30
    open var minimumSize: Float = 0.2
    open var minimumConfidence: VNConfidence = 0
    open var maximumObservations = 1
}

open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNRectangleObservation]? { nil }
}

open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNHorizonObservation]? { nil }
}

open class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNContoursObservation]? { nil }
    open var contrastAdjustment: Float = 2
    open var contrastPivot: NSNumber? = 0.5
    open var detectsDarkOnLight = true
    open var detectDarkOnLight = true
    open var maximumImageDimension = 512
}
