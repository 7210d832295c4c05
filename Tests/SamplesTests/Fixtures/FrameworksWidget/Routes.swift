import MapKit

/// How long the way to a stop takes, and what a map shows of it.
struct Routes {
    func minutes(to stop: CLLocationCoordinate2D) async -> Int? {
        let request = MKDirections.Request()
        request.source = MKMapItem.forCurrentLocation()
        request.destination = MKMapItem(placemark: MKPlacemark(coordinate: stop))
        request.transportType = .transit
        guard let answer = try? await MKDirections(request: request).calculateETA() else { return nil }
        return Int(answer.expectedTravelTime / 60)
    }

    func region(of stops: [CLLocationCoordinate2D]) -> MKCoordinateRegion {
        let line = MKPolyline(coordinates: stops, count: stops.count)
        return MKCoordinateRegion(line.boundingMapRect.insetBy(dx: -500, dy: -500))
    }

    func pins(_ stops: [CLLocationCoordinate2D]) -> [any MKAnnotation] {
        stops.enumerated().map { index, stop in
            let pin = MKPointAnnotation()
            pin.coordinate = stop
            pin.title = "Stop \(index)"
            return pin
        }
    }

    func open(_ item: MKMapItem) -> Bool {
        item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking])
    }
}
