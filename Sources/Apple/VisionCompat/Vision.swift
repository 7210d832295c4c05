public import CoreImageCompat
public import Foundation
public import UIKitCompat

/// Why a picture was not looked at: nothing here sees.
public struct VNError: CustomNSError, Hashable, Sendable {
    public static var errorDomain: String { "com.apple.Vision" }
    public var errorCode: Int { 9 }
}

public let VNErrorDomain = "com.apple.Vision"

public typealias VNConfidence = Float
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A question about a picture.
open class VNRequest: NSObject, @unchecked Sendable {
    public let completionHandler: VNRequestCompletionHandler?
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    open var revision = 1

    public required init(completionHandler: VNRequestCompletionHandler? = nil) {
        self.completionHandler = completionHandler
    }

    public override convenience init() { self.init(completionHandler: nil) }

    open func cancel() {}
}

/// What a request has seen; those of one kind say so with a type of their own, which no override may.
public protocol _VNRequest: VNRequest {}

extension VNRequest: _VNRequest {}

extension _VNRequest {
    public var results: [VNObservation]? { nil }
}

open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

public enum VNRequestTextRecognitionLevel: Int, Sendable {
    case accurate, fast
}

open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNRecognizedTextObservation]? { nil }
    open var recognitionLanguages: [String] = []
    open var customWords: [String] = []
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var minimumTextHeight: Float = 0
    open func supportedRecognitionLanguages() throws -> [String] { throw VNError() }
}

/// A kind of code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}

open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNBarcodeObservation]? { nil }
    open var symbologies: [VNBarcodeSymbology] = []
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNFaceObservation]? { nil }
}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNFaceObservation]? { nil }
}
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNRectangleObservation]? { nil }
    open var maximumObservations = 1
    open var minimumConfidence: VNConfidence = 0
}
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNClassificationObservation]? { nil }
}
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {}

/// What was seen.
open class VNObservation: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open var confidence: VNConfidence { 0 }
}

open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    open var boundingBox: CGRect { .zero }
}

open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}

open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}

open class VNRecognizedText: NSObject, @unchecked Sendable {
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }
}

open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    open var symbology: VNBarcodeSymbology { .qr }
    open var payloadStringValue: String? { nil }
}

open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    open var identifier: String { "" }
}

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// Asks requests of a picture; each ends in an error.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
    public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}

    open func perform(_ requests: [VNRequest]) throws {
        for request in requests { request.completionHandler?(request, VNError()) }
        throw VNError()
    }
}
