public import Foundation
public import UIKitCompat

public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// A camera or microphone: there is none, and its use is denied.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        handler(false)
    }
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

    public enum Position: Int, Sendable {
        case unspecified, back, front
    }

    public enum TorchMode: Int, Sendable {
        case off, on, auto
    }

    public enum FlashMode: Int, Sendable {
        case off, on, auto
    }

    public enum FocusMode: Int, Sendable {
        case locked, autoFocus, continuousAutoFocus
    }

    public enum ExposureMode: Int, Sendable {
        case locked, autoExpose, continuousAutoExposure, custom
    }

    public enum WhiteBalanceMode: Int, Sendable {
        case locked, autoWhiteBalance, continuousAutoWhiteBalance
    }

    /// Which camera or microphone.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
        public static let builtInMicrophone = microphone
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    }

    /// Finds no device.
    open class DiscoverySession: NSObject, @unchecked Sendable {
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        open var devices: [AVCaptureDevice] { [] }
    }

    open var uniqueID: String { "" }
    open var localizedName: String { "" }
    open var position: Position { .unspecified }
    open var hasTorch: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var torchMode = TorchMode.off
    open var hasFlash: Bool { false }
    open var focusMode = FocusMode.locked
    open var exposureMode = ExposureMode.locked
    open var videoZoomFactor: CGFloat = 1
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.operationNotAllowed) }
    open func lockForConfiguration() throws { throw AVError(.operationNotAllowed) }
    open func unlockForConfiguration() {}
}

open class AVCaptureInput: NSObject, @unchecked Sendable {}

open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice

    /// Throws: no device may be used.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
        throw AVError(.operationNotAllowed)
    }
}

open class AVCaptureConnection: NSObject, @unchecked Sendable {
    open var isEnabled = false
    open var isVideoMirrored = false
    open var videoRotationAngle: CGFloat = 0
    open var isVideoMirroringSupported: Bool { false }
}

open class AVCaptureOutput: NSObject, @unchecked Sendable {
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

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
        public static let face = ObjectType(rawValue: "face")
    }

    open var type: ObjectType { .qr }
    open var bounds: CGRect { .zero }
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

open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) {}
}

open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    open var flashMode = AVCaptureDevice.FlashMode.off
}

open class AVCapturePhoto: NSObject, @unchecked Sendable {
    open func fileDataRepresentation() -> Data? { nil }
}

public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
}

open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// Takes no photo: there is no camera.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}

open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    open var alwaysDiscardsLateVideoFrames = true
    open var videoSettings: [String: Any]! = [:]
}

open class AVCaptureMovieFileOutput: AVCaptureOutput, @unchecked Sendable {
    open var isRecording: Bool { false }
    open func stopRecording() {}
}

/// Joins inputs with outputs; it takes none of either, and does not run.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// How good the pictures are.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    open var sessionPreset = Preset.high
    open var inputs: [AVCaptureInput] { [] }
    open var outputs: [AVCaptureOutput] { [] }
    open var isRunning: Bool { false }
    open func canSetSessionPreset(_ preset: Preset) -> Bool { false }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    open func addInput(_ input: AVCaptureInput) {}
    open func removeInput(_ input: AVCaptureInput) {}
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
    open func addOutput(_ output: AVCaptureOutput) {}
    open func removeOutput(_ output: AVCaptureOutput) {}
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() {}
    open func stopRunning() {}
}

/// Shows a session in a layer: nothing is on show.
open class AVCaptureVideoPreviewLayer: CALayer, @unchecked Sendable {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
}
