public import SwiftUICompat

/// Shows where the map looks; it cannot be drawn here.
public struct MapCompass: _PrimitiveView {
    public typealias Body = Never
    public nonisolated init(scope: Namespace.ID? = nil) {}
}

/// Tilts a map; it cannot be drawn here.
public struct MapPitchToggle: _PrimitiveView {
    public typealias Body = Never
    public nonisolated init(scope: Namespace.ID? = nil) {}
}

/// Tilts a map by degrees; it cannot be drawn here.
public struct MapPitchSlider: _PrimitiveView {
    public typealias Body = Never
    public nonisolated init(scope: Namespace.ID? = nil) {}
}

/// Says how large a map is; it cannot be drawn here.
public struct MapScaleView: _PrimitiveView {
    public typealias Body = Never
    public nonisolated init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
}

/// Shows where somebody is; it cannot be drawn here.
public struct MapUserLocationButton: _PrimitiveView {
    public typealias Body = Never
    public nonisolated init(scope: Namespace.ID? = nil) {}
}

/// Brings a map nearer; it cannot be drawn here.
public struct MapZoomStepper: _PrimitiveView {
    public typealias Body = Never
    public nonisolated init(scope: Namespace.ID? = nil) {}
}

/// A street's panorama; it cannot be drawn here.
public struct LookAroundPreview: _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    public nonisolated init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}
}
