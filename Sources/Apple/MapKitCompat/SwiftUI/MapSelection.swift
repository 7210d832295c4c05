public import CoreLocationCompat
public import SwiftUICompat

/// A place of a map's own, of which none is selected here.
public struct MapFeature: Hashable, Sendable {
    public struct FeatureKind: Equatable, Sendable {
        private let name: String
        public static var pointOfInterest: FeatureKind { FeatureKind(name: "pointOfInterest") }
        public static var territory: FeatureKind { FeatureKind(name: "territory") }
        public static var physicalFeature: FeatureKind { FeatureKind(name: "physicalFeature") }
    }

    public var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    public var title: String? { nil }
    public var kind: FeatureKind { .pointOfInterest }
    public var backgroundColor: Color? { nil }
    public var image: Image? { nil }
    public var pointOfInterestCategory: MKPointOfInterestCategory? { nil }
}

/// What can be selected on a map: its own places, or what an app has tagged.
public protocol MapSelectable: Hashable {
    var feature: MapFeature? { get }
    init(_ feature: MapFeature?)
}

extension Never: MapSelectable {
    public var feature: MapFeature? { nil }
    public init(_ feature: MapFeature?) { fatalError("Never has no value") }
}

/// A tag, or a place of the map's own.
///
/// - Compatibility: works
public struct MapSelection<SelectionValue: Hashable>: MapSelectable {
    public let value: SelectionValue?
    public let feature: MapFeature?

    public init(_ value: SelectionValue) {
        self.value = value
        feature = nil
    }

    public init(_ feature: MapFeature?) {
        value = nil
        self.feature = feature
    }
}

extension MapSelection: Sendable where SelectionValue: Sendable {}
