public import CoreLocationCompat
public import Foundation

/// Which tile of a map is meant.
///
/// - Compatibility: works
public struct MKTileOverlayPath: Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    public var contentScaleFactor: CGFloat

    public init() {
        self.init(x: 0, y: 0, z: 0, contentScaleFactor: 0)
    }

    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        self.x = x
        self.y = y
        self.z = z
        self.contentScaleFactor = contentScaleFactor
    }
}

/// A map of pictures, none of which is loaded here.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
    public let urlTemplate: String?
    open var tileSize = CGSize(width: 256, height: 256)
    open var isGeometryFlipped = false
    open var minimumZ = 0
    open var maximumZ = 21
    open var canReplaceMapContent = false
    open var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
    open var boundingMapRect: MKMapRect { .world }

    public init(urlTemplate: String?) {
        self.urlTemplate = urlTemplate
    }

    /// The template with `{x}`, `{y}`, `{z}` and `{scale}` filled in.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let parts = ["{x}": path.x, "{y}": path.y, "{z}": path.z, "{scale}": Int(path.contentScaleFactor)]
        let text = parts.reduce(urlTemplate ?? "") { text, part in
            text.replacingOccurrences(of: part.key, with: "\(part.value)")
        }
        return URL(string: text) ?? URL(filePath: text)
    }

    open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        result(nil, MKError(.serverFailure))
    }

    open func loadTile(at path: MKTileOverlayPath) async throws -> Data { throw MKError(.serverFailure) }
}
