public import CoreMediaCompat
public import Foundation

/// What a session's output sees of codes and faces.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// A kind of code or thing.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        public static let codabar = ObjectType(rawValue: "org.ansi.Codabar")
        public static let gs1DataBar = ObjectType(rawValue: "org.gs1.GS1DataBar")
        public static let gs1DataBarExpanded = ObjectType(rawValue: "org.gs1.GS1DataBarExpanded")
        public static let gs1DataBarLimited = ObjectType(rawValue: "org.gs1.GS1DataBarLimited")
        public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
        public static let microPDF417 = ObjectType(rawValue: "org.iso.MicroPDF417")
        public static let face = ObjectType(rawValue: "face")
        public static let humanBody = ObjectType(rawValue: "humanBody")
        public static let humanFullBody = ObjectType(rawValue: "humanFullBody")
        public static let catBody = ObjectType(rawValue: "catBody")
        public static let catHead = ObjectType(rawValue: "catHead")
        public static let dogBody = ObjectType(rawValue: "dogBody")
        public static let dogHead = ObjectType(rawValue: "dogHead")
        public static let salientObject = ObjectType(rawValue: "salientObject")
    }

    open var type: ObjectType { .qr }
    open var bounds: CGRect { .zero }
    open var time: CMTime { .invalid }
    open var duration: CMTime { .invalid }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    open var stringValue: String? { nil }
    open var corners: [CGPoint] { [] }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
    open var faceID: Int { 0 }
    open var hasRollAngle: Bool { false }
    open var rollAngle: CGFloat { 0 }
    open var hasYawAngle: Bool { false }
    open var yawAngle: CGFloat { 0 }
}

open class AVMetadataBodyObject: AVMetadataObject, @unchecked Sendable {
    open var bodyID: Int { 0 }
}

open class AVMetadataHumanBodyObject: AVMetadataBodyObject, @unchecked Sendable {}

open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)? { nil }
    open var metadataObjectsCallbackQueue: DispatchQueue? { nil }
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) {}
}
