public import CoreLocationCompat
public import Foundation
public import SwiftUICompat

// Maps as they were before iOS 17, with places that one closure marks.

/// Whether a map follows somebody.
public enum MapUserTrackingMode: Hashable, Sendable {
    case none, follow, followWithHeading
}

/// What marks a place on a map.
public protocol MapAnnotationProtocol {}

/// A view that marks a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {}
}

/// A balloon that marks a place.
public struct MapMarker: MapAnnotationProtocol {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A pin that marks a place.
public struct MapPin: MapAnnotationProtocol {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// What a map without marks shows.
public struct _DefaultMapContent: _PrimitiveView {
    public typealias Body = Never
}

/// What a map with marks shows.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: _PrimitiveView
where Items.Element: Identifiable {
    public typealias Body = Never
}

extension Map where Content == _DefaultMapContent {
    public nonisolated init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {}

    public nonisolated init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {}
}

extension Map {
    public nonisolated init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {}

    public nonisolated init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {}
}
