/// How a map looks.
public struct MapStyle: Sendable {
    /// Whether a map is flat.
    public struct Elevation: Sendable {
        public static var automatic: Elevation { Elevation() }
        public static var flat: Elevation { Elevation() }
        public static var realistic: Elevation { Elevation() }
    }

    /// How much a map's own places stand out.
    public struct StandardEmphasis: Sendable {
        public static var automatic: StandardEmphasis { StandardEmphasis() }
        public static var muted: StandardEmphasis { StandardEmphasis() }
    }

    public static var standard: MapStyle { MapStyle() }
    public static var hybrid: MapStyle { MapStyle() }
    public static var imagery: MapStyle { MapStyle() }

    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { standard }

    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { hybrid }

    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }
}

/// Which places a map shows.
public struct PointOfInterestCategories: ExpressibleByArrayLiteral, Sendable {
    public static var all: Self { Self() }
    public static var excludingAll: Self { Self() }

    public static func including(_ categories: MKPointOfInterestCategory...) -> Self { Self() }
    public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
    public static func excluding(_ categories: MKPointOfInterestCategory...) -> Self { Self() }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }

    public init(arrayLiteral: MKPointOfInterestCategory...) {}
}
