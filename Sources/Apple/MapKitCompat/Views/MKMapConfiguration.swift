public import Foundation

/// How a map looks.
open class MKMapConfiguration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public enum ElevationStyle: Int, Sendable {
        case flat, realistic
    }

    open var elevationStyle = ElevationStyle.flat

    override init() {}

    public required init?(coder: NSCoder) {
        super.init()
        elevationStyle = ElevationStyle(rawValue: coder.decodeInteger(forKey: "elevationStyle")) ?? .flat
    }

    open func encode(with coder: NSCoder) { coder.encode(elevationStyle.rawValue, forKey: "elevationStyle") }
    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { taking(MKMapConfiguration()) }

    final func taking(_ copy: MKMapConfiguration) -> MKMapConfiguration {
        copy.elevationStyle = elevationStyle
        return copy
    }
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

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        emphasisStyle = EmphasisStyle(rawValue: coder.decodeInteger(forKey: "emphasisStyle")) ?? .default
        pointOfInterestFilter = coder.decodeObject(of: MKPointOfInterestFilter.self, forKey: "pointOfInterestFilter")
        showsTraffic = coder.decodeBool(forKey: "showsTraffic")
    }

    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(emphasisStyle.rawValue, forKey: "emphasisStyle")
        coder.encode(pointOfInterestFilter, forKey: "pointOfInterestFilter")
        coder.encode(showsTraffic, forKey: "showsTraffic")
    }

    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKStandardMapConfiguration(emphasisStyle: emphasisStyle)
        copy.pointOfInterestFilter = pointOfInterestFilter
        copy.showsTraffic = showsTraffic
        return taking(copy)
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

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        pointOfInterestFilter = coder.decodeObject(of: MKPointOfInterestFilter.self, forKey: "pointOfInterestFilter")
        showsTraffic = coder.decodeBool(forKey: "showsTraffic")
    }

    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(pointOfInterestFilter, forKey: "pointOfInterestFilter")
        coder.encode(showsTraffic, forKey: "showsTraffic")
    }

    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKHybridMapConfiguration()
        copy.pointOfInterestFilter = pointOfInterestFilter
        copy.showsTraffic = showsTraffic
        return taking(copy)
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

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public override func copy(with zone: NSZone? = nil) -> Any { taking(MKImageryMapConfiguration()) }
}
