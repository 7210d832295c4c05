public import Foundation

/// The direction that the device points to.
///
/// - Compatibility: compiles
open class CLHeading: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var magneticHeading: CLLocationDirection { 0 }
    open var trueHeading: CLLocationDirection { -1 }
    open var headingAccuracy: CLLocationDirection { -1 }
    open var x: CLHeadingComponentValue { 0 }
    open var y: CLHeadingComponentValue { 0 }
    open var z: CLHeadingComponentValue { 0 }
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

/// A stay at a place, of which none is noticed.
///
/// - Compatibility: compiles
open class CLVisit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var arrivalDate: Date { .distantPast }
    open var departureDate: Date { .distantFuture }
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var horizontalAccuracy: CLLocationAccuracy { -1 }

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
