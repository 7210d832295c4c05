import Foundation
import SwiftUICompat

extension FilterKind {
    /// Filters that move pixels.
    static let geometry: [FilterKind] = [
        FilterKind("CIAffineTransform", [kCIInputTransformKey: CGAffineTransform.identity]) { filter in
            filter.image()?.transformed(by: filter.transform(kCIInputTransformKey))
        },
        FilterKind("CIAffineClamp", [kCIInputTransformKey: CGAffineTransform.identity]) { filter in
            filter.image()?.transformed(by: filter.transform(kCIInputTransformKey)).clampedToExtent()
        },
        FilterKind("CICrop", ["inputRectangle": CIVector(cgRect: .infinite)]) { filter in
            filter.image()?.cropped(to: filter.vector("inputRectangle").cgRectValue)
        },
        FilterKind("CILanczosScaleTransform", [kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]) { filter in
            let scale = filter.number(kCIInputScaleKey)
            guard scale > 0, filter.number(kCIInputAspectRatioKey) > 0 else { return nil }
            return filter.image()?.scaled(x: scale * filter.number(kCIInputAspectRatioKey), y: scale)
        },
        FilterKind("CIPixellate", [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputScaleKey: 8.0]) { filter in
            guard let image = filter.image() else { return nil }
            let cell = max(1, filter.number(kCIInputScaleKey))
            let center = filter.vector(kCIInputCenterKey)
            return CIImage(extent: image.extent) { region, space in
                let source = image.tile(region.grown(by: Int(cell.rounded(.up))), in: space)
                return PixelTile(region) { x, y in
                    let column = ((Double(x) + 0.5 - center.x) / cell).rounded(.down)
                    let row = ((Double(y) + 0.5 - center.y) / cell).rounded(.down)
                    return source.between(
                        CGPoint(x: (column + 0.5) * cell + center.x, y: (row + 0.5) * cell + center.y))
                }
            }
        },
    ]
}

extension CIImage {
    /// Enlarged by what lies between pixels, reduced by the mean of those that fall together.
    fileprivate func scaled(x: Double, y: Double) -> CIImage {
        let matrix = CGAffineTransform(scaleX: x, y: y)
        guard x < 1 || y < 1 else { return transformed(by: matrix) }
        return CIImage(extent: extent.applying(matrix)) { [recipe] region, space in
            let wanted = CGRect(
                x: Double(region.x) / x, y: Double(region.y) / y, width: Double(region.width) / x,
                height: Double(region.height) / y)
            guard let area = PixelRegion(covering: wanted) else { return PixelTile(region) }
            let source = recipe(area, space)
            return PixelTile(region) { column, row in
                let (left, right) = (Int(Double(column) / x), Int((Double(column + 1) / x).rounded(.up)))
                let (bottom, top) = (Int(Double(row) / y), Int((Double(row + 1) / y).rounded(.up)))
                var sum = SIMD4<Float>.zero
                for sourceY in bottom..<max(top, bottom + 1) {
                    for sourceX in left..<max(right, left + 1) { sum += source[sourceX, sourceY] }
                }
                return sum / Float(max(top - bottom, 1) * max(right - left, 1))
            }
        }
    }
}
