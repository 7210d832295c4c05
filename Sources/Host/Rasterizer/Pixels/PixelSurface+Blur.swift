import CPango
import Glibc
import WidgetArchive

extension PixelSurface {
    /// Blurs as a Gaussian of this standard deviation in pixels does, by three box blurs (W3C Filter Effects, 9.3).
    ///
    /// With `isOpaque`, what lies outside of the surface counts as its edge, else as transparent.
    func blur(sigma: Double, isOpaque: Bool = false) {
        for shift in [24, 16, 8, 0] as [UInt32] {
            var plane = plane(shift)
            PixelSurface.blur(&plane, width: width, height: height, sigma: sigma, clampsToEdge: isOpaque)
            setPlane(plane, shift)
        }
        markChanged()
    }

    /// One component of all pixels.
    func plane(_ shift: UInt32) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
            for y in 0..<height {
                let row = row(y)
                for x in 0..<width { target[y * width + x] = UInt8(truncatingIfNeeded: row[x] >> shift) }
            }
            count = width * height
        }
    }

    private func setPlane(_ plane: [UInt8], _ shift: UInt32) {
        let mask = ~(UInt32(0xFF) << shift)
        plane.withUnsafeBufferPointer { plane in
            for y in 0..<height {
                let row = row(y)
                for x in 0..<width { row[x] = row[x] & mask | UInt32(plane[y * width + x]) << shift }
            }
        }
    }

    static func blur(_ plane: inout [UInt8], width: Int, height: Int, sigma: Double, clampsToEdge: Bool = false) {
        let size = Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
        guard size > 1, !plane.isEmpty else { return }
        // An even box lies half a pixel off: once to the left, once to the right, and the third is one larger.
        let boxes: [(before: Int, after: Int)] =
            size % 2 == 1
            ? Array(repeating: (size / 2, size / 2), count: 3)
            : [(size / 2, size / 2 - 1), (size / 2 - 1, size / 2), (size / 2, size / 2)]
        var other = [UInt8](repeating: 0, count: plane.count)
        plane.withUnsafeMutableBufferPointer { plane in
            other.withUnsafeMutableBufferPointer { other in
                // Rows are blurred and turned on their side, twice.
                for box in boxes { boxRows(plane, width, height, box, clampsToEdge) }
                transpose(plane, other, width, height)
                for box in boxes { boxRows(other, height, width, box, clampsToEdge) }
                transpose(other, plane, height, width)
            }
        }
    }

    private static func boxRows(
        _ plane: UnsafeMutableBufferPointer<UInt8>, _ width: Int, _ height: Int, _ box: (before: Int, after: Int),
        _ clampsToEdge: Bool
    ) {
        let count = box.before + box.after + 1
        let reciprocal = UInt32(Double(1 << 24) / Double(count) + 0.5)
        var line = [UInt8](repeating: 0, count: width + count)
        line.withUnsafeMutableBufferPointer { line in
            for y in 0..<height {
                let row = plane.baseAddress! + y * width
                let (first, last) = clampsToEdge ? (row[0], row[width - 1]) : (0, 0)
                for x in 0..<box.before { line[x] = first }
                memcpy(line.baseAddress! + box.before, row, width)
                for x in 0...box.after { line[box.before + width + x] = last }
                var sum: UInt32 = 0
                for x in 0..<count - 1 { sum &+= UInt32(line[x]) }
                for x in 0..<width {
                    sum &+= UInt32(line[x + count - 1])
                    row[x] = UInt8(truncatingIfNeeded: (UInt64(sum) &* UInt64(reciprocal) &+ (1 << 23)) >> 24)
                    sum &-= UInt32(line[x])
                }
            }
        }
    }

    static func transpose(
        _ from: UnsafeMutableBufferPointer<UInt8>, _ to: UnsafeMutableBufferPointer<UInt8>, _ width: Int, _ height: Int
    ) {
        // In tiles, so that both sides stay in the cache.
        let tile = 32
        for top in Swift.stride(from: 0, to: height, by: tile) {
            for left in Swift.stride(from: 0, to: width, by: tile) {
                for y in top..<min(top + tile, height) {
                    for x in left..<min(left + tile, width) { to[x * height + y] = from[y * width + x] }
                }
            }
        }
    }
}
