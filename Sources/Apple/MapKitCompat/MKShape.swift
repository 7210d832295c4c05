public import CoreLocationCompat
public import Foundation

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
}

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
        self.init()
        self.coordinate = coordinate
    }

    public convenience init(
        __coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
    ) {
        self.init(coordinate: coordinate)
        self.title = title
        self.subtitle = subtitle
    }
}

/// A shape of several points.
///
/// - Compatibility: works
open class MKMultiPoint: MKShape, @unchecked Sendable {
    fileprivate var coordinates: [CLLocationCoordinate2D] = []

    open var pointCount: Int { coordinates.count }

    open func getCoordinates(_ coordinates: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (index, place) in (range.location..<range.location + range.length).enumerated() {
            coordinates[index] = self.coordinates[place]
        }
    }

    /// The middle of what the points span.
    open override var coordinate: CLLocationCoordinate2D {
        let rect = boundingMapRect
        return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }

    open var boundingMapRect: MKMapRect {
        coordinates.map(MKMapPoint.init).reduce(.null) { rect, point in
            rect.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
        }
    }
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

/// - Compatibility: works
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
    private let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.center = center
        self.radius = radius
        super.init()
    }

    open override var coordinate: CLLocationCoordinate2D { center }

    open var boundingMapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let points = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
        return MKMapRect(x: middle.x - points, y: middle.y - points, width: 2 * points, height: 2 * points)
    }
}
