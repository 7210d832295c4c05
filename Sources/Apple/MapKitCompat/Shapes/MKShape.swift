public import CoreLocationCompat
public import Foundation

/// - Compatibility: works
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

    public override init() {}
}

/// - Compatibility: works
open class MKPointAnnotation: MKShape, @unchecked Sendable {
    private var place = CLLocationCoordinate2D()

    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }

    public override init() {}

    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, title: nil, subtitle: nil)
    }

    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init()
        place = coordinate
        self.title = title
        self.subtitle = subtitle
    }

    public convenience init(
        __coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
    ) {
        self.init(coordinate: coordinate, title: title, subtitle: subtitle)
    }
}

/// A shape of several points.
///
/// - Compatibility: works
open class MKMultiPoint: MKShape, @unchecked Sendable {
    final var coordinates: [CLLocationCoordinate2D] = []
    /// The points as Objective-C's callers read them, for as long as the shape is there.
    private var shownPoints: UnsafeMutablePointer<MKMapPoint>?

    deinit {
        shownPoints?.deallocate()
    }

    open var pointCount: Int { coordinates.count }

    open func points() -> UnsafeMutablePointer<MKMapPoint> {
        if let shownPoints { return shownPoints }
        let points = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: coordinates.count)
        points.initialize(from: coordinates.map(MKMapPoint.init), count: coordinates.count)
        shownPoints = points
        return points
    }

    open func getCoordinates(_ coordinates: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (index, place) in (range.location..<range.location + range.length).enumerated() {
            coordinates[index] = self.coordinates[place]
        }
    }

    /// How far along the line a point lies, from 0 to 1.
    open func location(atPointIndex index: Int) -> CGFloat {
        let points = coordinates.map(MKMapPoint.init)
        let ways = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let whole = ways.reduce(0, +)
        return whole == 0 ? 0 : ways.prefix(index).reduce(0, +) / whole
    }

    public func locations(at indexes: IndexSet) -> [CGFloat] { indexes.map(location(atPointIndex:)) }

    /// The middle of what the points span.
    open override var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }

    open var boundingMapRect: MKMapRect {
        coordinates.map(MKMapPoint.init).reduce(.null) { rect, point in
            rect.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
        }
    }
}

extension MKMapRect {
    /// The place in the middle of the rectangle.
    var middle: CLLocationCoordinate2D { MKMapPoint(x: midX, y: midY).coordinate }
}

/// - Compatibility: works
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
    public override init() {}

    public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init()
        self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count))
    }

    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init()
        coordinates = UnsafeBufferPointer(start: points, count: count).map(\.coordinate)
    }
}

/// A line that is straight on the earth; its points are those that it was made of.
///
/// - Compatibility: works
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {}

/// - Compatibility: works
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
    open private(set) var interiorPolygons: [MKPolygon]?

    public override init() {}

    public convenience init(
        coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
    ) {
        self.init()
        self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count))
        self.interiorPolygons = interiorPolygons
    }

    public convenience init(
        points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil
    ) {
        self.init()
        coordinates = UnsafeBufferPointer(start: points, count: count).map(\.coordinate)
        self.interiorPolygons = interiorPolygons
    }
}

/// Lines that are drawn alike.
///
/// - Compatibility: works
open class MKMultiPolyline: MKShape, MKOverlay, @unchecked Sendable {
    public let polylines: [MKPolyline]

    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
        super.init()
    }

    open var boundingMapRect: MKMapRect { polylines.map(\.boundingMapRect).reduce(.null) { $0.union($1) } }
    open override var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}

/// Polygons that are drawn alike.
///
/// - Compatibility: works
open class MKMultiPolygon: MKShape, MKOverlay, @unchecked Sendable {
    public let polygons: [MKPolygon]

    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
        super.init()
    }

    open var boundingMapRect: MKMapRect { polygons.map(\.boundingMapRect).reduce(.null) { $0.union($1) } }
    open override var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}

/// - Compatibility: works
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
    private let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.center = center
        self.radius = radius
        super.init()
    }

    /// The largest circle about the middle of a rectangle that lies within it.
    public convenience init(mapRect: MKMapRect) {
        let middle = mapRect.middle
        let points = min(mapRect.width, mapRect.height) / 2
        self.init(center: middle, radius: points * MKMetersPerMapPointAtLatitude(middle.latitude))
    }

    open override var coordinate: CLLocationCoordinate2D { center }

    open var boundingMapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let points = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
        return MKMapRect(x: middle.x - points, y: middle.y - points, width: 2 * points, height: 2 * points)
    }
}
