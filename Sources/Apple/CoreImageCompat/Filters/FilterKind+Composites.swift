import Foundation

extension FilterKind {
    /// Filters that put two pictures together.
    static let composites: [FilterKind] = [
        FilterKind("CISourceOverCompositing", [:]) { filter in
            guard let image = filter.image() else { return nil }
            return filter.image(kCIInputBackgroundImageKey).map { image.composited(over: $0) } ?? image
        },
        composite("CISourceAtopCompositing") { $0 * $1.w + $1 * (1 - $0.w) },
        composite("CISourceInCompositing") { $0 * $1.w },
        composite("CISourceOutCompositing") { $0 * (1 - $1.w) },
        composite("CIAdditionCompositing") { ($0 + $1).clampedToUnit() },
        composite("CIMultiplyCompositing") { $0 * $1 },
        composite("CIMultiplyBlendMode") { $0 * $1 + $0 * (1 - $1.w) + $1 * (1 - $0.w) },
        composite("CIScreenBlendMode") { $0 + $1 - $0 * $1 },
        composite("CIMaximumCompositing") { pointwiseMax($0, $1) },
        composite("CIMinimumCompositing") { pointwiseMin($0, $1) },
        masked("CIBlendWithMask") { $0.luminance },
        masked("CIBlendWithAlphaMask") { $0.w },
    ]

    private static func composite(
        _ name: String, _ mix: @escaping @Sendable (_ above: SIMD4<Float>, _ below: SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterKind {
        FilterKind(name) { filter in
            guard let above = filter.image() else { return nil }
            let below = filter.image(kCIInputBackgroundImageKey) ?? .clear
            return CIImage(extent: below.extent.isInfinite ? above.extent : above.extent.union(below.extent)) {
                var tile = above.tile($0, in: $1)
                let other = below.tile($0, in: $1)
                for index in tile.pixels.indices { tile.pixels[index] = mix(tile.pixels[index], other.pixels[index]) }
                return tile
            }
        }
    }

    private static func masked(
        _ name: String, _ share: @escaping @Sendable (SIMD4<Float>) -> Float
    ) -> FilterKind {
        FilterKind(name) { filter in
            guard let image = filter.image(), let mask = filter.image(kCIInputMaskImageKey) else { return nil }
            let background = filter.image(kCIInputBackgroundImageKey) ?? .clear
            let extent = background.extent.isInfinite ? image.extent : image.extent.union(background.extent)
            return CIImage(extent: extent) {
                var tile = image.tile($0, in: $1)
                let (below, shares) = (background.tile($0, in: $1), mask.tile($0, in: $1))
                for index in tile.pixels.indices {
                    let part = min(max(share(shares.pixels[index]), 0), 1)
                    tile.pixels[index] = tile.pixels[index] * part + below.pixels[index] * (1 - part)
                }
                return tile
            }
        }
    }
}
