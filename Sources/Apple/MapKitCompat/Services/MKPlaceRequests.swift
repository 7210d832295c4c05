public import CoreLocationCompat
public import Foundation

/// Asks for the place of a name that Apple's maps have; there are none here.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
    public let mapItemIdentifier: MKMapItem.Identifier?
    public let mapFeature: MapFeature?
    public let mapFeatureAnnotation: MKMapFeatureAnnotation?
    open var isLoading: Bool { false }
    open private(set) var isCancelled = false

    public init(mapItemIdentifier identifier: MKMapItem.Identifier) {
        mapItemIdentifier = identifier
        mapFeature = nil
        mapFeatureAnnotation = nil
    }

    public init(mapFeatureAnnotation: MKMapFeatureAnnotation) {
        mapItemIdentifier = nil
        mapFeature = nil
        self.mapFeatureAnnotation = mapFeatureAnnotation
    }

    public init(feature: MapFeature) {
        mapItemIdentifier = nil
        mapFeature = feature
        mapFeatureAnnotation = nil
    }

    public var feature: MapFeature { mapFeature ?? MapFeature() }
    public var featureAnnotation: MKMapFeatureAnnotation { mapFeatureAnnotation ?? MKMapFeatureAnnotation() }

    open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.placemarkNotFound))
    }
    open var mapItem: MKMapItem { get async throws { throw MKError(.placemarkNotFound) } }
    open func cancel() { isCancelled = true }
}

/// Asks where an address is; each ends in an error.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
    public let addressString: String
    open var region: MKCoordinateRegion?
    open var preferredLocale: Locale?
    open var isLoading: Bool { false }
    open private(set) var isCancelled = false

    public init?(addressString: String) {
        if addressString.isEmpty { return nil }
        self.addressString = addressString
    }

    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open var mapItems: [MKMapItem] { get async throws { throw MKError(.serverFailure) } }
    open func cancel() { isCancelled = true }
}

/// Asks for the address of a place; each ends in an error.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
    public let location: CLLocation
    open var preferredLocale: Locale?
    open var isLoading: Bool { false }
    open private(set) var isCancelled = false

    public init?(location: CLLocation) { self.location = location }

    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open var mapItems: [MKMapItem] { get async throws { throw MKError(.serverFailure) } }
    open func cancel() { isCancelled = true }
}
