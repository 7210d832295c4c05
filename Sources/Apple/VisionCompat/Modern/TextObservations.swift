public import CoreMediaCompat
public import Foundation

public struct RecognizedTextObservation: VisionObservation, QuadrilateralProviding {
    private let none: Never

    public var uuid: UUID { switch none {} }
    public var confidence: Float { switch none {} }
    public var timeRange: CMTimeRange? { switch none {} }
    public var boundingBox: NormalizedRect { switch none {} }
    public var topLeft: NormalizedPoint { switch none {} }
    public var topRight: NormalizedPoint { switch none {} }
    public var bottomRight: NormalizedPoint { switch none {} }
    public var bottomLeft: NormalizedPoint { switch none {} }
    public var isTitle: Bool { switch none {} }
    public var shouldWrapToNextLine: Bool { switch none {} }
    public var transcript: String { switch none {} }
    public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] { switch none {} }
}

/// What a text may say.
public struct RecognizedText: Sendable {
    private let none: Never

    public var string: String { switch none {} }
    public var confidence: Float { switch none {} }
    public func boundingBox(for range: Range<String.Index>) -> RectangleObservation? { switch none {} }
}

public struct TextObservation: VisionObservation, QuadrilateralProviding {
    private let none: Never

    public var uuid: UUID { switch none {} }
    public var confidence: Float { switch none {} }
    public var timeRange: CMTimeRange? { switch none {} }
    public var boundingBox: NormalizedRect { switch none {} }
    public var topLeft: NormalizedPoint { switch none {} }
    public var topRight: NormalizedPoint { switch none {} }
    public var bottomRight: NormalizedPoint { switch none {} }
    public var bottomLeft: NormalizedPoint { switch none {} }
    public var characterBoxes: [RectangleObservation]? { switch none {} }
}

public struct DetectedDocumentObservation: VisionObservation, QuadrilateralProviding {
    private let none: Never

    public var uuid: UUID { switch none {} }
    public var confidence: Float { switch none {} }
    public var timeRange: CMTimeRange? { switch none {} }
    public var boundingBox: NormalizedRect { switch none {} }
    public var topLeft: NormalizedPoint { switch none {} }
    public var topRight: NormalizedPoint { switch none {} }
    public var bottomRight: NormalizedPoint { switch none {} }
    public var bottomLeft: NormalizedPoint { switch none {} }
    public var globalSegmentationMask: PixelBufferObservation { switch none {} }
}

public struct BarcodeObservation: VisionObservation, QuadrilateralProviding {
    private let none: Never

    public var uuid: UUID { switch none {} }
    public var confidence: Float { switch none {} }
    public var timeRange: CMTimeRange? { switch none {} }
    public var boundingBox: NormalizedRect { switch none {} }
    public var topLeft: NormalizedPoint { switch none {} }
    public var topRight: NormalizedPoint { switch none {} }
    public var bottomRight: NormalizedPoint { switch none {} }
    public var bottomLeft: NormalizedPoint { switch none {} }
    public var symbology: BarcodeSymbology { switch none {} }
    public var payloadString: String? { switch none {} }
    public var payloadData: Data? { switch none {} }
    public var supplementalPayloadString: String? { switch none {} }
    public var supplementalPayloadData: Data? { switch none {} }
    public var supplementalCompositeType: CompositeType? { switch none {} }
    public var isGS1DataCarrier: Bool { switch none {} }
    public var isColorInverted: Bool { switch none {} }

    public enum CompositeType: Hashable, Codable, Sendable {
        case linked, gs1TypeA, gs1TypeB, gs1TypeC
    }
}

/// A document as iOS 26 reads it.
public struct DocumentObservation: VisionObservation {
    private let none: Never

    public var uuid: UUID { switch none {} }
    public var confidence: Float { switch none {} }
    public var timeRange: CMTimeRange? { switch none {} }
    public var document: Container { switch none {} }

    public struct Container: Sendable {
        private let none: Never

        public var title: Text? { switch none {} }
        public var text: Text { switch none {} }
        public var paragraphs: [Text] { switch none {} }
        public var tables: [Table] { switch none {} }
        public var lists: [List] { switch none {} }
        public var barcodes: [BarcodeObservation] { switch none {} }

        public struct Text: Sendable {
            private let none: Never

            public var transcript: String { switch none {} }
            public var lines: [RecognizedTextObservation] { switch none {} }
            public var words: [RecognizedTextObservation]? { switch none {} }
        }

        public struct Table: Sendable {
            private let none: Never

            public var rows: [[Cell]] { switch none {} }
            public var columns: [[Cell]] { switch none {} }

            public struct Cell: Sendable {
                private let none: Never

                public var content: Container { switch none {} }
                public var rowRange: ClosedRange<Int> { switch none {} }
                public var columnRange: ClosedRange<Int> { switch none {} }
            }
        }

        public struct List: Sendable {
            private let none: Never

            public var items: [Item] { switch none {} }

            public struct Item: Sendable {
                private let none: Never

                public var content: Container { switch none {} }
                public var itemString: String { switch none {} }
                public var markerString: String { switch none {} }
            }
        }
    }
}
