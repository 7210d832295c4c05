import Glibc
import WidgetArchive

extension PixelSurface {
    /// Leaves nothing but the shadow of what is there.
    func replaceByShadow(_ color: ArchiveColor, radius: Double, x: Double, y: Double, pixelsPerPoint: Double) {
        addShadow(
            color, radius: radius * pixelsPerPoint, x: x * pixelsPerPoint, y: y * pixelsPerPoint, keepsContent: false)
    }

    /// Puts a blurred copy of what is there in one colour beneath it; lengths are in pixels.
    func addShadow(_ color: ArchiveColor, radius: Double, x: Double, y: Double, keepsContent: Bool = true) {
        let (dx, dy) = (Int(x.rounded()), Int(y.rounded()))
        var moved = [UInt8](repeating: 0, count: width * height)
        for targetY in max(0, dy)..<max(0, dy, min(height, height + dy)) {
            let row = row(targetY - dy)
            for targetX in max(0, dx)..<max(0, dx, min(width, width + dx)) {
                moved[targetY * width + targetX] = UInt8(row[targetX - dx] >> 24)
            }
        }
        ShadowKernel(radius: radius)?.apply(to: &moved, width: width, height: height)
        func byte(_ value: Double) -> UInt32 { UInt32((max(0, min(1, value)) * 255).rounded()) }
        let alpha = max(0, min(1, color.alpha))
        let tint =
            byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8
            | byte(color.blue * alpha)
        if !keepsContent {
            for y in 0..<height { row(y).update(repeating: 0) }
        }
        moved.withUnsafeBufferPointer { shadow in
            for y in 0..<height {
                let row = row(y)
                for x in 0..<width where shadow[y * width + x] > 0 && row[x] < 0xFF00_0000 {
                    let beneath = PixelSurface.scaled(tint, by: UInt32(shadow[y * width + x]))
                    row[x] = row[x] &+ PixelSurface.scaled(beneath, by: 255 - (row[x] >> 24))
                }
            }
        }
        markChanged()
    }
}

/// What `shadow(radius:)` blurs with: a Gaussian whose standard deviation is the radius, cut off at twice the radius.
///
/// Measured on pictures that SwiftUI drew (docs/fidelity.md). It is laid in steps, each the sum of the pixels of a box, so
/// that a wide shadow costs hardly more than a narrow one.
struct ShadowKernel {
    /// A box reaches so many pixels to either side, and counts so much, in 2^24ths.
    private let boxes: [(reach: Int, weight: UInt32)]

    /// Twelve steps are within half a level of 255 of the curve.
    private static let mostSteps = 12

    /// The radius is in pixels; nil where it is too small to be seen.
    init?(radius: Double) {
        let reach = Int((2 * radius).rounded())
        guard reach > 0 else { return nil }
        let values = (0...reach).map { offset in
            let low = max(Double(offset) - 0.5, -2 * radius)
            let high = min(Double(offset) + 0.5, 2 * radius)
            let root = 2.0.squareRoot() * radius
            return max(erf(high / root) - erf(low / root), 0) / 2
        }
        let whole = values[0] + 2 * values.dropFirst().reduce(0, +)
        let count = min(reach, Self.mostSteps)
        let reaches = (0...count).map { ($0 * reach + count / 2) / count }
        // The mean of the curve over each step; the first holds the middle.
        let steps = (0..<count).map { step in
            let offsets = reaches[step] + (step == 0 ? 0 : 1)...reaches[step + 1]
            let share = offsets.reduce(0) { $0 + ($1 == 0 ? values[0] : 2 * values[$1]) }
            return share / Double(step == 0 ? 2 * offsets.count - 1 : 2 * offsets.count) / whole
        }
        boxes = (0..<count).map { step in
            let difference = steps[step] - (step + 1 < count ? steps[step + 1] : 0)
            return (reaches[step + 1], UInt32(max(difference, 0) * Double(1 << 24)))
        }
    }

    /// Blurs a plane of one component; what lies outside of it is empty.
    func apply(to plane: inout [UInt8], width: Int, height: Int) {
        guard !plane.isEmpty else { return }
        var other = [UInt8](repeating: 0, count: plane.count)
        plane.withUnsafeMutableBufferPointer { plane in
            other.withUnsafeMutableBufferPointer { other in
                applyToRows(of: plane, width, height)
                PixelSurface.transpose(plane, other, width, height)
                applyToRows(of: other, height, width)
                PixelSurface.transpose(other, plane, height, width)
            }
        }
    }

    private func applyToRows(of plane: UnsafeMutableBufferPointer<UInt8>, _ width: Int, _ height: Int) {
        let margin = boxes.last?.reach ?? 0
        // The sum of all pixels before each.
        var sums = [UInt32](repeating: 0, count: width + 2 * margin + 1)
        var totals = [UInt32](repeating: 0, count: width)
        sums.withUnsafeMutableBufferPointer { sums in
            totals.withUnsafeMutableBufferPointer { totals in
                for y in 0..<height {
                    let row = plane.baseAddress! + y * width
                    var sum: UInt32 = 0
                    for x in 0..<width {
                        sum &+= UInt32(row[x])
                        sums[margin + x + 1] = sum
                    }
                    guard sum > 0 else { continue }
                    for x in margin + width + 1..<sums.count { sums[x] = sum }
                    totals.update(repeating: 1 << 23)
                    for box in boxes {
                        let low = sums.baseAddress! + margin - box.reach
                        let high = sums.baseAddress! + margin + box.reach + 1
                        for x in 0..<width { totals[x] &+= (high[x] &- low[x]) &* box.weight }
                    }
                    for x in 0..<width { row[x] = UInt8(truncatingIfNeeded: totals[x] >> 24) }
                }
            }
        }
    }
}
