public import CoreMLCompat
public import CoreMediaCompat
public import Foundation
public import SwiftUICompat

/// What was seen.
open class VNObservation: NSObject, NSCopying, VNRequestRevisionProviding, @unchecked Sendable {
    public let uuid = UUID()
    open var confidence: VNConfidence { 1 }
    open var timeRange: CMTimeRange { .zero }
    open var requestRevision: Int { VNRequestRevisionUnspecified }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone?) -> Any { self }
}

/// Something in a picture, and where.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    public let boundingBox: CGRect
    private let revision: Int
    open override var requestRevision: Int { revision }
    open var globalSegmentationMask: VNPixelBufferObservation? { nil }

    public convenience init(boundingBox: CGRect) {
        self.init(requestRevision: VNRequestRevisionUnspecified, boundingBox: boundingBox)
    }

    public init(requestRevision: Int, boundingBox: CGRect) {
        self.boundingBox = boundingBox
        revision = requestRevision
    }
}

open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var labels: [VNClassificationObservation] { [] }
}

open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var upperBodyOnly: Bool { true }
}

open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    open var identifier: String { "" }
    open var hasPrecisionRecallCurve: Bool { false }
    open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
    open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
}

open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
    open var featureValue: MLFeatureValue { MLFeatureValue(string: "") }
    open var featureName: String { "" }
}

open class VNImageAestheticsScoresObservation: VNObservation, @unchecked Sendable {
    open var isUtility: Bool { false }
    open var overallScore: Float { 0 }
}

open class VNHorizonObservation: VNObservation, @unchecked Sendable {
    open var transform: CGAffineTransform { .identity }
    open var angle: CGFloat { 0 }
    open func transform(forImageWidth width: Int, height: Int) -> CGAffineTransform { .identity }
}

public enum VNElementType: UInt, Sendable {
    case unknown, float, double
}

/// The bytes that an element of a feature print takes.
public func VNElementTypeSize(_ elementType: VNElementType) -> Int {
    switch elementType {
    case .unknown: 0
    case .float: 4
    case .double: 8
    }
}

/// What a picture is compared with others by.
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
    open var elementType: VNElementType { .unknown }
    open var elementCount: Int { 0 }
    open var data: Data { Data() }
    open func computeDistance(
        _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
    ) throws {
        throw unsupportedRequest
    }
}

open class VNTrajectoryObservation: VNObservation, @unchecked Sendable {
    open var detectedPoints: [VNPoint] { [] }
    open var projectedPoints: [VNPoint] { [] }
    open var movingAverageRadius: CGFloat { 0 }
}

open class VNImageAlignmentObservation: VNObservation, @unchecked Sendable {}

open class VNImageTranslationAlignmentObservation: VNImageAlignmentObservation, @unchecked Sendable {
    open var alignmentTransform: CGAffineTransform { .identity }
}
