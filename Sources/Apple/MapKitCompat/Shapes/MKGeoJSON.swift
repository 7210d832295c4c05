import CoreLocationCompat
public import Foundation

/// What GeoJSON has: shapes, and features that are made of them.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}

/// Shapes with a name and properties.
///
/// - Compatibility: works
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject, @unchecked Sendable {
    public let identifier: String?
    /// The properties as JSON.
    public let properties: Data?
    public let geometry: [any MKShape & MKGeoJSONObject]

    init(identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]) {
        self.identifier = identifier
        self.properties = properties
        self.geometry = geometry
    }
}

/// Reads GeoJSON (RFC 7946).
///
/// - Compatibility: works
open class MKGeoJSONDecoder: NSObject, @unchecked Sendable {
    public override init() {}

    /// The shapes and features; throws `MKError.decodingFailed` where the data is not GeoJSON.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw MKError(.decodingFailed)
        }
        switch object["type"] as? String {
        case "FeatureCollection":
            guard let features = object["features"] as? [[String: Any]] else { throw MKError(.decodingFailed) }
            return try features.map(feature)
        case "Feature": return [try feature(object)]
        default: return try shapes(object)
        }
    }

    private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
        let identifier = object["id"].map { "\($0)" }
        let properties = (object["properties"] as? [String: Any]).flatMap {
            try? JSONSerialization.data(withJSONObject: $0, options: .sortedKeys)
        }
        let geometry = try (object["geometry"] as? [String: Any]).map(shapes) ?? []
        return MKGeoJSONFeature(identifier: identifier, properties: properties, geometry: geometry)
    }

    private func shapes(_ object: [String: Any]) throws -> [any MKShape & MKGeoJSONObject] {
        if let geometries = object["geometries"] as? [[String: Any]] { return try geometries.flatMap(shapes) }
        let coordinates = object["coordinates"] as? [Any] ?? []
        switch object["type"] as? String {
        case "Point": return [MKPointAnnotation(coordinate: try place(coordinates))]
        case "MultiPoint":
            let points = MKMultiPoint()
            points.coordinates = try places(coordinates)
            return [points]
        case "LineString": return [try line(coordinates)]
        case "MultiLineString": return [MKMultiPolyline(try coordinates.map(line))]
        case "Polygon": return [try polygon(coordinates)]
        case "MultiPolygon": return [MKMultiPolygon(try coordinates.map(polygon))]
        default: throw MKError(.decodingFailed)
        }
    }

    private func place(_ value: Any) throws -> CLLocationCoordinate2D {
        guard let numbers = value as? [NSNumber], numbers.count >= 2 else { throw MKError(.decodingFailed) }
        return CLLocationCoordinate2D(latitude: numbers[1].doubleValue, longitude: numbers[0].doubleValue)
    }

    private func places(_ value: Any) throws -> [CLLocationCoordinate2D] {
        guard let values = value as? [Any] else { throw MKError(.decodingFailed) }
        return try values.map(place)
    }

    private func line(_ value: Any) throws -> MKPolyline {
        let places = try places(value)
        return MKPolyline(coordinates: places, count: places.count)
    }

    /// The first ring is the outer one, and others are holes.
    private func polygon(_ value: Any) throws -> MKPolygon {
        guard let rings = try (value as? [Any])?.map(places), let outer = rings.first else {
            throw MKError(.decodingFailed)
        }
        let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
        return MKPolygon(coordinates: outer, count: outer.count, interiorPolygons: holes.isEmpty ? nil : holes)
    }
}
