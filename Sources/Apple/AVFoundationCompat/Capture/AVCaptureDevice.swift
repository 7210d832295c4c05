public import CoreMediaCompat
public import Foundation

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

        public static let builtInWideAngleCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInTelephotoCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInUltraWideCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInDualCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let builtInLiDARDepthCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
        public static let continuityCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeContinuityCamera")
        public static let external = DeviceType(
            rawValue: "AVCaptureDeviceTypeExternal")
        public static let microphone = DeviceType(
            rawValue: "AVCaptureDeviceTypeMicrophone")
        public static let builtInDuoCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInDuoCamera")
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }

    /// Finds no device.
    open class DiscoverySession: NSObject, @unchecked Sendable {
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        open var devices: [AVCaptureDevice] { [] }
        open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
    }

    public enum AutoFocusRangeRestriction: Int, Sendable {
        case none, near, far
    }

    public enum AutoFocusSystem: Int, Sendable {
        case none, contrastDetection, phaseDetection
    }

    public enum CenterStageControlMode: Int, Sendable {
        case user, app, cooperative
    }

    public enum MicrophoneMode: Int, Sendable {
        case standard, wideSpectrum, voiceIsolation
    }

    public enum SystemUserInterface: Int, Sendable {
        case videoEffects = 1
        case microphoneModes
    }

    /// How a camera takes pictures; there is none that does.
    open class Format: NSObject, @unchecked Sendable {
        open var mediaType: AVMediaType { .video }
        open var formatDescription: CMFormatDescription {
            CMFormatDescription(codec: 0, dimensions: CMVideoDimensions(), extensions: nil)
        }
        open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
        open var videoFieldOfView: Float { 0 }
        open var isVideoBinned: Bool { false }
        open var isVideoHDRSupported: Bool { false }
        open var isMultiCamSupported: Bool { false }
        open var videoMaxZoomFactor: CGFloat { 1 }
        open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
        open var minISO: Float { 0 }
        open var maxISO: Float { 0 }
        open var minExposureDuration: CMTime { .zero }
        open var maxExposureDuration: CMTime { .zero }
        open var isHighestPhotoQualitySupported: Bool { false }
        open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
        open var supportedColorSpaces: [AVCaptureColorSpace] { [] }
        open var supportedDepthDataFormats: [Format] { [] }
        open var isCenterStageSupported: Bool { false }
        open var isPortraitEffectSupported: Bool { false }
    }

    public struct WhiteBalanceGains: Hashable, Sendable {
        public var redGain: Float
        public var greenGain: Float
        public var blueGain: Float

        public init() { self.init(redGain: 1, greenGain: 1, blueGain: 1) }
        public init(redGain: Float, greenGain: Float, blueGain: Float) {
            (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
        }
    }

    public struct WhiteBalanceTemperatureAndTintValues: Hashable, Sendable {
        public var temperature: Float
        public var tint: Float

        public init() { self.init(temperature: 0, tint: 0) }
        public init(temperature: Float, tint: Float) { (self.temperature, self.tint) = (temperature, tint) }
    }

    public static let wasConnectedNotification = Notification.Name("AVCaptureDeviceWasConnectedNotification")
    public static let wasDisconnectedNotification = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
    public static let subjectAreaDidChangeNotification = Notification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")
    public static let currentISO: Float = -1
    public static let currentExposureDuration = CMTime.invalid
    public static let currentLensPosition: Float = -1
    public static let currentWhiteBalanceGains = WhiteBalanceGains(redGain: -1, greenGain: -1, blueGain: -1)
    public static let maxAvailableTorchLevel: Float = -1

    open class func devices() -> [AVCaptureDevice] { [] }
    open class var userPreferredCamera: AVCaptureDevice? {
        get { nil }
        set {}
    }
    open class var systemPreferredCamera: AVCaptureDevice? { nil }
    open class var preferredMicrophoneMode: MicrophoneMode { .standard }
    open class var activeMicrophoneMode: MicrophoneMode { .standard }
    open class var isCenterStageEnabled: Bool {
        get { false }
        set {}
    }
    open class var isPortraitEffectEnabled: Bool { false }
    open class func showSystemUserInterface(_ systemUserInterface: SystemUserInterface) {}

    open var modelID: String { "" }
    open var manufacturer: String { "" }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var formats: [Format] { [] }
    open var activeFormat: Format = Format()
    open var activeVideoMinFrameDuration = CMTime.invalid
    open var activeVideoMaxFrameDuration = CMTime.invalid
    open var activeColorSpace = AVCaptureColorSpace.sRGB
    open var activeDepthDataFormat: Format?
    open var constituentDevices: [AVCaptureDevice] { [] }
    open var isVirtualDevice: Bool { false }
    open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    open var isConnected: Bool { false }
    open var isSuspended: Bool { false }
    open var lensAperture: Float { 0 }
    open var iso: Float { 0 }
    open var exposureDuration: CMTime { .zero }
    open var exposureTargetBias: Float { 0 }
    open var exposureTargetOffset: Float { 0 }
    open var minExposureTargetBias: Float { 0 }
    open var maxExposureTargetBias: Float { 0 }
    open var lensPosition: Float { 0 }
    open var torchLevel: Float { 0 }
    open var isFlashAvailable: Bool { false }
    open var isFlashActive: Bool { false }
    open var flashMode = FlashMode.off
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open var displayVideoZoomFactorMultiplier: CGFloat { 1 }
    open var isRampingVideoZoom: Bool { false }
    open var isFocusPointOfInterestSupported: Bool { false }
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isExposurePointOfInterestSupported: Bool { false }
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isAdjustingFocus: Bool { false }
    open var isAdjustingExposure: Bool { false }
    open var isAdjustingWhiteBalance: Bool { false }
    open var isSmoothAutoFocusSupported: Bool { false }
    open var isSmoothAutoFocusEnabled = false
    open var isAutoFocusRangeRestrictionSupported: Bool { false }
    open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
    open var whiteBalanceMode = WhiteBalanceMode.locked
    open var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
    open var maxWhiteBalanceGain: Float { 1 }
    open var isSubjectAreaChangeMonitoringEnabled = false
    open var isLowLightBoostSupported: Bool { false }
    open var isLowLightBoostEnabled: Bool { false }
    open var automaticallyEnablesLowLightBoostWhenAvailable = false
    open var automaticallyAdjustsVideoHDREnabled = true
    open var isVideoHDREnabled = false
    open var isCenterStageActive: Bool { false }
    open var minimumFocusDistance: Int { -1 }
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
    open func cancelVideoZoomRamp() {}
    open func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {
        handler?(.invalid)
    }
    open func setExposureModeCustom(
        duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil
    ) {
        handler?(.invalid)
    }
    open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {
        handler?(.invalid)
    }
    open func setWhiteBalanceModeLocked(
        with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: ((CMTime) -> Void)? = nil
    ) {
        handler?(.invalid)
    }

    open var uniqueID: String { "" }
    open var localizedName: String { "" }
    open var position: Position { .unspecified }
    open var hasTorch: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var torchMode = TorchMode.off
    open var isLockingFocusWithCustomLensPositionSupported: Bool { false }
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

public enum AVCaptureColorSpace: Int, Sendable {
    case sRGB, P3_D65, HLG_BT2020, appleLog
}

open class AVFrameRateRange: NSObject, @unchecked Sendable {
    open var minFrameRate: Double { 0 }
    open var maxFrameRate: Double { 0 }
    open var minFrameDuration: CMTime { .invalid }
    open var maxFrameDuration: CMTime { .invalid }
}

public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}

public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    case off, standard, cinematic, cinematicExtended, previewOptimized, cinematicExtendedEnhanced
    case auto = -1
}

extension NSNotification.Name {
    public static let AVCaptureDeviceWasConnected = AVCaptureDevice.wasConnectedNotification
    public static let AVCaptureDeviceWasDisconnected = AVCaptureDevice.wasDisconnectedNotification
    public static let AVCaptureDeviceSubjectAreaDidChange = AVCaptureDevice.subjectAreaDidChangeNotification
}
