import CoreLocationCompat
import Foundation
import MapKitCompat
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
