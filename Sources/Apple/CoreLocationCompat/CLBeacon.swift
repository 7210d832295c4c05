public import Foundation
import FoundationCompat

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// - Compatibility: compiles
public enum CLProximity: Int, Sendable {
    case unknown, immediate, near, far
}

/// Which beacons are meant.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let uuid: UUID
    public let major: CLBeaconMajorValue?
    public let minor: CLBeaconMinorValue?

    public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        self.init(uuid, major, minor)
    }

    init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
    }

    public required init?(coder: NSCoder) {
        guard let uuid = coder.decodeObject(of: NSUUID.self, forKey: "uuid") as UUID? else { return nil }
        self.uuid = uuid
        major = coder.decodeObject(of: NSNumber.self, forKey: "major")?.uint16Value
        minor = coder.decodeObject(of: NSNumber.self, forKey: "minor")?.uint16Value
    }

    open func encode(with coder: NSCoder) {
        coder.encode(uuid as NSUUID, forKey: "uuid")
        coder.encode(major.map { NSNumber(value: $0) }, forKey: "major")
        coder.encode(minor.map { NSNumber(value: $0) }, forKey: "minor")
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLBeaconIdentityConstraint else { return false }
        return uuid == other.uuid && major == other.major && minor == other.minor
    }

    open override var hash: Int { uuid.hashValue }
}

/// The beacons of one kind.
///
/// - Compatibility: compiles
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
    open var uuid: UUID { beaconIdentityConstraint.uuid }
    open var proximityUUID: UUID { uuid }
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
    open var notifyEntryStateOnDisplay = false

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
        self.init(uuid: proximityUUID, identifier: identifier)
    }

    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }

    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) {
        self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
    }

    private init(_ constraint: CLBeaconIdentityConstraint, _ identifier: String) {
        beaconIdentityConstraint = constraint
        super.init(identifier: identifier)
    }

    public required init?(coder: NSCoder) {
        guard let constraint = CLBeaconIdentityConstraint(coder: coder) else { return nil }
        beaconIdentityConstraint = constraint
        super.init(coder: coder)
        notifyEntryStateOnDisplay = coder.decodeBool(forKey: "notifyEntryStateOnDisplay")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        beaconIdentityConstraint.encode(with: coder)
        coder.encode(notifyEntryStateOnDisplay, forKey: "notifyEntryStateOnDisplay")
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLBeaconRegion(beaconIdentityConstraint, identifier)
        copy.notifyEntryStateOnDisplay = notifyEntryStateOnDisplay
        return taking(copy)
    }

    /// What a device would send to be this beacon.
    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
        Unavailable.note("a beacon")
        return NSMutableDictionary()
    }
}

/// A beacon nearby, of which none is found.
///
/// - Compatibility: compiles
open class CLBeacon: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var proximityUUID: UUID { uuid }
    open var major: NSNumber { 0 }
    open var minor: NSNumber { 0 }
    open var proximity: CLProximity { .unknown }
    open var accuracy: CLLocationAccuracy { -1 }
    open var rssi: Int { 0 }
    open var timestamp: Date { .distantPast }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
