import Foundation

public enum VNRequestTextRecognitionLevel: Int, Sendable {
    case accurate, fast
}

public let VNRecognizeTextRequestRevision1 = 1
public let VNRecognizeTextRequestRevision2 = 2
public let VNRecognizeTextRequestRevision3 = 3

/// Asks what is written in a picture.
open class VNRecognizeTextRequest: VNImageBasedRequest, VNRequestProgressProviding, @unchecked Sendable {
    open var results: [VNRecognizedTextObservation]? { nil }
    open var recognitionLanguages: [String] = []
    open var customWords: [String] = []
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var minimumTextHeight: Float = 0
    open var progressHandler: VNRequestProgressHandler = { _, _, _ in }
    open var indeterminate: Bool { true }

    open func supportedRecognitionLanguages() throws -> [String] { throw unsupportedRequest }
    open class func supportedRecognitionLanguages(
        for recognitionLevel: VNRequestTextRecognitionLevel, revision requestRevision: Int
    ) throws -> [String] {
        throw unsupportedRequest
    }
}

open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNTextObservation]? { nil }
    open var reportCharacterBoxes = false
}
