public import CoreLocationCompat

/// A circle on a map.
public struct MapCircle {
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {}
    public init(mapRect: MKMapRect) {}
    public init(_ circle: MKCircle) {}
}

extension MapCircle: MapContent {
    public typealias Body = Never
}

/// A polygon on a map.
public struct MapPolygon {
    public init(coordinates: [CLLocationCoordinate2D]) {}
    public init(points: [MKMapPoint]) {}
    public init(_ polygon: MKPolygon) {}
}

extension MapPolygon: MapContent {
    public typealias Body = Never
}

/// A line on a map.
public struct MapPolyline {
    /// Whether a line is straight on the map or on the earth.
    public struct ContourStyle: Sendable {
        public static var straight: ContourStyle { ContourStyle() }
        public static var geodesic: ContourStyle { ContourStyle() }
    }

    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
    public init(_ polyline: MKPolyline) {}
    public init(_ route: MKRoute) {}
}

extension MapPolyline: MapContent {
    public typealias Body = Never
}
