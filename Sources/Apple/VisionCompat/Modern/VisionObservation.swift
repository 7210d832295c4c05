public import CoreMediaCompat
public import CoreVideoCompat
public import Foundation
public import SwiftUICompat
public import UIKitCompat

/// What a request of iOS 18's kind has seen. Those that no app makes itself have no values here.
public protocol VisionObservation: CustomStringConvertible, Hashable, Sendable {
    var uuid: UUID { get }
    var confidence: Float { get }
    var timeRange: CMTimeRange? { get }
}

extension VisionObservation {
    public var description: String { "\(Self.self) \(uuid)" }
    public static func == (first: Self, second: Self) -> Bool { first.uuid == second.uuid }
    public func hash(into hasher: inout Hasher) { hasher.combine(uuid) }
}

/// Something that is somewhere in a picture.
public protocol BoundingBoxProviding {
    var boundingBox: NormalizedRect { get }
}

/// Something that has four corners in a picture.
public protocol QuadrilateralProviding: BoundingBoxProviding {
    var topLeft: NormalizedPoint { get }
    var topRight: NormalizedPoint { get }
    var bottomRight: NormalizedPoint { get }
    var bottomLeft: NormalizedPoint { get }
}

public struct DetectedObjectObservation: VisionObservation, BoundingBoxProviding {
    public let uuid = UUID()
    public let boundingBox: NormalizedRect
    public var confidence: Float { 1 }
    public var timeRange: CMTimeRange? { nil }

    public init(boundingBox: NormalizedRect) { self.boundingBox = boundingBox }
}

/// A rectangle in a picture, as it is seen.
public struct RectangleObservation: VisionObservation, QuadrilateralProviding {
    public let uuid = UUID()
    public let topLeft: NormalizedPoint
    public let topRight: NormalizedPoint
    public let bottomRight: NormalizedPoint
    public let bottomLeft: NormalizedPoint
    public var confidence: Float { 1 }
    public var timeRange: CMTimeRange? { nil }

    public var boundingBox: NormalizedRect {
        let (left, right) = (min(topLeft.x, bottomLeft.x), max(topRight.x, bottomRight.x))
        let (bottom, top) = (min(bottomLeft.y, bottomRight.y), max(topLeft.y, topRight.y))
        return NormalizedRect(x: left, y: bottom, width: right - left, height: top - bottom)
    }

    public init(
        topLeft: NormalizedPoint, topRight: NormalizedPoint, bottomRight: NormalizedPoint, bottomLeft: NormalizedPoint
    ) {
        (self.topLeft, self.topRight) = (topLeft, topRight)
        (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
    }
}

public struct ClassificationObservation: VisionObservation {
    private let none: Never

    public var uuid: UUID { switch none {} }
    public var confidence: Float { switch none {} }
    public var timeRange: CMTimeRange? { switch none {} }
    public var identifier: String { switch none {} }
    public var hasPrecisionRecallCurve: Bool { switch none {} }
    public func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { switch none {} }
    public func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { switch none {} }
}

public struct RecognizedObjectObservation: VisionObservation, BoundingBoxProviding {
    private let none: Never

    public var uuid: UUID { switch none {} }
    public var confidence: Float { switch none {} }
    public var timeRange: CMTimeRange? { switch none {} }
    public var boundingBox: NormalizedRect { switch none {} }
    public var labels: [ClassificationObservation] { switch none {} }
}

public struct HumanObservation: VisionObservation, BoundingBoxProviding {
    private let none: Never

    public var uuid: UUID { switch none {} }
    public var confidence: Float { switch none {} }
    public var timeRange: CMTimeRange? { switch none {} }
    public var boundingBox: NormalizedRect { switch none {} }
    public var isUpperBodyOnly: Bool { switch none {} }
}

public struct HorizonObservation: VisionObservation {
    private let none: Never

    public var uuid: UUID { switch none {} }
    public var confidence: Float { switch none {} }
    public var timeRange: CMTimeRange? { switch none {} }
    public var angle: Measurement<UnitAngle> { switch none {} }
    public func transform(for imageSize: CGSize) -> CGAffineTransform { switch none {} }
}

public struct ContoursObservation: VisionObservation {
    private let none: Never

    public var uuid: UUID { switch none {} }
    public var confidence: Float { switch none {} }
    public var timeRange: CMTimeRange? { switch none {} }
    public var contourCount: Int { switch none {} }
    public var topLevelContours: [Contour] { switch none {} }
    public var normalizedPath: CGPath { switch none {} }

    public struct Contour: Sendable {
        private let none: Never

        public var indexPath: IndexPath { switch none {} }
        public var childContours: [Contour] { switch none {} }
        public var normalizedPoints: [NormalizedPoint] { switch none {} }
        public var normalizedPath: CGPath { switch none {} }
        public var aspectRatio: Float { switch none {} }
    }
}

public struct PixelBufferObservation: VisionObservation {
    private let none: Never

    public var uuid: UUID { switch none {} }
    public var confidence: Float { switch none {} }
    public var timeRange: CMTimeRange? { switch none {} }
    public var pixelBuffer: CVPixelBuffer { switch none {} }
    public var cgImage: CGImage { get throws { switch none {} } }
    public var featureName: String? { switch none {} }
}

public struct SaliencyImageObservation: VisionObservation {
    private let none: Never

    public var uuid: UUID { switch none {} }
    public var confidence: Float { switch none {} }
    public var timeRange: CMTimeRange? { switch none {} }
    public var heatMap: PixelBufferObservation { switch none {} }
    public var salientObjects: [RectangleObservation] { switch none {} }
}

public struct InstanceMaskObservation: VisionObservation {
    private let none: Never

    public var uuid: UUID { switch none {} }
    public var confidence: Float { switch none {} }
    public var timeRange: CMTimeRange? { switch none {} }
    public var instanceMask: CVPixelBuffer { switch none {} }
    public var allInstances: IndexSet { switch none {} }
    public func generateMask(forInstances instances: IndexSet) throws -> CVPixelBuffer { switch none {} }
    public func generateScaledMask(
        forInstances instances: IndexSet, scaledToImageFrom requestHandler: ImageRequestHandler
    ) throws -> CVPixelBuffer {
        switch none {}
    }
    public func generateMaskedImage(
        forInstances instances: IndexSet, imageFrom requestHandler: ImageRequestHandler
    ) throws -> CVPixelBuffer {
        switch none {}
    }
    public func generateMaskedImage(
        forInstances instances: IndexSet, imageFrom requestHandler: ImageRequestHandler,
        croppedToInstancesExtent: Bool
    ) throws -> CVPixelBuffer {
        switch none {}
    }
}

public struct FeaturePrintObservation: VisionObservation {
    private let none: Never

    public var uuid: UUID { switch none {} }
    public var confidence: Float { switch none {} }
    public var timeRange: CMTimeRange? { switch none {} }
    public var data: Data { switch none {} }
    public var elementCount: Int { switch none {} }
    public func distance(to featurePrint: FeaturePrintObservation) throws -> Double { switch none {} }
}

public struct ImageAestheticsScoresObservation: VisionObservation {
    private let none: Never

    public var uuid: UUID { switch none {} }
    public var confidence: Float { switch none {} }
    public var timeRange: CMTimeRange? { switch none {} }
    public var overallScore: Float { switch none {} }
    public var isUtility: Bool { switch none {} }
}

public struct SmudgeObservation: VisionObservation {
    private let none: Never

    public var uuid: UUID { switch none {} }
    public var confidence: Float { switch none {} }
    public var timeRange: CMTimeRange? { switch none {} }
}
