public enum VNRequestFaceLandmarksConstellation: UInt, Sendable {
    case constellationNotDefined, constellation65Points, constellation76Points
}

/// A request that can be asked of faces that are known.
public protocol VNFaceObservationAccepting: AnyObject {
    var inputFaceObservations: [VNFaceObservation]? { get set }
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNFaceObservation]? { nil }
}

open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, VNFaceObservationAccepting, @unchecked Sendable {
    open var results: [VNFaceObservation]? { nil }
    open var inputFaceObservations: [VNFaceObservation]?
    open var constellation = VNRequestFaceLandmarksConstellation.constellationNotDefined

    open class func revision(
        _ requestRevision: Int, supportsConstellation constellation: VNRequestFaceLandmarksConstellation
    ) -> Bool {
        false
    }
}

open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, VNFaceObservationAccepting, @unchecked Sendable {
    open var results: [VNFaceObservation]? { nil }
    open var inputFaceObservations: [VNFaceObservation]?
}
