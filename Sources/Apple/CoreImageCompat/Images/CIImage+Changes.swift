public import Foundation
import ImageLoading
public import SwiftUICompat
public import UIKitCompat

extension CIImage {
    /// The picture with each colour changed by itself; `change` has it without alpha multiplied into it.
    func mapping(_ change: @escaping @Sendable (SIMD4<Float>, WorkingSpace) -> SIMD4<Float>) -> CIImage {
        CIImage(extent: extent, isSharp: isSharp) { [recipe] region, space in
            var tile = recipe(region, space)
            for index in tile.pixels.indices {
                tile.pixels[index] = change(tile.pixels[index].straight, space).premultiplied
            }
            return tile
        }
    }

    public func cropped(to rect: CGRect) -> CIImage {
        let part = extent.intersection(rect)
        let bounds = PixelRegion(covering: part)
        return CIImage(extent: part, isSharp: isSharp) { [recipe] region, space in
            guard let bounds else { return PixelTile(region) }
            let wanted = region.intersection(bounds)
            if wanted == region { return recipe(region, space) }
            let inner = recipe(wanted, space)
            return PixelTile(region) { inner[$0, $1] }
        }
    }

    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let inverse = matrix.inverted()
        let isSharp = isSharp
        let moved = extent.isInfinite ? extent : extent.applying(matrix)
        return CIImage(extent: moved, isSharp: isSharp) { [recipe] region, space in
            let wanted = CGRect(x: region.x, y: region.y, width: region.width, height: region.height)
                .applying(inverse)
            guard let source = PixelRegion(covering: wanted)?.grown(by: 1) else { return PixelTile(region) }
            let tile = recipe(source, space)
            return PixelTile(region) { x, y in
                let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
                return isSharp
                    ? tile[Int(point.x.rounded(.down)), Int(point.y.rounded(.down))] : tile.between(point)
            }
        }
    }

    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    public func samplingNearest() -> CIImage { CIImage(extent: extent, isSharp: true, recipe: recipe) }
    public func samplingLinear() -> CIImage { CIImage(extent: extent, isSharp: false, recipe: recipe) }

    /// Goes on with the pixels of its edges for ever.
    public func clampedToExtent() -> CIImage {
        guard let bounds = PixelRegion(covering: extent), !bounds.isEmpty else { return self }
        return CIImage(extent: .infinite, isSharp: isSharp) { [recipe] region, space in
            let near = PixelRegion(
                x: min(max(region.x, bounds.x), bounds.maxX - 1), y: min(max(region.y, bounds.y), bounds.maxY - 1),
                width: 1, height: 1)
            let far = PixelRegion(
                x: min(max(region.maxX - 1, bounds.x), bounds.maxX - 1),
                y: min(max(region.maxY - 1, bounds.y), bounds.maxY - 1), width: 1, height: 1)
            let source = PixelRegion(
                x: near.x, y: near.y, width: far.maxX - near.x, height: far.maxY - near.y)
            let tile = recipe(source, space)
            return PixelTile(region) { x, y in
                tile[min(max(x, source.x), source.maxX - 1), min(max(y, source.y), source.maxY - 1)]
            }
        }
    }

    public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

    public func composited(over dest: CIImage) -> CIImage {
        CIImage(extent: extent.union(dest.extent)) { [recipe] region, space in
            let above = recipe(region, space)
            var tile = dest.recipe(region, space)
            for index in tile.pixels.indices {
                tile.pixels[index] = above.pixels[index] + tile.pixels[index] * (1 - above.pixels[index].alpha)
            }
            return tile
        }
    }

    public func premultiplyingAlpha() -> CIImage {
        mapping { color, _ in SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w) }
    }

    public func unpremultiplyingAlpha() -> CIImage {
        CIImage(extent: extent, isSharp: isSharp) { [recipe] region, space in
            var tile = recipe(region, space)
            for index in tile.pixels.indices { tile.pixels[index] = tile.pixels[index].straight }
            return tile
        }
    }

    public func settingAlphaOne(in rect: CGRect) -> CIImage {
        CIImage(extent: extent, isSharp: isSharp) { [recipe] region, space in
            let tile = recipe(region, space)
            return PixelTile(region) { x, y in
                var pixel = tile[x, y]
                if rect.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) { pixel.w = 1 }
                return pixel
            }
        }
    }

    /// The picture turned and mirrored as a camera's orientation, of 1 to 8, says.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        transformed(by: orientationTransform(forExifOrientation: orientation))
    }

    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        oriented(forExifOrientation: Int32(orientation.rawValue))
    }

    /// What ``oriented(forExifOrientation:)`` moves points by: the picture stays at the origin.
    public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        let turns: [Int32: (CGFloat, CGFloat, CGFloat, CGFloat)] = [
            2: (-1, 0, 0, 1), 3: (-1, 0, 0, -1), 4: (1, 0, 0, -1), 5: (0, -1, -1, 0), 6: (0, -1, 1, 0),
            7: (0, 1, 1, 0), 8: (0, 1, -1, 0),
        ]
        guard let (a, b, c, d) = turns[orientation] else { return .identity }
        let turn = CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
        let turned = extent.applying(turn)
        return CGAffineTransform(a: a, b: b, c: c, d: d, tx: -turned.minX, ty: -turned.minY)
    }

    public func applyingGaussianBlur(sigma: Double) -> CIImage { gaussianBlurred(sigma: sigma) }

    /// The picture that a filter makes of this one; this one where there is no such filter.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? CIImage.empty()
    }

    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
}
