import CoreLocationCompat
import Foundation
import MapKitCompat
import SwiftUICompat
import Testing

@Suite("Geometry of maps")
struct MapTests {
    private let lakes = [
        CLLocationCoordinate2D(latitude: 47.6, longitude: 9.3), CLLocationCoordinate2D(latitude: 47.2, longitude: 8.6),
        CLLocationCoordinate2D(latitude: 46.4, longitude: 6.5),
    ]

    @Test("a line spans its points, and lies in their middle")
    func line() {
        let line = MKPolyline(coordinates: lakes, count: lakes.count)
        #expect(line.pointCount == 3)
        #expect(lakes.allSatisfy { line.boundingMapRect.contains(MKMapPoint($0)) })
        #expect(!line.boundingMapRect.contains(MKMapPoint(CLLocationCoordinate2D(latitude: 48, longitude: 8))))
        let region = MKCoordinateRegion(line.boundingMapRect)
        #expect(abs(region.span.longitudeDelta - 2.8) < 1e-6 && abs(region.span.latitudeDelta - 1.2) < 1e-6)
        #expect(abs(line.coordinate.longitude - 7.9) < 1e-6)
        var middle = CLLocationCoordinate2D()
        line.getCoordinates(&middle, range: NSRange(location: 1, length: 1))
        #expect(middle.latitude == 47.2)
    }

    @Test("rectangles join, overlap and miss each other")
    func rectangles() {
        let one = MKMapRect(x: 0, y: 0, width: 10, height: 10)
        let other = MKMapRect(x: 5, y: 5, width: 10, height: 10)
        #expect(one.union(other) == MKMapRect(x: 0, y: 0, width: 15, height: 15))
        #expect(one.intersection(other) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
        #expect(one.intersection(MKMapRect(x: 20, y: 20, width: 1, height: 1)).isNull)
        #expect(MKMapRect.null.union(one) == one)
        #expect(one.contains(one.insetBy(dx: 1, dy: 2)) && !one.contains(one.offsetBy(dx: 1, dy: 0)))
    }

    @Test("a circle's rectangle is as wide as the circle, wherever it lies", arguments: [0.0, 47, -60])
    func circle(latitude: Double) {
        let circle = MKCircle(center: CLLocationCoordinate2D(latitude: latitude, longitude: 8), radius: 500)
        let rect = circle.boundingMapRect
        let west = MKMapPoint(x: rect.minX, y: rect.midY)
        let east = MKMapPoint(x: rect.maxX, y: rect.midY)
        #expect(abs(MKMetersBetweenMapPoints(west, east) - 1000) < 10)
    }

