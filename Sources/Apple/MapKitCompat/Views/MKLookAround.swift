public import CoreLocationCompat
public import Foundation
public import UIKitCompat

/// A street's panorama, of which there are none.
open class MKLookAroundScene: NSObject, NSCopying, @unchecked Sendable {
    override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Asks for a street's panorama; each ends in an error.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let mapItem: MKMapItem?
    open var isLoading: Bool { false }
    open private(set) var isCancelled = false

    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        mapItem = nil
    }

    public init(mapItem: MKMapItem) {
        coordinate = mapItem.location.coordinate
        self.mapItem = mapItem
    }

    open func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open var scene: MKLookAroundScene? { get async throws { throw MKError(.serverFailure) } }
    open func cancel() { isCancelled = true }
}

/// Makes pictures of panoramas; each ends in an error.
open class MKLookAroundSnapshotter: NSObject, @unchecked Sendable {
    open class Options: NSObject, NSCopying, @unchecked Sendable {
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var size = CGSize(width: 256, height: 256)
        open var traitCollection = UITraitCollection.current

        public override init() {}

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            copy.pointOfInterestFilter = pointOfInterestFilter
            copy.size = size
            copy.traitCollection = traitCollection
            return copy
        }
    }

    open class Snapshot: NSObject, @unchecked Sendable {
        open var image: UIImage { UIImage() }

        override init() {}
    }

    open var isLoading: Bool { false }

    public init(scene: MKLookAroundScene, options: Options) {}

    open func getSnapshotWithCompletionHandler(_ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open var snapshot: Snapshot { get async throws { throw MKError(.serverFailure) } }
    open func cancel() {}
}

public enum MKLookAroundBadgePosition: Int, Sendable {
    case topLeading, topTrailing, bottomTrailing
}

/// Is told how somebody looks around.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
    func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

extension MKLookAroundViewControllerDelegate {
    public func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {}
}

/// Shows a street's panorama.
open class MKLookAroundViewController: UIViewController {
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?
    open var scene: MKLookAroundScene?
    open var isNavigationEnabled = true
    open var showsRoadLabels = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var badgePosition = MKLookAroundBadgePosition.topLeading

    public init(scene: MKLookAroundScene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
