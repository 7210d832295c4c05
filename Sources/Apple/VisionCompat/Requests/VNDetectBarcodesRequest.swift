import Foundation

/// A kind of code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "VNBarcodeSymbology" + name }

    public static var aztec: VNBarcodeSymbology { .init("Aztec") }
    public static var code39: VNBarcodeSymbology { .init("Code39") }
    public static var code39Checksum: VNBarcodeSymbology { .init("Code39Checksum") }
    public static var code39FullASCII: VNBarcodeSymbology { .init("Code39FullASCII") }
    public static var code39FullASCIIChecksum: VNBarcodeSymbology { .init("Code39FullASCIIChecksum") }
    public static var code93: VNBarcodeSymbology { .init("Code93") }
    public static var code93i: VNBarcodeSymbology { .init("Code93i") }
    public static var code128: VNBarcodeSymbology { .init("Code128") }
    public static var dataMatrix: VNBarcodeSymbology { .init("DataMatrix") }
    public static var ean8: VNBarcodeSymbology { .init("EAN8") }
    public static var ean13: VNBarcodeSymbology { .init("EAN13") }
    public static var i2of5: VNBarcodeSymbology { .init("I2of5") }
    public static var i2of5Checksum: VNBarcodeSymbology { .init("I2of5Checksum") }
    public static var itf14: VNBarcodeSymbology { .init("ITF14") }
    public static var pdf417: VNBarcodeSymbology { .init("PDF417") }
    public static var qr: VNBarcodeSymbology { .init("QR") }
    public static var upce: VNBarcodeSymbology { .init("UPCE") }
    public static var codabar: VNBarcodeSymbology { .init("Codabar") }
    public static var gs1DataBar: VNBarcodeSymbology { .init("GS1DataBar") }
    public static var gs1DataBarExpanded: VNBarcodeSymbology { .init("GS1DataBarExpanded") }
    public static var gs1DataBarLimited: VNBarcodeSymbology { .init("GS1DataBarLimited") }
    public static var microPDF417: VNBarcodeSymbology { .init("MicroPDF417") }
    public static var microQR: VNBarcodeSymbology { .init("MicroQR") }
    public static var msiPlessey: VNBarcodeSymbology { .init("MSIPlessey") }
}

public enum VNBarcodeCompositeType: Int, Sendable {
    case none, linked, gs1TypeA, gs1TypeB, gs1TypeC
}

/// Asks which codes are in a picture.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNBarcodeObservation]? { nil }
    open var symbologies: [VNBarcodeSymbology] = []
    open var coalesceCompositeSymbologies = false

    open class var supportedSymbologies: [VNBarcodeSymbology] { [] }
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { throw unsupportedRequest }
}
