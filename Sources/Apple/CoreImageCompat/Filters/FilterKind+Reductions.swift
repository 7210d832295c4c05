import Foundation

extension FilterKind {
    /// Filters that make one pixel of a whole area.
    static let reductions: [FilterKind] = [
        reduction("CIAreaAverage") { pixels, count in pixels.reduce(.zero, +) / Float(count) },
        reduction("CIAreaMaximum") { pixels, _ in pixels.reduce(.zero) { pointwiseMax($0, $1) } },
        reduction("CIAreaMinimum") { pixels, _ in pixels.reduce(.one) { pointwiseMin($0, $1) } },
    ]

    /// - Parameter combine: makes one of the pixels of a strip, of `count` in all, and then of the strips.
    private static func reduction(
        _ name: String, _ combine: @escaping @Sendable (_ pixels: [SIMD4<Float>], _ count: Int) -> SIMD4<Float>
    ) -> FilterKind {
        FilterKind(name, [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 640, w: 80)]) { filter in
            guard let image = filter.image(),
                let area = PixelRegion(covering: filter.vector(kCIInputExtentKey).cgRectValue), !area.isEmpty
            else { return nil }
            return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1), isSharp: true) { region, space in
                let strips = area.strips.map { strip in
                    let pixels = image.tile(strip, in: space).pixels
                    return combine(pixels, name == "CIAreaAverage" ? area.width * area.height : pixels.count)
                }
                let one = combine(strips, 1)
                return PixelTile(region) { x, y in x == 0 && y == 0 ? one : .zero }
            }
        }
    }
}
