public import CoreLocationCompat
public import Foundation

public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Ways from one place to another: asking for them ends in an error, for there are no maps here.
open class MKDirections: NSObject, @unchecked Sendable {
    open class Request: NSObject, NSCopying, @unchecked Sendable {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        open var tollPreference = RoutePreference.any
        open var highwayPreference = RoutePreference.any

        public override init() {}

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request()
            copy.source = source
            copy.destination = destination
            copy.transportType = transportType
            copy.requestsAlternateRoutes = requestsAlternateRoutes
            copy.departureDate = departureDate
            copy.arrivalDate = arrivalDate
            copy.tollPreference = tollPreference
            copy.highwayPreference = highwayPreference
            return copy
        }

        /// Without places: links of Apple's maps are not read here.
        public convenience init(contentsOf url: URL) { self.init() }
        open class func isDirectionsRequest(_ url: URL) -> Bool { false }
    }

    open class Response: NSObject, @unchecked Sendable {
        open var source: MKMapItem { .forCurrentLocation() }
        open var destination: MKMapItem { .forCurrentLocation() }
        open var routes: [MKRoute] { [] }
    }

    open class ETAResponse: NSObject, @unchecked Sendable {
        open var source: MKMapItem { .forCurrentLocation() }
        open var destination: MKMapItem { .forCurrentLocation() }
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
        open var expectedDepartureDate: Date { .distantPast }
        open var expectedArrivalDate: Date { .distantPast }
        open var transportType: MKDirectionsTransportType { .any }
    }

    public enum RoutePreference: Int, Sendable {
        case any, avoid
    }

    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    open var isCalculating: Bool { false }

    public init(request: Request) {}

    open func calculate(completionHandler: @escaping DirectionsHandler) {
        completionHandler(nil, MKError(.directionsNotFound))
    }

    open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }

    open func calculateETA(completionHandler: @escaping ETAHandler) {
        completionHandler(nil, MKError(.directionsNotFound))
    }

    open func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }
    open func cancel() {}
}

/// A way, of which none is found here.
open class MKRoute: NSObject, @unchecked Sendable {
    open class Step: NSObject, @unchecked Sendable {
        open var instructions: String { "" }
        open var notice: String? { nil }
        open var distance: CLLocationDistance { 0 }
        open var transportType: MKDirectionsTransportType { .any }
        open var polyline: MKPolyline { MKPolyline() }
    }

    open var name: String { "" }
    open var advisoryNotices: [String] { [] }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var transportType: MKDirectionsTransportType { .any }
    open var hasTolls: Bool { false }
    open var hasHighways: Bool { false }
    open var polyline: MKPolyline { MKPolyline() }
    open var steps: [Step] { [] }
}
