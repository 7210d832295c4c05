package import Foundation

extension NSCoder {
    /// Writes a place beside an object's other values.
    package func encode(_ coordinate: CLLocationCoordinate2D) {
        encode(coordinate.latitude, forKey: "latitude")
        encode(coordinate.longitude, forKey: "longitude")
    }

    /// The place that `encode(_:)` has written.
    package func decodeCoordinate() -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: decodeDouble(forKey: "latitude"), longitude: decodeDouble(forKey: "longitude"))
    }

    /// The text of a key; nil where there is none.
    package func decodeText(forKey key: String) -> String? {
        decodeObject(of: NSString.self, forKey: key) as String?
    }
}
