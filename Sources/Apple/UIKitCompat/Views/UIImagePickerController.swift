public import Foundation
public import SwiftUICompat

/// Would take or choose a picture; nothing shows it in a widget.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Sendable {
        case photoLibrary, camera, savedPhotosAlbum
    }

    public enum CameraDevice: Int, Sendable {
        case rear, front
    }

    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }

    public enum CameraCaptureMode: Int, Sendable {
        case photo, video
    }

    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto, on
    }

    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    public enum ImageURLExportPreset: Int, Sendable {
        case compatible, current
    }

    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    open var sourceType = SourceType.photoLibrary
    open var mediaTypes = ["public.image"]
    open var allowsEditing = false
    open var cameraDevice = CameraDevice.rear
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var cameraFlashMode = CameraFlashMode.auto
    open var showsCameraControls = true
    open var cameraOverlayView: UIView?
    open var cameraViewTransform = CGAffineTransform.identity
    open var videoQuality = QualityType.typeMedium
    open var videoMaximumDuration: TimeInterval = 600
    open var videoExportPreset = ""
    open var imageExportPreset = ImageURLExportPreset.compatible

    open func takePicture() {}
    open func startVideoCapture() -> Bool { false }
    open func stopVideoCapture() {}
}

/// - Compatibility: compiles
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
