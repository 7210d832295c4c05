public import CoreMediaCompat
public import Foundation

open class AVCaptureInput: NSObject, @unchecked Sendable {
    /// A plug of an input.
    open class Port: NSObject, @unchecked Sendable {
        open var input: AVCaptureInput { AVCaptureInput() }
        open var mediaType: AVMediaType { .video }
        open var formatDescription: CMFormatDescription? { nil }
        open var isEnabled = false
    }

    open var ports: [Port] { [] }
}

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
    open var isActive: Bool { false }
    open var inputPorts: [AVCaptureInput.Port] { [] }
    open var output: AVCaptureOutput? { nil }
    open var videoPreviewLayer: AVCaptureVideoPreviewLayer? { nil }
    open var audioChannels: [AVCaptureAudioChannel] { [] }
    open var automaticallyAdjustsVideoMirroring = true
    open var isVideoOrientationSupported: Bool { false }
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var videoScaleAndCropFactor: CGFloat = 1
    open var videoMaxScaleAndCropFactor: CGFloat { 1 }
    open var isVideoStabilizationSupported: Bool { false }
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
    open var isCameraIntrinsicMatrixDeliverySupported: Bool { false }
    open var isCameraIntrinsicMatrixDeliveryEnabled = false
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }

    public override init() {}
    public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {}
    public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer) {}
}

open class AVCaptureOutput: NSObject, @unchecked Sendable {
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
    open func transformedMetadataObject(
        for metadataObject: AVMetadataObject, connection: AVCaptureConnection
    ) -> AVMetadataObject? { nil }
    open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect { .zero }
    open func outputRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect { .zero }
}

/// How loud a channel is that is recorded.
open class AVCaptureAudioChannel: NSObject, @unchecked Sendable {
    open var averagePowerLevel: Float { -160 }
    open var peakHoldLevel: Float { -160 }
}
