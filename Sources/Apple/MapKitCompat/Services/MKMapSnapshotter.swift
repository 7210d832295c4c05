public import CoreLocationCompat
public import Foundation
public import UIKitCompat

/// What a map is drawn of.
public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Makes pictures of maps: each ends in an error, for there are no maps here.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    open class Options: NSObject, NSCopying, @unchecked Sendable {
        open var region = MKCoordinateRegion()
        open var mapRect = MKMapRect(x: 0, y: 0, width: 0, height: 0)
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 3
        open var mapType = MKMapType.standard
        open var camera = MKMapCamera()
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var showsBuildings = true
        open var showsPointsOfInterest = true
        open var traitCollection = UITraitCollection.current

        public override init() {}

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            copy.region = region
            copy.mapRect = mapRect
            copy.size = size
            copy.scale = scale
            copy.mapType = mapType
            copy.camera = camera
            copy.preferredConfiguration = preferredConfiguration
            copy.pointOfInterestFilter = pointOfInterestFilter
            copy.showsBuildings = showsBuildings
            copy.showsPointsOfInterest = showsPointsOfInterest
            copy.traitCollection = traitCollection
            return copy
        }
    }

    open class Snapshot: NSObject, @unchecked Sendable {
        open var image: UIImage { UIImage() }
        open var traitCollection: UITraitCollection { .current }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }

    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    public let options: Options
    open var isLoading: Bool { false }

    public override convenience init() { self.init(options: Options()) }

    public init(options: Options) {
        self.options = options
    }

    open func start(completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, MKError(.serverFailure))
    }

    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, MKError(.serverFailure))
    }

    open func start(with queue: DispatchQueue) async throws -> Snapshot { throw MKError(.serverFailure) }
    open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    open func cancel() {}
}
