public import CoreImageCompat
public import CoreMediaCompat
public import Foundation
public import FoundationCompat
public import UIKitCompat

public enum PHLivePhotoFrameType: Int, Sendable {
    case photo, video
}

public let PHLivePhotoEditingErrorDomain = "PHLivePhotoEditingErrorDomain"

public enum PHLivePhotoEditingErrorCode: Int, Sendable {
    case unknown, aborted
}

public struct PHLivePhotoEditingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let shouldRenderAtPlaybackTime = PHLivePhotoEditingOption(
        rawValue: "PHLivePhotoShouldRenderAtPlaybackTime")
}

/// A picture of a Live Photo, on its way through an edit.
public protocol PHLivePhotoFrame: NSObjectProtocol {
    var image: CIImage { get }
    var time: CMTime { get }
    var type: PHLivePhotoFrameType { get }
    var renderScale: CGFloat { get }
}

public typealias PHLivePhotoFrameProcessingBlock = (any PHLivePhotoFrame, NSErrorPointer) -> CIImage?

/// Edits a Live Photo. There is none to edit: it is not made.
open class PHLivePhotoEditingContext: NSObject, @unchecked Sendable {
    open var fullSizeImage: CIImage { .empty() }
    open var duration: CMTime { .zero }
    open var photoTime: CMTime { .zero }
    open var orientation: CGImagePropertyOrientation { .up }
    open var audioVolume: Float = 1
    open var frameProcessor: PHLivePhotoFrameProcessingBlock?

    public init?(livePhotoEditingInput livePhotoInput: PHContentEditingInput) {
        return nil
    }

    open func prepareLivePhotoForPlayback(
        withTargetSize targetSize: CGSize, options: [PHLivePhotoEditingOption: Any]? = nil,
        completionHandler handler: @escaping (PHLivePhoto?, (any Error)?) -> Void
    ) {
        handler(nil, PHPhotosError(.missingResource))
    }

    open func prepareLivePhotoForPlayback(
        withTargetSize targetSize: CGSize, options: [PHLivePhotoEditingOption: Any]? = nil
    ) async throws -> PHLivePhoto {
        throw PHPhotosError(.missingResource)
    }

    open func saveLivePhoto(
        to output: PHContentEditingOutput, options: [PHLivePhotoEditingOption: Any]? = nil,
        completionHandler handler: @escaping (Bool, (any Error)?) -> Void
    ) {
        handler(false, PHPhotosError(.missingResource))
    }

    @discardableResult
    open func saveLivePhoto(
        to output: PHContentEditingOutput, options: [PHLivePhotoEditingOption: Any]? = nil
    ) async throws -> Bool {
        throw PHPhotosError(.missingResource)
    }

    open func cancel() {}
}
