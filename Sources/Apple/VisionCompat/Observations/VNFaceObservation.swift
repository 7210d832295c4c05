public import Foundation

/// A face, and how it looks.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open private(set) var roll: NSNumber?
    open private(set) var yaw: NSNumber?
    open private(set) var pitch: NSNumber?
    open var landmarks: VNFaceLandmarks2D? { nil }
    open var faceCaptureQuality: Float? { nil }

    public convenience init(
        requestRevision: Int, boundingBox: CGRect, roll: NSNumber?, yaw: NSNumber?, pitch: NSNumber?
    ) {
        self.init(requestRevision: requestRevision, boundingBox: boundingBox)
        (self.roll, self.yaw, self.pitch) = (roll, yaw, pitch)
    }

    public convenience init(requestRevision: Int, boundingBox: CGRect, roll: NSNumber?, yaw: NSNumber?) {
        self.init(requestRevision: requestRevision, boundingBox: boundingBox, roll: roll, yaw: yaw, pitch: nil)
    }
}

open class VNFaceLandmarks: NSObject, @unchecked Sendable {
    open var confidence: VNConfidence { 0 }
}

/// Where a face's parts are.
open class VNFaceLandmarks2D: VNFaceLandmarks, @unchecked Sendable {
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var nose: VNFaceLandmarkRegion2D? { nil }
    open var noseCrest: VNFaceLandmarkRegion2D? { nil }
    open var medianLine: VNFaceLandmarkRegion2D? { nil }
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    open var innerLips: VNFaceLandmarkRegion2D? { nil }
    open var leftPupil: VNFaceLandmarkRegion2D? { nil }
    open var rightPupil: VNFaceLandmarkRegion2D? { nil }
}

open class VNFaceLandmarkRegion: NSObject, @unchecked Sendable {
    open var pointCount: Int { 0 }
}

public enum VNPointsClassification: Int, Sendable {
    case disconnected, openPath, closedPath
}

open class VNFaceLandmarkRegion2D: VNFaceLandmarkRegion, @unchecked Sendable {
    open var normalizedPoints: [CGPoint] { [] }
    open var precisionEstimatesPerPoint: [Float]? { nil }
    open var pointsClassification: VNPointsClassification { .disconnected }
    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}
