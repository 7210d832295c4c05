public import CoreLocationCompat
public import Foundation
public import UIKitCompat

/// A place that a map marks.
///
/// - Compatibility: works
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// A part of the world that a map draws over.
///
/// - Compatibility: works
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
    var canReplaceMapContent: Bool { get }
    func intersects(_ mapRect: MKMapRect) -> Bool
}

extension MKOverlay {
    public var canReplaceMapContent: Bool { false }
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
}

/// Places that are too near to each other for a mark each.
///
/// - Compatibility: works
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
    open var title: String?
    open var subtitle: String?
    public let memberAnnotations: [any MKAnnotation]

    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
    }

    /// The mean of the members' places.
    open var coordinate: CLLocationCoordinate2D {
        let places = memberAnnotations.map(\.coordinate)
        guard !places.isEmpty else { return kCLLocationCoordinate2DInvalid }
        return CLLocationCoordinate2D(
            latitude: places.map(\.latitude).reduce(0, +) / Double(places.count),
            longitude: places.map(\.longitude).reduce(0, +) / Double(places.count))
    }
}

/// Where somebody is, which is not known.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var isUpdating: Bool { false }
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
}

/// The mark of a place that has details.
///
/// - Compatibility: works
open class MKMapItemAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
    public let mapItem: MKMapItem

    public init(mapItem: MKMapItem) {
        self.mapItem = mapItem
    }

    open var coordinate: CLLocationCoordinate2D { mapItem.location.coordinate }
    open var title: String? { mapItem.name }
    open var subtitle: String? { nil }
}

public enum MKMapFeatureType: Int, Sendable {
    case pointOfInterest, territory, physicalFeature
}

/// A map's own place that somebody has tapped, of which there are none.
open class MKMapFeatureAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var title: String? { nil }
    open var subtitle: String? { nil }
    open var featureType: MKMapFeatureType { .pointOfInterest }
    open var iconStyle: MKIconStyle? { nil }
    open var pointOfInterestCategory: MKPointOfInterestCategory? { nil }

    override init() {}
}

/// How a map draws a place of its own.
open class MKIconStyle: NSObject, @unchecked Sendable {
    open var backgroundColor: UIColor { .clear }
    open var image: UIImage { UIImage() }

    override init() {}
}
