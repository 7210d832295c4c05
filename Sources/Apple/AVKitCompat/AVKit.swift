public import Foundation
public import AVFoundationCompat
public import SwiftUICompat
public import UIKitCompat

/// A film on an app's screen; a widget cannot draw it.
public struct VideoPlayer<VideoOverlay: View>: _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {}
}

extension VideoPlayer where VideoOverlay == EmptyView {
    public nonisolated init(player: AVPlayer?) {}
}

/// A film on an app's screen, which no widget shows.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var updatesNowPlayingInfoCenter = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var isReadyForDisplay: Bool { false }
    open var videoBounds: CGRect { .zero }
    open var contentOverlayView: UIView? { nil }
}

@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}

/// Chooses where a film plays; there is nowhere else.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
    open var activeTintColor: UIColor! = .systemBlue
    open var prioritizesVideoDevices = false
}

open class AVPictureInPictureController: NSObject, @unchecked Sendable {
    open class func isPictureInPictureSupported() -> Bool { false }
    open var isPictureInPictureActive: Bool { false }
    open var isPictureInPicturePossible: Bool { false }
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
}
