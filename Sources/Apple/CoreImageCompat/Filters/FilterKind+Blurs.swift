import Foundation

extension FilterKind {
    static let blurs: [FilterKind] = [
        FilterKind("CIGaussianBlur", [kCIInputRadiusKey: 10.0]) { filter in
            filter.image()?.gaussianBlurred(sigma: filter.number(kCIInputRadiusKey))
        },
        FilterKind("CIBoxBlur", [kCIInputRadiusKey: 10.0]) { filter in
            let reach = min(max(0, Int(filter.number(kCIInputRadiusKey).rounded())), 500)
            return filter.image()?.convolved([Float](repeating: 1 / Float(2 * reach + 1), count: 2 * reach + 1))
        },
    ]
}

extension CIImage {
    func gaussianBlurred(sigma: Double) -> CIImage {
        guard sigma > 0.01 else { return self }
        let sigma = min(sigma, 250)
        let reach = Int((sigma * 3).rounded(.up))
        let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
        let sum = weights.reduce(0, +)
        return convolved(weights.map { $0 / sum })
    }

    /// Each pixel the weighted sum of those around it, first along rows and then along columns.
    fileprivate func convolved(_ weights: [Float]) -> CIImage {
        let reach = weights.count / 2
        let grown = extent.isInfinite ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
        return CIImage(extent: grown) { [recipe] region, space in
            let source = recipe(region.grown(by: reach), space)
            let tall = PixelRegion(
                x: region.x, y: region.y - reach, width: region.width, height: region.height + 2 * reach)
            let rows = PixelTile(tall) { x, y in
                let start = (y - source.region.y) * source.region.width + x - reach - source.region.x
                return source.pixels.withUnsafeBufferPointer { pixels in
                    var sum = SIMD4<Float>.zero
                    for index in weights.indices { sum += pixels[start + index] * weights[index] }
                    return sum
                }
            }
            return PixelTile(region) { x, y in
                let start = (y - reach - tall.y) * tall.width + x - tall.x
                return rows.pixels.withUnsafeBufferPointer { pixels in
                    var sum = SIMD4<Float>.zero
                    for index in weights.indices { sum += pixels[start + index * tall.width] * weights[index] }
                    return sum
                }
            }
        }
    }
}
