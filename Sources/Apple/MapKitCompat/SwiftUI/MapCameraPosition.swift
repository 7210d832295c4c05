import CoreLocationCompat

/// What a map's camera looks at.
///
/// - Compatibility: works
public struct MapCameraPosition: Equatable, Sendable {
    private indirect enum Framing: Sendable {
        case automatic
        case camera(MapCamera)
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case item(MKMapItem, allowsAutomaticPitch: Bool)
        case userLocation(followsHeading: Bool, fallback: MapCameraPosition)
    }

    private let framing: Framing

    public static var automatic: MapCameraPosition { MapCameraPosition(framing: .automatic) }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { .init(framing: .camera(camera)) }
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { .init(framing: .region(region)) }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .init(framing: .rect(rect)) }

    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        .init(framing: .item(item, allowsAutomaticPitch: allowsAutomaticPitch))
    }

    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        .init(framing: .userLocation(followsHeading: followsHeading, fallback: fallback))
    }

    public var camera: MapCamera? {
        if case .camera(let camera) = framing { camera } else { nil }
    }

    public var region: MKCoordinateRegion? {
        if case .region(let region) = framing { region } else { nil }
    }

    public var rect: MKMapRect? {
        if case .rect(let rect) = framing { rect } else { nil }
    }

    public var item: MKMapItem? {
        if case .item(let item, _) = framing { item } else { nil }
    }

    /// False: nobody moves a map here.
    public var positionedByUser: Bool { false }

    public var followsUserLocation: Bool { fallbackPosition != nil }

    public var followsUserHeading: Bool {
        if case .userLocation(let followsHeading, _) = framing { followsHeading } else { false }
    }

    public var fallbackPosition: MapCameraPosition? {
        if case .userLocation(_, let fallback) = framing { fallback } else { nil }
    }

    public var allowsAutomaticPitch: Bool {
        if case .item(_, let allowsAutomaticPitch) = framing { allowsAutomaticPitch } else { false }
    }

    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
        switch (a.framing, b.framing) {
        case (.automatic, .automatic): true
        case (.camera(let one), .camera(let other)): one == other
        case (.region(let one), .region(let other)):
            one.center.latitude == other.center.latitude && one.center.longitude == other.center.longitude
                && one.span.latitudeDelta == other.span.latitudeDelta
                && one.span.longitudeDelta == other.span.longitudeDelta
        case (.rect(let one), .rect(let other)): one == other
        case (.item(let one, let pitch), .item(let other, let otherPitch)): one == other && pitch == otherPitch
        case (.userLocation(let heading, let one), .userLocation(let otherHeading, let other)):
            heading == otherHeading && one == other
        default: false
        }
    }
}
