public import CoreLocationCompat
public import Foundation

/// Searches a map's places: each search ends in an error, for there are no maps here.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    open class Request: NSObject, NSCopying, @unchecked Sendable {
        public typealias ResultType = MKLocalSearch.ResultType

        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var addressFilter: MKAddressFilter?
        open var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest]
        open var regionPriority = MKLocalSearch.RegionPriority.default

        public override init() {}

        public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.naturalLanguageQuery = naturalLanguageQuery
            self.region = region
        }

        public convenience init(naturalLanguageQuery: String) {
            self.init(naturalLanguageQuery: naturalLanguageQuery, region: MKCoordinateRegion())
        }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request()
            copy.naturalLanguageQuery = naturalLanguageQuery
            copy.region = region
            copy.pointOfInterestFilter = pointOfInterestFilter
            copy.addressFilter = addressFilter
            copy.resultTypes = resultTypes
            copy.regionPriority = regionPriority
            return copy
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

/// Asks for what is of interest around a place.
open class MKLocalPointsOfInterestRequest: NSObject, NSCopying, @unchecked Sendable {
    public static let maxRadius: CLLocationDistance = 5000

    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public let region: MKCoordinateRegion
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    private init(coordinateRegion region: MKCoordinateRegion, center: CLLocationCoordinate2D, radius: Double) {
        self.region = region
        coordinate = center
        self.radius = radius
    }

    public convenience init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.init(
            coordinateRegion: MKCoordinateRegion(
                center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius),
            center: coordinate, radius: radius)
    }

    public convenience init(coordinateRegion region: MKCoordinateRegion) {
        // A degree of latitude is 111 kilometres.
        self.init(
            coordinateRegion: region, center: region.center, radius: region.span.latitudeDelta * 111_000 / 2)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKLocalPointsOfInterestRequest(coordinateRegion: region, center: coordinate, radius: radius)
        copy.pointOfInterestFilter = pointOfInterestFilter
        return copy
    }
}

/// As far as points of interest can be asked for.
public let MKPointsOfInterestRequestMaxRadius = MKLocalPointsOfInterestRequest.maxRadius
