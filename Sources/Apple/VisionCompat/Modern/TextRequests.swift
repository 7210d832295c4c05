public import Foundation

public struct RecognizeTextRequest: ImageProcessingRequest {
    public typealias Result = [RecognizedTextObservation]
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage
    public var recognitionLevel = RecognitionLevel.accurate
    public var recognitionLanguages: [Locale.Language] = []
    public var usesLanguageCorrection = true
    public var automaticallyDetectsLanguage = false
    public var customWords: [String] = []
    public var minimumTextHeightFraction: Float?
    public var supportedRecognitionLanguages: [Locale.Language] { [] }

    public enum RecognitionLevel: Hashable, Codable, Sendable {
        case accurate, fast
    }

    public init() {}
    public init(_ revision: Revision?) {}
}

public struct DetectTextRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [TextObservation]
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage
    public var reportCharacterBoxes = false

    public init() {}
    public init(_ revision: Revision?) {}
}

public struct RecognizeDocumentsRequest: ImageProcessingRequest {
    public typealias Result = [DocumentObservation]
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage
    public var textRecognitionOptions = TextRecognitionOptions()
    public var barcodeDetectionOptions = BarcodeDetectionOptions()

    public struct TextRecognitionOptions: Hashable, Sendable {
        public var automaticallyDetectLanguage = true
        public var customWords: [String] = []
        public var maximumCandidateCount = 1
        public var minimumTextHeightFraction: Float = 0
        public var recognitionLanguages: [Locale.Language] = []
        public var useLanguageCorrection = true
    }

    public struct BarcodeDetectionOptions: Hashable, Sendable {
        public var enabled = true
        public var coalesceCompositeSymbologies = false
        public var symbologies: [BarcodeSymbology] = []
    }

    public init() {}
    public init(_ revision: Revision?) {}
}
