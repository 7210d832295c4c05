public import CoreLocationCompat
public import Foundation
public import SwiftUICompat

/// Tells where places are on a map, which is not drawn here: nowhere.
public struct MapProxy: Sendable {
    /// A camera that has the region in its view, of 30 degrees.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera {
        let metresPerDegree = 111_194.9
        let height = region.span.latitudeDelta * metresPerDegree
        let width = region.span.longitudeDelta * metresPerDegree * cos(region.center.latitude * .pi / 180)
        return MapCamera(centerCoordinate: region.center, distance: max(height, width) / 2 / tan(.pi / 12))
    }

    public func camera(framing rect: MKMapRect) -> MapCamera { camera(framing: MKCoordinateRegion(rect)) }

    public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera {
        camera(
            framing: MKCoordinateRegion(
                center: item.location.coordinate, latitudinalMeters: 500, longitudinalMeters: 500))
    }

    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        nil
    }
}

/// Views that know the map among them.
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content

    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
        self.content = content
    }

    public var body: some View { content(MapProxy()) }
}
