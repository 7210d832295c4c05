public import CoreLocationCompat
import Foundation

/// - Compatibility: works
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init() {
        self.init(latitudeDelta: 0, longitudeDelta: 0)
    }

    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// - Compatibility: works
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() {
        self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
    }

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        self.center = center
        let perDegree = 111_194.9
        span = MKCoordinateSpan(
            latitudeDelta: latitudinalMeters / perDegree,
            longitudeDelta: longitudinalMeters / (perDegree * max(cos(center.latitude * .pi / 180), 1e-6)))
    }
}

/// - Compatibility: works
public struct MKMapPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init() {
        self.init(x: 0, y: 0)
    }

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Mercator's projection onto a world of 2²⁸ points.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let world = 268_435_456.0
        let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.9999), 0.9999)
        x = (coordinate.longitude + 180) / 360 * world
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * world
    }

    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude).distance(
            from: CLLocation(latitude: point.coordinate.latitude, longitude: point.coordinate.longitude))
    }

    public var coordinate: CLLocationCoordinate2D {
        let world = 268_435_456.0
        let angle = .pi * (1 - 2 * y / world)
        return CLLocationCoordinate2D(
            latitude: atan(sinh(angle)) * 180 / .pi, longitude: x / world * 360 - 180)
    }
}

/// - Compatibility: works
public struct MKMapSize: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init() {
        self.init(width: 0, height: 0)
    }

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// - Compatibility: works
public struct MKMapRect: Hashable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
}
