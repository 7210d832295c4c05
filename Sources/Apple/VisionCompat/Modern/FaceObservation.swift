public import CoreMediaCompat
public import Foundation

/// A face in a picture.
public struct FaceObservation: VisionObservation, BoundingBoxProviding {
    public let uuid = UUID()
    public let boundingBox: NormalizedRect
    public let roll: Measurement<UnitAngle>
    public let yaw: Measurement<UnitAngle>
    public let pitch: Measurement<UnitAngle>
    public var confidence: Float { 1 }
    public var timeRange: CMTimeRange? { nil }
    public var landmarks: Landmarks2D? { nil }
    public var captureQuality: CaptureQuality? { nil }

    public init(boundingBox: NormalizedRect) {
        let level = Measurement(value: 0, unit: UnitAngle.radians)
        self.init(boundingBox: boundingBox, roll: level, yaw: level, pitch: level)
    }

    public init(
        boundingBox: NormalizedRect, roll: Measurement<UnitAngle>, yaw: Measurement<UnitAngle>,
        pitch: Measurement<UnitAngle>
    ) {
        self.boundingBox = boundingBox
        (self.roll, self.yaw, self.pitch) = (roll, yaw, pitch)
    }

    public struct CaptureQuality: Sendable {
        private let none: Never

        public var score: Float { switch none {} }
    }

    /// Where a face's parts are.
    public struct Landmarks2D: Sendable {
        private let none: Never

        public var allPoints: Region { switch none {} }
        public var faceContour: Region { switch none {} }
        public var leftEye: Region { switch none {} }
        public var rightEye: Region { switch none {} }
        public var leftEyebrow: Region { switch none {} }
        public var rightEyebrow: Region { switch none {} }
        public var nose: Region { switch none {} }
        public var noseCrest: Region { switch none {} }
        public var medianLine: Region { switch none {} }
        public var outerLips: Region { switch none {} }
        public var innerLips: Region { switch none {} }
        public var leftPupil: Region { switch none {} }
        public var rightPupil: Region { switch none {} }

        public struct Region: Sendable {
            private let none: Never

            public var points: [NormalizedPoint] { switch none {} }
            public func pointsInImageCoordinates(
                _ imageSize: CGSize, origin: CoordinateOrigin
            ) -> [CGPoint] {
                switch none {}
            }
        }
    }
}
