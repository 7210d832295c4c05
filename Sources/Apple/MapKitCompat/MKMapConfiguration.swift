public import CoreLocationCompat
public import Foundation

/// How a map looks.
open class MKMapConfiguration: NSObject, @unchecked Sendable {
    public enum ElevationStyle: Int, Sendable {
        case flat, realistic
    }

    open var elevationStyle = ElevationStyle.flat
}

public final class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    public enum EmphasisStyle: Int, Sendable {
        case `default`, muted
    }

    public var emphasisStyle = EmphasisStyle.default
    public var pointOfInterestFilter: MKPointOfInterestFilter?
    public var showsTraffic = false

    public override init() {
        super.init()
    }

    public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default) {
        super.init()
        self.elevationStyle = elevationStyle
        self.emphasisStyle = emphasisStyle
    }

    public init(emphasisStyle: EmphasisStyle) {
        super.init()
        self.emphasisStyle = emphasisStyle
    }
}

public final class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    public var pointOfInterestFilter: MKPointOfInterestFilter?
    public var showsTraffic = false

    public override init() {
        super.init()
    }

    public init(elevationStyle: ElevationStyle) {
        super.init()
        self.elevationStyle = elevationStyle
    }
}

public final class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    public override init() {
        super.init()
    }

    public init(elevationStyle: ElevationStyle) {
        super.init()
        self.elevationStyle = elevationStyle
    }
}

/// Where a map is looked at from.
open class MKMapCamera: NSObject, @unchecked Sendable {
    open var centerCoordinate = CLLocationCoordinate2D()
    open var centerCoordinateDistance: CLLocationDistance = 0
    open var heading: CLLocationDirection = 0
    open var pitch: CGFloat = 0

    public override init() {}

    public init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
    }
}
