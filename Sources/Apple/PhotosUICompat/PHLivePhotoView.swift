public import CoreTransferableCompat
public import Foundation
public import PhotosCompat
public import UIKitCompat
import UniformTypeIdentifiersCompat

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
    case undefined, full, hint
}

public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
    public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 1 << 1)
}

/// A Live Photo on an app's screen, which no widget shows.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    open var livePhoto: PHLivePhoto?
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var isMuted = false
    public let playbackGestureRecognizer = UIGestureRecognizer()

    open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
        UIImage(systemName: badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto") ?? UIImage()
    }

    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
    open func stopPlayback() {}
}

@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> Bool
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch,
        with playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> TimeInterval
}

extension PHLivePhotoViewDelegate {
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> Bool {
        true
    }
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch,
        with playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> TimeInterval {
        0
    }
}

extension PHLivePhoto: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<PHLivePhoto>(importedContentType: .livePhoto) { _ in
            throw PHPhotosError(.invalidResource)
        }
    }
}
