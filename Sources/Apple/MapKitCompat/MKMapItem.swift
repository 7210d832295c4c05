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

    /// With the parts of an address by their names: `Street`, `City`, `State`, `ZIP`, `Country` and `CountryCode`.
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
        thoroughfare = addressDictionary?["Street"] as? String
        locality = addressDictionary?["City"] as? String
        administrativeArea = addressDictionary?["State"] as? String
        postalCode = addressDictionary?["ZIP"] as? String
        country = addressDictionary?["Country"] as? String
        isoCountryCode = addressDictionary?["CountryCode"] as? String
        name = addressDictionary?["Name"] as? String
    }

    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(placemark: placemark)
    }

    open var countryCode: String? { isoCountryCode }
    open var subtitle: String? { nil }
}

/// A place of a map's.
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?

    /// An item of no place.
    public override convenience init() { self.init(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
    }

    public convenience init(location: CLLocation, address: MKAddress?) {
        self.init(placemark: MKPlacemark(coordinate: location.coordinate))
        self.address = address
    }

    open var isCurrentLocation: Bool { false }
    open private(set) var address: MKAddress?
    open var location: CLLocation { placemark.location ?? CLLocation(latitude: 0, longitude: 0) }
    open var identifier: Identifier? { nil }
    open var alternateIdentifiers: Set<Identifier> { [] }

    /// The name that Apple's maps have for a place.
    open class Identifier: NSObject, RawRepresentable, @unchecked Sendable {
        public let rawValue: String

        public required init?(rawValue: String) { self.rawValue = rawValue }
        open override func isEqual(_ object: Any?) -> Bool { (object as? Identifier)?.rawValue == rawValue }
        open override var hash: Int { rawValue.hashValue }
    }

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
        open var addressFilter: MKAddressFilter?
        open var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest]
        open var regionPriority = MKLocalSearch.RegionPriority.default

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
    public init(request: MKLocalPointsOfInterestRequest) {}

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

extension MKLocalSearch {
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let physicalFeature = ResultType(rawValue: 4)
    }

    public enum RegionPriority: Int, Sendable {
        case `default`, required
    }
}
