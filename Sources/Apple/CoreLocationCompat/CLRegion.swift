public import Foundation

/// - Compatibility: compiles
public enum CLRegionState: Int, Sendable {
    case unknown, inside, outside
}

/// - Compatibility: compiles
public enum CLProximity: Int, Sendable {
    case unknown, immediate, near, far
}

/// An area with a name.
open class CLRegion: NSObject, @unchecked Sendable {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
    }
}

/// An area about a centre.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let centre = CLLocation(latitude: center.latitude, longitude: center.longitude)
        let other = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return centre.distance(from: other) <= radius
    }
}

/// The beacons of one kind.
///
/// - Compatibility: compiles
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    public let uuid: UUID
    public let major: NSNumber?
    public let minor: NSNumber?

    public init(uuid: UUID, identifier: String) {
        self.uuid = uuid
        major = nil
        minor = nil
        super.init(identifier: identifier)
    }
}

/// A stay at a place.
///
/// - Compatibility: compiles
open class CLVisit: NSObject, @unchecked Sendable {
    public let arrivalDate = Date.distantPast
    public let departureDate = Date.distantFuture
    public let coordinate = kCLLocationCoordinate2DInvalid
    public let horizontalAccuracy: CLLocationAccuracy = -1
}

/// The direction that the device points to.
///
/// - Compatibility: compiles
open class CLHeading: NSObject, @unchecked Sendable {
    public let magneticHeading: CLLocationDirection = 0
    public let trueHeading: CLLocationDirection = -1
    public let headingAccuracy: CLLocationDirection = -1
    public let x: CLHeadingComponentValue = 0
    public let y: CLHeadingComponentValue = 0
    public let z: CLHeadingComponentValue = 0
    public let timestamp = Date()
}
