public import CoreLocationCompat
import Foundation

/// How many of the map's points a metre is, which grows towards the poles as Mercator's projection does.
///
/// - Compatibility: works
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// - Compatibility: works
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    let equator = 40_075_016.686
    return cos(latitude * .pi / 180) * equator / MKMapSize.world.width
}

/// - Compatibility: works
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }

/// - Compatibility: works
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }

/// - Compatibility: works
public func MKCoordinateForMapPoint(_ point: MKMapPoint) -> CLLocationCoordinate2D { point.coordinate }

/// - Compatibility: works
public func MKCoordinateRegionMake(
    _ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, span: span)
}

/// - Compatibility: works
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

// The names that the geometry had before Swift.

/// - Compatibility: works
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// - Compatibility: works
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }

/// - Compatibility: works
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

/// - Compatibility: works
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }

/// - Compatibility: works
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}

/// - Compatibility: works
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool { point1 == point2 }

/// - Compatibility: works
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool { size1 == size2 }

/// - Compatibility: works
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1 == rect2 }

/// - Compatibility: works
public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double { rect.minX }

/// - Compatibility: works
public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double { rect.minY }

/// - Compatibility: works
public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double { rect.midX }

/// - Compatibility: works
public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double { rect.midY }

/// - Compatibility: works
public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double { rect.maxX }

/// - Compatibility: works
public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double { rect.maxY }

/// - Compatibility: works
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }

/// - Compatibility: works
public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double { rect.height }

/// - Compatibility: works
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }

/// - Compatibility: works
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }

/// - Compatibility: works
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }

/// - Compatibility: works
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.intersection(rect2) }

/// - Compatibility: works
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { rect.insetBy(dx: dx, dy: dy) }

/// - Compatibility: works
public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
    rect.offsetBy(dx: dx, dy: dy)
}

/// - Compatibility: works
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }

/// - Compatibility: works
public func MKMapRectContainsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.contains(rect2) }

/// - Compatibility: works
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.intersects(rect2) }

/// - Compatibility: works
public func MKMapRectSpans180thMeridian(_ rect: MKMapRect) -> Bool { rect.spans180thMeridian }

/// - Compatibility: works
public func MKMapRectRemainder(_ rect: MKMapRect) -> MKMapRect { rect.remainder }

/// - Compatibility: works
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String { "{\(point.x), \(point.y)}" }

/// - Compatibility: works
public func MKStringFromMapSize(_ size: MKMapSize) -> String { "{\(size.width), \(size.height)}" }

/// - Compatibility: works
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
    "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}

/// - Compatibility: works
public let MKMapSizeWorld = MKMapSize.world

/// - Compatibility: works
public let MKMapRectWorld = MKMapRect.world

/// - Compatibility: works
public let MKMapRectNull = MKMapRect.null
