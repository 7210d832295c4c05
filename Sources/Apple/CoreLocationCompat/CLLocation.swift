public import Foundation

/// A building's floor.
open class CLFloor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var level: Int { number }
    private let number: Int

    init(level: Int) {
        number = level
    }

    public required init?(coder: NSCoder) {
        number = coder.decodeInteger(forKey: "level")
    }

    open func encode(with coder: NSCoder) { coder.encode(number, forKey: "level") }
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a place was found with.
open class CLLocationSourceInformation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let isSimulatedBySoftware: Bool
    public let isProducedByAccessory: Bool

    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        isSimulatedBySoftware = isSoftware
        isProducedByAccessory = isAccessory
    }

    public required init?(coder: NSCoder) {
        isSimulatedBySoftware = coder.decodeBool(forKey: "isSimulatedBySoftware")
        isProducedByAccessory = coder.decodeBool(forKey: "isProducedByAccessory")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(isSimulatedBySoftware, forKey: "isSimulatedBySoftware")
        coder.encode(isProducedByAccessory, forKey: "isProducedByAccessory")
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A place, and when and how well it was found.
///
/// `@unchecked Sendable`: nothing of it changes after it is made.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// What a location says, in one value that subclasses may answer otherwise.
    private struct Fix {
        var coordinate: CLLocationCoordinate2D
        var altitude: CLLocationDistance
        var horizontalAccuracy: CLLocationAccuracy
        var verticalAccuracy: CLLocationAccuracy
        var course: CLLocationDirection
        var courseAccuracy: CLLocationDirectionAccuracy
        var speed: CLLocationSpeed
        var speedAccuracy: CLLocationSpeedAccuracy
        var timestamp: Date
        var floor: CLFloor?
        var source: CLLocationSourceInformation?
    }

    private let fix: Fix

    open var coordinate: CLLocationCoordinate2D { fix.coordinate }
    open var altitude: CLLocationDistance { fix.altitude }
    open var ellipsoidalAltitude: CLLocationDistance { fix.altitude }
    open var horizontalAccuracy: CLLocationAccuracy { fix.horizontalAccuracy }
    open var verticalAccuracy: CLLocationAccuracy { fix.verticalAccuracy }
    open var course: CLLocationDirection { fix.course }
    open var courseAccuracy: CLLocationDirectionAccuracy { fix.courseAccuracy }
    open var speed: CLLocationSpeed { fix.speed }
    open var speedAccuracy: CLLocationSpeedAccuracy { fix.speedAccuracy }
    open var timestamp: Date { fix.timestamp }
    open var floor: CLFloor? { fix.floor }
    open var sourceInformation: CLLocationSourceInformation? { fix.source }

    /// Nowhere: latitude and longitude are 0.
    public override convenience init() {
        self.init(latitude: 0, longitude: 0)
    }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        fix = Fix(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, course: -1, courseAccuracy: -1, speed: -1, speedAccuracy: -1,
            timestamp: Date())
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        fix = Fix(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, courseAccuracy: -1, speed: -1, speedAccuracy: -1, timestamp: timestamp)
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        fix = Fix(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        fix = Fix(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy,
            timestamp: timestamp)
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        fix = Fix(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy,
            timestamp: timestamp, source: sourceInfo)
    }

    public required init?(coder: NSCoder) {
        guard let timestamp = coder.decodeObject(of: NSDate.self, forKey: "timestamp") as Date? else { return nil }
        fix = Fix(
            coordinate: coder.decodeCoordinate(),
            altitude: coder.decodeDouble(forKey: "altitude"),
            horizontalAccuracy: coder.decodeDouble(forKey: "horizontalAccuracy"),
            verticalAccuracy: coder.decodeDouble(forKey: "verticalAccuracy"),
            course: coder.decodeDouble(forKey: "course"), courseAccuracy: coder.decodeDouble(forKey: "courseAccuracy"),
            speed: coder.decodeDouble(forKey: "speed"), speedAccuracy: coder.decodeDouble(forKey: "speedAccuracy"),
            timestamp: timestamp, floor: coder.decodeObject(of: CLFloor.self, forKey: "floor"),
            source: coder.decodeObject(of: CLLocationSourceInformation.self, forKey: "sourceInformation"))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(coordinate)
        coder.encode(altitude, forKey: "altitude")
        coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
        coder.encode(verticalAccuracy, forKey: "verticalAccuracy")
        coder.encode(course, forKey: "course")
        coder.encode(courseAccuracy, forKey: "courseAccuracy")
        coder.encode(speed, forKey: "speed")
        coder.encode(speedAccuracy, forKey: "speedAccuracy")
        coder.encode(timestamp as NSDate, forKey: "timestamp")
        coder.encode(floor, forKey: "floor")
        coder.encode(sourceInformation, forKey: "sourceInformation")
    }

    open class var supportsSecureCoding: Bool { true }

    /// The way over the earth in metres, along a great circle of a sphere of its mean radius.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let (here, there) = (coordinate, location.coordinate)
        let latitudes = sin(radians(there.latitude - here.latitude) / 2)
        let longitudes = sin(radians(there.longitude - here.longitude) / 2)
        let haversine =
            latitudes * latitudes
            + cos(radians(here.latitude)) * cos(radians(there.latitude)) * longitudes * longitudes
        return 2 * 6_371_008.8 * asin(min(1, haversine.squareRoot()))
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