    @Test(
        "distances are said in the locale's units",
        arguments: [
            (347.0, "de_DE", "350 m"), (1520, "de_DE", "1,5 km"), (12_400, "de_DE", "12 km"),
            (100, "en_US", "330 ft"), (1609, "en_US", "1 mi"),
        ])
    func distance(_ metres: Double, _ locale: String, _ text: String) {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: locale)
        #expect(formatter.string(fromDistance: metres) == text)
    }

    @Test("a distance is read as it is said", arguments: [("1,5 km", 1500.0), ("350 m", 350), ("far", -1)])
    func read(_ text: String, _ metres: Double) {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.distance(from: text) == metres)
    }

    @Test("GeoJSON's features have their shapes, holes and properties")
    func geoJSON() throws {
        let text = #"""
            {"type": "FeatureCollection", "features": [
                {"type": "Feature", "id": 7, "properties": {"name": "x"}, "geometry": {"type": "Polygon", "coordinates": [
                    [[0, 0], [10, 0], [10, 10], [0, 0]], [[1, 1], [2, 1], [2, 2], [1, 1]]
                ]}},
                {"type": "Feature", "geometry": {"type": "GeometryCollection", "geometries": [
                    {"type": "Point", "coordinates": [8.5, 47.25]},
                    {"type": "LineString", "coordinates": [[8, 47], [9, 48]]}
                ]}}
            ]}
            """#
        let features = try MKGeoJSONDecoder().decode(Data(text.utf8)).compactMap { $0 as? MKGeoJSONFeature }
        #expect(features.map(\.identifier) == ["7", nil])
        #expect(features[0].properties == Data(#"{"name":"x"}"#.utf8))
        let polygon = try #require(features[0].geometry.first as? MKPolygon)
        #expect(polygon.pointCount == 4 && polygon.interiorPolygons?.count == 1)
        #expect(abs(polygon.points()[1].coordinate.longitude - 10) < 1e-9)
        #expect((features[1].geometry.first as? MKPointAnnotation)?.coordinate.latitude == 47.25)
        #expect(features[1].geometry.last is MKPolyline)
        #expect(throws: MKError(.decodingFailed)) { try MKGeoJSONDecoder().decode(Data("[".utf8)) }
    }

    @Test("camera positions tell what they frame, and which are alike")
    func positions() {
        let region = MKCoordinateRegion(center: lakes[0], latitudinalMeters: 1000, longitudinalMeters: 1000)
        let position = MapCameraPosition.userLocation(followsHeading: true, fallback: .region(region))
        #expect(position.followsUserLocation && position.followsUserHeading && position.region == nil)
        #expect(position.fallbackPosition?.region?.center.latitude == lakes[0].latitude)
        #expect(position == .userLocation(followsHeading: true, fallback: .region(region)))
        #expect(position != .userLocation(fallback: .region(region)) && position != .automatic)
        let camera = MapCamera(centerCoordinate: lakes[0], distance: 500, pitch: 60)
        #expect(MapCameraPosition.camera(camera).camera == camera)
    }

    @MainActor
    @Test("a map view keeps its marks and overlays, and knows where places are in it")
    func view() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let pins = lakes.map { MKPointAnnotation(coordinate: $0) }
        map.addAnnotations(pins)
        map.removeAnnotation(pins[1])
        #expect(map.annotations.count == 2 && map.annotations[1] === pins[2])
        let line = MKPolyline(coordinates: lakes, count: lakes.count)
        map.addOverlay(line, level: .aboveRoads)
        map.insertOverlay(MKCircle(center: lakes[0], radius: 5), below: line)
        #expect(map.overlays(in: .aboveRoads).count == 2 && map.overlays[1] === line)
        map.visibleMapRect = line.boundingMapRect
        let middle = map.convert(line.coordinate, toPointTo: map)
        #expect(abs(middle.x - 100) < 1e-6 && abs(middle.y - 50) < 1e-6)
        #expect(abs(map.convert(middle, toCoordinateFrom: map).longitude - line.coordinate.longitude) < 1e-6)
    }

    @Test("a line's path goes through its points, from the corner of what they span")
    func path() throws {
        let line = MKPolyline(coordinates: lakes, count: lakes.count)
        let renderer = MKPolylineRenderer(polyline: line)
        let box = try #require(renderer.path).boundingBox
        let rect = line.boundingMapRect
        #expect(
            abs(box.minX) < 1 && abs(box.minY) < 1 && abs(box.width - rect.width) < 1
                && abs(box.height - rect.height) < 1)
    }

    @Test("places are archived with their addresses")
    func archive() throws {
        let item = MKMapItem(
            placemark: MKPlacemark(
                coordinate: lakes[0], addressDictionary: ["City": "Cupertino", "State": "CA", "Country": "USA"]))
        item.name = "Park"
        let data = try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: MKMapItem.self, from: data))
        #expect(read.name == "Park" && read.placemark.coordinate.latitude == lakes[0].latitude)
        #expect(read.addressRepresentations?.cityWithContext == "Cupertino, CA")
        #expect(read.addressRepresentations?.cityWithContext(.full) == "Cupertino, CA, USA")
    }

    @Test("ways are asked for in vain, and say so")
    func directions() async {
        let request = MKDirections.Request()
        request.destination = MKMapItem(placemark: MKPlacemark(coordinate: lakes[0]))
        request.transportType = [.walking, .transit]
        await #expect(throws: MKError(.directionsNotFound)) { try await MKDirections(request: request).calculateETA() }
        let completer = MKLocalSearchCompleter()
        let delegate = Delegate()
        completer.delegate = delegate
        completer.queryFragment = "Lake"
        #expect(delegate.failures == 1 && completer.results.isEmpty)
    }

    private final class Delegate: NSObject, MKLocalSearchCompleterDelegate {
        var failures = 0
        func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { failures += 1 }
    }
}
