import CoreLocationCompat
public import Foundation

extension MKMapSize {
    /// The size of the world, 2²⁸ points on each side.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

extension MKMapRect {
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public static let world = MKMapRect(origin: MKMapPoint(x: 0, y: 0), size: .world)

    public init() {
        self.init(x: 0, y: 0, width: 0, height: 0)
    }

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// Null where the two share nothing.
    public func intersection(_ other: MKMapRect) -> MKMapRect {
        guard intersects(other) else { return .null }
        let (x, y) = (max(minX, other.minX), max(minY, other.minY))
        return MKMapRect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
    }

    public func intersects(_ other: MKMapRect) -> Bool {
        !isNull && !other.isNull && minX <= other.maxX && other.minX <= maxX && minY <= other.maxY
            && other.minY <= maxY
    }

    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    public func contains(_ other: MKMapRect) -> Bool {
        !other.isNull && contains(other.origin) && contains(MKMapPoint(x: other.maxX, y: other.maxY))
    }

    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
}

extension MKMapRect {
    /// What a region spans.
    init(_ region: MKCoordinateRegion) {
        let (latitude, longitude) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
        let northWest = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: region.center.latitude + latitude, longitude: region.center.longitude - longitude))
        let southEast = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: region.center.latitude - latitude, longitude: region.center.longitude + longitude))
        self.init(
            x: northWest.x, y: northWest.y, width: southEast.x - northWest.x, height: southEast.y - northWest.y)
    }

    /// Whether the rectangle goes over an edge of the world.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }

    /// What lies over the edge of the world, as it is on its other side.
    public var remainder: MKMapRect {
        guard spans180thMeridian else { return .null }
        let over = MKMapRect(
            x: minX < 0 ? minX : MKMapSize.world.width, y: minY,
            width: minX < 0 ? -minX : maxX - MKMapSize.world.width, height: height)
        return over.offsetBy(dx: minX < 0 ? MKMapSize.world.width : -MKMapSize.world.width, dy: 0)
    }

    /// A strip along an edge, and what is left.
    public func divided(atDistance amount: Double, from edge: CGRectEdge) -> (slice: MKMapRect, remainder: MKMapRect) {
        let wide = min(max(amount, 0), width)
        let high = min(max(amount, 0), height)
        switch edge {
        case .minXEdge:
            return (
                MKMapRect(x: minX, y: minY, width: wide, height: height),
                MKMapRect(x: minX + wide, y: minY, width: width - wide, height: height)
            )
        case .maxXEdge:
            return (
                MKMapRect(x: maxX - wide, y: minY, width: wide, height: height),
                MKMapRect(x: minX, y: minY, width: width - wide, height: height)
            )
        case .minYEdge:
            return (
                MKMapRect(x: minX, y: minY, width: width, height: high),
                MKMapRect(x: minX, y: minY + high, width: width, height: height - high)
            )
        case .maxYEdge:
            return (
                MKMapRect(x: minX, y: maxY - high, width: width, height: high),
                MKMapRect(x: minX, y: minY, width: width, height: height - high)
            )
        }
    }
}

extension MKCoordinateRegion {
    public init(_ rect: MKMapRect) {
        let northWest = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
        let southEast = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: northWest.latitude - southEast.latitude,
                longitudeDelta: southEast.longitude - northWest.longitude))
    }
}
