public import Foundation
import ImageLoading
public import SwiftUICompat
public import UIKitCompat

/// The recipe of a picture, which a ``CIContext`` follows; the origin is the lower left corner.
public class CIImage: @unchecked Sendable {
    typealias Recipe = @Sendable (PixelRegion, WorkingSpace) -> PixelTile

    /// Where the picture has pixels.
    public let extent: CGRect
    /// Gives the pixels of a region; transparent ones outside of the extent.
    let recipe: Recipe
    /// Whether pixels stay squares where the picture is enlarged.
    let isSharp: Bool

    init(extent: CGRect, isSharp: Bool = false, recipe: @escaping Recipe) {
        self.extent = extent
        self.isSharp = isSharp
        self.recipe = recipe
    }

    init(_ bitmap: Bitmap) {
        extent = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        isSharp = false
        recipe = { region, space in
            let whole = PixelRegion(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
            let part = region.intersection(whole)
            var tile = PixelTile(region)
            for y in part.y..<part.maxY where !part.isEmpty {
                let row = (bitmap.height - 1 - y) * bitmap.width
                let start = (y - region.y) * region.width - region.x
                for x in part.x..<part.maxX { tile.pixels[start + x] = space.pixel(bitmap.pixels[row + x]) }
            }
            return tile
        }
    }

    func tile(_ region: PixelRegion, in space: WorkingSpace) -> PixelTile { recipe(region, space) }

    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        self.init(image.bitmap)
    }

    /// Nil for a symbol, and for what cannot be decoded.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        guard let cgImage = image.cgImage else { return nil }
        self.init(cgImage.bitmap)
    }

    /// Nil for bytes of no known format.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }

    /// Nil where there is no picture of a known format.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// A colour without end.
    public convenience init(color: CIColor) {
        let components = color.components
        self.init(extent: .infinite) { region, space in
            PixelTile(region, filledWith: space.pixel(sRGB: components))
        }
    }

    public class func empty() -> CIImage { CIImage(extent: .null) { region, _ in PixelTile(region) } }

    public class var black: CIImage { CIImage(color: .black) }
    public class var white: CIImage { CIImage(color: .white) }
    public class var gray: CIImage { CIImage(color: .gray) }
    public class var red: CIImage { CIImage(color: .red) }
    public class var green: CIImage { CIImage(color: .green) }
    public class var blue: CIImage { CIImage(color: .blue) }
    public class var cyan: CIImage { CIImage(color: .cyan) }
    public class var magenta: CIImage { CIImage(color: .magenta) }
    public class var yellow: CIImage { CIImage(color: .yellow) }
    public class var clear: CIImage { CIImage(color: .clear) }

    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// What the file says of the picture, which is not read here.
    public var properties: [String: Any] { [:] }
    public var url: URL? { nil }

    /// Nil: the pixels are made by a context alone.
    public var cgImage: CGImage? { nil }
}

/// What a picture is read with; colours are taken to be sRGB whatever it says.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    public static let toneMapHDRtoSDR = CIImageOption(rawValue: "CIImageToneMapHDRtoSDR")
    public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
    public static let expandToHDR = CIImageOption(rawValue: "CIImageExpandToHDR")
}

extension UIImage {
    /// The picture that a recipe makes; an empty one where it has no bounds.
    public convenience init(ciImage: CIImage) {
        self.init(ciImage: ciImage, scale: 1, orientation: .up)
    }

    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        if let image = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: image, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }

    /// Nil: pictures keep their pixels, and no recipe.
    public var ciImage: CIImage? { nil }
}
