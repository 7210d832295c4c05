public import Foundation

/// A rectangle in a picture, as it is seen: four corners.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    public let topLeft: CGPoint
    public let topRight: CGPoint
    public let bottomLeft: CGPoint
    public let bottomRight: CGPoint

    public override init(requestRevision: Int, boundingBox: CGRect) {
        topLeft = CGPoint(x: boundingBox.minX, y: boundingBox.maxY)
        topRight = CGPoint(x: boundingBox.maxX, y: boundingBox.maxY)
        bottomLeft = CGPoint(x: boundingBox.minX, y: boundingBox.minY)
        bottomRight = CGPoint(x: boundingBox.maxX, y: boundingBox.minY)
        super.init(requestRevision: requestRevision, boundingBox: boundingBox)
    }

    public init(
        requestRevision: Int, topLeft: CGPoint, bottomLeft: CGPoint, bottomRight: CGPoint, topRight: CGPoint
    ) {
        (self.topLeft, self.topRight) = (topLeft, topRight)
        (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
        let (xs, ys) = (
            [topLeft.x, topRight.x, bottomLeft.x, bottomRight.x], [topLeft.y, topRight.y, bottomLeft.y, bottomRight.y]
        )
        let (left, bottom) = (xs.min() ?? 0, ys.min() ?? 0)
        super.init(
            requestRevision: requestRevision,
            boundingBox: CGRect(
                x: left, y: bottom, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - bottom))
    }

    public convenience init(
        requestRevision: Int, topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint
    ) {
        self.init(
            requestRevision: requestRevision, topLeft: topLeft, bottomLeft: bottomLeft, bottomRight: bottomRight,
            topRight: topRight)
    }
}

open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
    open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// What a text may say.
open class VNRecognizedText: NSObject, NSCopying, @unchecked Sendable {
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone?) -> Any { self }
}

open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    open var symbology: VNBarcodeSymbology { .qr }
    open var payloadStringValue: String? { nil }
    open var payloadData: Data? { nil }
    open var supplementalPayloadString: String? { nil }
    open var supplementalPayloadData: Data? { nil }
    open var supplementalCompositeType: VNBarcodeCompositeType { .none }
    open var isGS1DataCarrier: Bool { false }
    open var isColorInverted: Bool { false }
}
