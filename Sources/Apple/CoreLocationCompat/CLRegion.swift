public import Foundation
import FoundationCompat

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

    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// An area about a centre.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    /// A region of nothing.
    public convenience init() { self.init(center: CLLocationCoordinate2D(), radius: 0, identifier: "") }

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

    public convenience init(uuid: UUID, identifier: String) {
        self.init(CLBeaconIdentityConstraint(uuid: uuid), identifier)
    }

    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier)
    }

    public convenience init(
        uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) {
        self.init(CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor), identifier)
    }

    public convenience init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.init(beaconIdentityConstraint, identifier)
    }

    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(CLBeaconIdentityConstraint(uuid: proximityUUID), identifier)
    }

    private init(_ constraint: CLBeaconIdentityConstraint, _ identifier: String) {
        beaconIdentityConstraint = constraint
        uuid = constraint.uuid
        major = constraint.major.map { NSNumber(value: $0) }
        minor = constraint.minor.map { NSNumber(value: $0) }
        super.init(identifier: identifier)
    }

    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
    open var notifyEntryStateOnDisplay = false
    open var proximityUUID: UUID { uuid }

    /// What a device would send to be this beacon.
    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
        Unavailable.note("a beacon")
        return NSMutableDictionary()
    }
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// Which beacons are meant.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
    public let uuid: UUID
    public let major: CLBeaconMajorValue?
    public let minor: CLBeaconMinorValue?

    public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        self.init(uuid, major, minor)
    }

    private init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLBeaconIdentityConstraint else { return false }
        return uuid == other.uuid && major == other.major && minor == other.minor
    }

    open override var hash: Int { uuid.hashValue }
}

/// A beacon nearby, of which none is found.
///
/// - Compatibility: compiles
open class CLBeacon: NSObject, @unchecked Sendable {
    open var uuid: UUID { UUID() }
    open var major: NSNumber { 0 }
    open var minor: NSNumber { 0 }
    open var proximity: CLProximity { .unknown }
    open var accuracy: CLLocationAccuracy { -1 }
    open var rssi: Int { 0 }
    open var timestamp: Date { .distantPast }
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
