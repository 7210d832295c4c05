public import CoreLocationCompat
public import Foundation
public import SwiftUICompat

/// How a map looks.
public struct MapStyle: Hashable, Sendable {
    /// Whether a map is flat.
    public enum Elevation: Hashable, Sendable {
        case automatic, flat, realistic
    }

    public enum StandardEmphasis: Hashable, Sendable {
        case automatic, muted
    }

    private let name: String

    public static let standard = MapStyle(name: "standard")
    public static let hybrid = MapStyle(name: "hybrid")
    public static let imagery = MapStyle(name: "imagery")

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
public struct PointOfInterestCategories: Sendable {
    public static let all = PointOfInterestCategories()
    public static let excludingAll = PointOfInterestCategories()

    public static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { .all }
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
    public static func excluding(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { .all }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
}

extension View {
    /// No effect: maps cannot be drawn here.
    public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }

    /// No effect: maps cannot be drawn here.
    public nonisolated func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }

    /// No effect: maps cannot be drawn here.
    public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}

/// Shows where the map looks; it cannot be drawn here.
public struct MapCompass: _PrimitiveView {
    public typealias Body = Never
    public nonisolated init() {}
}

/// Tilts a map; it cannot be drawn here.
public struct MapPitchToggle: _PrimitiveView {
    public typealias Body = Never
    public nonisolated init() {}
}

/// Says how large a map is; it cannot be drawn here.
public struct MapScaleView: _PrimitiveView {
    public typealias Body = Never
    public nonisolated init() {}
}

/// Shows where somebody is; it cannot be drawn here.
public struct MapUserLocationButton: _PrimitiveView {
    public typealias Body = Never
    public nonisolated init() {}
}

/// Where somebody is, on a map.
public struct UserAnnotation: MapContent {
    public init() {}
}

/// A circle on a map.
public struct MapCircle: MapContent {
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> MapCircle { self }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> MapCircle { self }
}

/// A polygon on a map.
public struct MapPolygon: MapContent {
    public init(coordinates: [CLLocationCoordinate2D]) {}
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> MapPolygon { self }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> MapPolygon { self }
}
