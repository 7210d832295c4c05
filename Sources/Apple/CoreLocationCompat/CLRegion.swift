public import Foundation

/// - Compatibility: compiles
public enum CLRegionState: Int, Sendable {
    case unknown, inside, outside
}

/// An area with a name.
open class CLRegion: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var identifier: String { name }
    open var center: CLLocationCoordinate2D { middle }
    open var radius: CLLocationDistance { extent }
    open var notifyOnEntry = true
    open var notifyOnExit = true
    private let name: String
    private let middle: CLLocationCoordinate2D
    private let extent: CLLocationDistance

    init(
        identifier: String, center: CLLocationCoordinate2D = kCLLocationCoordinate2DInvalid,
        radius: CLLocationDistance = 0
    ) {
        name = identifier
        middle = center
        extent = radius
    }

    public convenience init(
        circularRegionWithCenter center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
    ) {
        self.init(identifier: identifier, center: center, radius: radius)
    }

    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeText(forKey: "identifier") else { return nil }
        name = identifier
        middle = coder.decodeCoordinate()
        extent = coder.decodeDouble(forKey: "radius")
        notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
        notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
        coder.encode(center)
        coder.encode(radius, forKey: "radius")
        coder.encode(notifyOnEntry, forKey: "notifyOnEntry")
        coder.encode(notifyOnExit, forKey: "notifyOnExit")
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any {
        taking(CLRegion(identifier: identifier, center: center, radius: radius))
    }

    /// A copy, which notifies when this one does.
    func taking(_ copy: CLRegion) -> CLRegion {
        copy.notifyOnEntry = notifyOnEntry
        copy.notifyOnExit = notifyOnExit
        return copy
    }

    /// Whether a place is not farther from the centre than the radius.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let centre = CLLocation(latitude: center.latitude, longitude: center.longitude)
        let other = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return centre.distance(from: other) <= radius
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// An area about a centre.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// A region of nothing.
    public convenience init() { self.init(center: CLLocationCoordinate2D(), radius: 0, identifier: "") }

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        super.init(identifier: identifier, center: center, radius: radius)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        taking(CLCircularRegion(center: center, radius: radius, identifier: identifier))
    }
}
