import Foundation

/// A rectangle of whole pixels, from its lower left corner.
struct PixelRegion: Equatable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
    }

    /// The least region that covers a rectangle; nil for one without bounds or beyond any picture.
    init?(covering rect: CGRect) {
        let limit: CGFloat = 1_000_000
        guard !rect.isNull, !rect.isInfinite, abs(rect.minX) < limit, abs(rect.maxX) < limit, abs(rect.minY) < limit,
            abs(rect.maxY) < limit
        else { return nil }
        // What arithmetic leaves of a transformed edge is no pixel.
        let (left, bottom) = (Int((rect.minX + 1e-4).rounded(.down)), Int((rect.minY + 1e-4).rounded(.down)))
        self.init(
            x: left, y: bottom, width: Int((rect.maxX - 1e-4).rounded(.up)) - left,
            height: Int((rect.maxY - 1e-4).rounded(.up)) - bottom)
    }

    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var isEmpty: Bool { width == 0 || height == 0 }

    func grown(by length: Int) -> PixelRegion {
        PixelRegion(x: x - length, y: y - length, width: width + 2 * length, height: height + 2 * length)
    }

    func intersection(_ other: PixelRegion) -> PixelRegion {
        let (left, bottom) = (max(x, other.x), max(y, other.y))
        return PixelRegion(
            x: left, y: bottom, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - bottom)
    }

    /// The region in strips of few rows, so that a large picture is never whole in memory.
    var strips: [PixelRegion] {
        let rows = max(1, 16_384 / max(1, width))
        return stride(from: y, to: maxY, by: rows).map {
            PixelRegion(x: x, y: $0, width: width, height: min(rows, maxY - $0))
        }
    }
}

/// The pixels of a region, row after row from the lowest: red, green, blue and alpha, premultiplied.
struct PixelTile: Sendable {
    let region: PixelRegion
    var pixels: [SIMD4<Float>]

    init(_ region: PixelRegion, filledWith pixel: SIMD4<Float> = .zero) {
        self.region = region
        pixels = Array(repeating: pixel, count: region.width * region.height)
    }

    /// The pixel at a place of the image; none outside of the region.
    subscript(x: Int, y: Int) -> SIMD4<Float> {
        guard x >= region.x, x < region.maxX, y >= region.y, y < region.maxY else { return .zero }
        return pixels[(y - region.y) * region.width + x - region.x]
    }

    /// The tile of what `pixel` gives for each place.
    init(_ region: PixelRegion, _ pixel: (_ x: Int, _ y: Int) -> SIMD4<Float>) {
        self.region = region
        var pixels: [SIMD4<Float>] = []
        pixels.reserveCapacity(region.width * region.height)
        for y in region.y..<region.maxY {
            for x in region.x..<region.maxX { pixels.append(pixel(x, y)) }
        }
        self.pixels = pixels
    }

    /// What lies between four pixels, whose centres are at halves.
    func between(_ point: CGPoint) -> SIMD4<Float> {
        let (x, y) = (point.x - 0.5, point.y - 0.5)
        let (left, bottom) = (x.rounded(.down), y.rounded(.down))
        let (right, top) = (Float(x - left), Float(y - bottom))
        let (column, row) = (Int(left), Int(bottom))
        let lower = self[column, row] * (1 - right) + self[column + 1, row] * right
        let upper = self[column, row + 1] * (1 - right) + self[column + 1, row + 1] * right
        return lower * (1 - top) + upper * top
    }
}

extension SIMD4<Float> {
    var alpha: Float { w }

    /// The colour that alpha was multiplied into.
    var straight: SIMD4<Float> {
        guard w > 0 else { return .zero }
        return SIMD4(x / w, y / w, z / w, w)
    }

    var premultiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }

    /// The luminance of a linear colour (ITU-R BT.709).
    var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

    func clampedToUnit() -> SIMD4<Float> { clamped(lowerBound: .zero, upperBound: .one) }
}
