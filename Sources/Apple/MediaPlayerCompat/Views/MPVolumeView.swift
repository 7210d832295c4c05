public import Foundation
public import UIKitCompat

/// How loud the device is: it has no loudspeaker.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true
    open var areWirelessRoutesAvailable: Bool { false }
    open var isWirelessRouteActive: Bool { false }
    open var volumeWarningSliderImage: UIImage?
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
    open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { nil }
    open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { nil }
    open func volumeThumbImage(for state: UIControl.State) -> UIImage? { nil }
    open func routeButtonImage(for state: UIControl.State) -> UIImage? { nil }
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
}

/// Lets the user choose music, which no widget does.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    public let mediaTypes: MPMediaType
    open var allowsPickingMultipleItems = false
    open var showsCloudItems = true
    open var showsItemsWithProtectedAssets = true
    open var prompt: String?

    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }
}

@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
