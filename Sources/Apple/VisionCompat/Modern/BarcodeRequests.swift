/// A kind of code.
public enum BarcodeSymbology: CaseIterable, Hashable, Codable, Sendable {
    case aztec, code39, code39Checksum, code39FullASCII, code39FullASCIIChecksum, code93, code93i, code128, dataMatrix
    case ean8, ean13, i2of5, i2of5Checksum, itf14, pdf417, qr, upce, codabar, gs1DataBar, gs1DataBarExpanded
    case gs1DataBarLimited, microPDF417, microQR, msiPlessey
}

public struct DetectBarcodesRequest: ImageProcessingRequest {
    public typealias Result = [BarcodeObservation]
    public typealias Revision = _RequestRevision

    public var regionOfInterest = NormalizedRect.fullImage
    public var symbologies: [BarcodeSymbology] = []
    public var coalescesCompositeSymbologies = false
    public var supportedSymbologies: [BarcodeSymbology] { [] }

    public init() {}
    public init(_ revision: Revision?) {}
}
