public import CoreLocationCompat
public import Foundation

/// An address in words.
open class MKAddress: NSObject, @unchecked Sendable {
    public let fullAddress: String
    public let shortAddress: String?

    public init?(fullAddress: String, shortAddress: String?) {
        if fullAddress.isEmpty { return nil }
        self.fullAddress = fullAddress
        self.shortAddress = shortAddress
    }
}

/// Which parts of addresses are searched.
open class MKAddressFilter: NSObject, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let country = Options(rawValue: 1)
        public static let administrativeArea = Options(rawValue: 2)
        public static let subAdministrativeArea = Options(rawValue: 4)
        public static let locality = Options(rawValue: 8)
        public static let subLocality = Options(rawValue: 16)
        public static let postalCode = Options(rawValue: 32)
    }

    private let included: Options

    public init(including options: Options) { included = options }
    public init(excluding options: Options) { included = Options(rawValue: 63).subtracting(options) }

    public static let includingAll = MKAddressFilter(excluding: [])
    public static let excludingAll = MKAddressFilter(including: [])

    open func includes(_ options: Options) -> Bool { included.isSuperset(of: options) }
    open func excludes(_ options: Options) -> Bool { included.isDisjoint(with: options) }
}

/// Asks for what is of interest around a place.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
    public static let maxRadius: CLLocationDistance = 5000

    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public let region: MKCoordinateRegion
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.coordinate = coordinate
        self.radius = radius
        region = MKCoordinateRegion(
            center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    }

    public init(coordinateRegion region: MKCoordinateRegion) {
        self.region = region
        coordinate = region.center
        // A degree of latitude is 111 kilometres.
        radius = region.span.latitudeDelta * 111_000 / 2
    }
}

/// Asks for the place of a name that Apple's maps have; there are none here.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
    public let mapItemIdentifier: MKMapItem.Identifier?
    open var isLoading: Bool { false }
    open var isCancelled: Bool { false }

    public init(mapItemIdentifier identifier: MKMapItem.Identifier) { mapItemIdentifier = identifier }

    open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.placemarkNotFound))
    }
    open var mapItem: MKMapItem { get async throws { throw MKError(.placemarkNotFound) } }
    open func cancel() {}
}

/// Asks where an address is; each ends in an error.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
    public let addressString: String
    open var region: MKCoordinateRegion?
    open var preferredLocale: Locale?
    open var isLoading: Bool { false }
    open var isCancelled: Bool { false }

    public init?(addressString: String) {
        if addressString.isEmpty { return nil }
        self.addressString = addressString
    }

    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open var mapItems: [MKMapItem] { get async throws { throw MKError(.serverFailure) } }
    open func cancel() {}
}

/// Asks for the address of a place; each ends in an error.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
    public let location: CLLocation
    open var preferredLocale: Locale?
    open var isLoading: Bool { false }
    open var isCancelled: Bool { false }

    public init?(location: CLLocation) { self.location = location }

    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open var mapItems: [MKMapItem] { get async throws { throw MKError(.serverFailure) } }
    open func cancel() {}
}

/// A street's panorama, of which there are none.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
    override init() {}
}

open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let mapItem: MKMapItem?
    open var isLoading: Bool { false }
    open var isCancelled: Bool { false }

    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        mapItem = nil
    }

    public init(mapItem: MKMapItem) {
        coordinate = mapItem.placemark.coordinate
        self.mapItem = mapItem
    }

    open func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open var scene: MKLookAroundScene? { get async throws { throw MKError(.serverFailure) } }
    open func cancel() {}
}
