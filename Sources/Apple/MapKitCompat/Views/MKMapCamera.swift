public import CoreLocationCompat
public import Foundation

/// Where a map is looked at from.
///
/// - Compatibility: works
open class MKMapCamera: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var centerCoordinate = CLLocationCoordinate2D()
    open var centerCoordinateDistance: CLLocationDistance = 0
    open var heading: CLLocationDirection = 0
    open var pitch: CGFloat = 0

    /// How high the camera is over the ground.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(pitch * .pi / 180) }
        set { centerCoordinateDistance = newValue / max(cos(pitch * .pi / 180), 1e-6) }
    }

    public override init() {}

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
    }

    /// A camera over one place that looks at another.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        let (eye, center) = (MKMapPoint(eyeCoordinate), MKMapPoint(centerCoordinate))
        let way = eye.distance(to: center)
        let degrees = atan2(center.x - eye.x, eye.y - center.y) * 180 / .pi
        self.init(
            lookingAtCenter: centerCoordinate, fromDistance: hypot(way, eyeAltitude),
            pitch: atan2(way, eyeAltitude) * 180 / .pi, heading: degrees < 0 ? degrees + 360 : degrees)
    }

    /// A camera from above, from where a place of 500 metres is seen.
    public convenience init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool) {
        self.init(lookingAtCenter: mapItem.location.coordinate, fromDistance: 1000, pitch: 0, heading: 0)
    }

    public required init?(coder: NSCoder) {
        super.init()
        centerCoordinate = coder.decodeCoordinate()
        centerCoordinateDistance = coder.decodeDouble(forKey: "centerCoordinateDistance")
        heading = coder.decodeDouble(forKey: "heading")
        pitch = coder.decodeDouble(forKey: "pitch")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(centerCoordinate)
        coder.encode(centerCoordinateDistance, forKey: "centerCoordinateDistance")
        coder.encode(heading, forKey: "heading")
        coder.encode(Double(pitch), forKey: "pitch")
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }
}
