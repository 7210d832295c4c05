public import CoreLocationCompat
public import Foundation
public import SwiftUICompat

public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    public static let pitch = MapInteractionModes(rawValue: 4)
    public static let rotate = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Where a map looks from.
public struct MapCameraPosition: Sendable {
    let region: MKCoordinateRegion?
    public static let automatic = MapCameraPosition(region: nil)
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { .init(region: region) }
    public static func userLocation(fallback: MapCameraPosition) -> MapCameraPosition { fallback }
}

@preconcurrency @MainActor
public protocol MapContent {}

@resultBuilder
public struct MapContentBuilder {
    public static func buildExpression<Content: MapContent>(_ content: Content) -> [any MapContent] { [content] }
    public static func buildBlock(_ parts: [any MapContent]...) -> [any MapContent] { parts.flatMap { $0 } }
    public static func buildIf(_ part: [any MapContent]?) -> [any MapContent] { part ?? [] }
    public static func buildEither(first: [any MapContent]) -> [any MapContent] { first }
    public static func buildEither(second: [any MapContent]) -> [any MapContent] { second }
    public static func buildArray(_ parts: [[any MapContent]]) -> [any MapContent] { parts.flatMap { $0 } }
}

public struct Marker: MapContent {
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {}
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {}
    public func tint<S: ShapeStyle>(_ tint: S) -> Marker { self }
}

public struct Annotation: MapContent {
    public init<S: StringProtocol, Content: View>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .bottom,
        @ViewBuilder content: () -> Content
    ) {}
}

public struct MapPolyline: MapContent {
    public init(coordinates: [CLLocationCoordinate2D]) {}
    public init(points: [MKMapPoint]) {}
    public init(_ polyline: MKPolyline) {}
    public init(_ route: MKRoute) {}
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> MapPolyline { self }
}

/// A map, which cannot be drawn here: a widget that shows one is an error.
public struct Map: _PrimitiveView {
    public typealias Body = Never

    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false
    ) {}

    public init(
        initialPosition: MapCameraPosition, interactionModes: MapInteractionModes = .all,
        @MapContentBuilder content: () -> [any MapContent]
    ) {}

    public init(
        position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
        @MapContentBuilder content: () -> [any MapContent]
    ) {}

    public init(initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all) {}

    public init(
        interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> [any MapContent]
    ) {}
}
