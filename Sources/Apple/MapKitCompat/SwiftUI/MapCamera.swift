public import CoreLocationCompat
import Foundation
public import SwiftUICompat

/// Where a map is looked at from.
///
/// - Compatibility: works
public struct MapCamera: Equatable, Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    public var distance: Double
    public var heading: Double
    public var pitch: Double

    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    public init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
            heading: camera.heading, pitch: camera.pitch)
    }

    public static func == (lhs: MapCamera, rhs: MapCamera) -> Bool {
        lhs.centerCoordinate.latitude == rhs.centerCoordinate.latitude
            && lhs.centerCoordinate.longitude == rhs.centerCoordinate.longitude && lhs.distance == rhs.distance
            && lhs.heading == rhs.heading && lhs.pitch == rhs.pitch
    }
}

extension CLLocationCoordinate2D: Animatable {
    public var animatableData: AnimatablePair<CLLocationDegrees, CLLocationDegrees> {
        get { AnimatablePair(latitude, longitude) }
        set { (latitude, longitude) = (newValue.first, newValue.second) }
    }
}

/// How far a map's camera may go.
public struct MapCameraBounds: Sendable {
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {}
    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// Where a map's camera has come to.
public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}

/// How often a map tells of its camera.
public struct MapCameraUpdateFrequency: Sendable {
    public static var onEnd: MapCameraUpdateFrequency { MapCameraUpdateFrequency() }
    public static var continuous: MapCameraUpdateFrequency { MapCameraUpdateFrequency() }
}
