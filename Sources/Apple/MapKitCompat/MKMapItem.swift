public import CoreLocationCompat
public import Foundation
public import UIKitCompat

public let MKErrorDomain = "MKErrorDomain"

/// Why a map was not made: there are none here.
public struct MKError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = MKError
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { MKErrorDomain }
    public static var errorDomain: String { MKErrorDomain }
    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var loadingThrottled: Code { .loadingThrottled }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
    public static var decodingFailed: Code { .decodingFailed }
}

public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// - Compatibility: works
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    open var title: String? { name }

    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
        location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
}

/// A place of a map's.
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
    }

    open var isCurrentLocation: Bool { false }

    /// A place of no name at the equator: nobody knows here where the device is.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    }

    /// False: no maps can be opened.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }

    /// False: no maps can be opened.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

open class MKLocalSearch: NSObject, @unchecked Sendable {
    open class Request: NSObject, @unchecked Sendable {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        public override init() {}

        public init(naturalLanguageQuery: String, region: MKCoordinateRegion = MKCoordinateRegion()) {
            self.naturalLanguageQuery = naturalLanguageQuery
            self.region = region
        }
    }

    open class Response: NSObject, @unchecked Sendable {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    open var isSearching: Bool { false }

    public init(request: Request) {}

    open func cancel() {}

    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }

    open func start() async throws -> Response { throw MKError(.serverFailure) }
}

/// Makes pictures of maps: each ends in an error, for there are no maps here.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    open class Options: NSObject, @unchecked Sendable {
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
    }

    open class Snapshot: NSObject, @unchecked Sendable {
        open var image: UIImage { UIImage() }
        open var traitCollection: UITraitCollection { .current }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }

    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    public let options: Options
    open var isLoading: Bool { false }

    public init(options: Options) {
        self.options = options
    }

    open func start(completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, MKError(.serverFailure))
    }

    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, MKError(.serverFailure))
    }

    open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    open func cancel() {}
}

// How Maps is to be opened.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
