import Foundation
import ImageLoading
import JSON
import WidgetProtocol

/// Compares a drawn picture with the recorded one, and finds what is behind its texts.
struct PictureComparison {
    private let recorded: Bitmap?
    private let drawn: Bitmap
    private let comparison: DrawComparison

    /// - Parameter files: the recorded picture's bytes, where there is one, and then the drawn one's.
    init(_ files: [UInt8], _ comparison: DrawComparison) throws(BridgeError) {
        guard comparison.recordedSize <= files.count else {
            throw .internalError("a comparison of fewer bytes than it names")
        }
        self.comparison = comparison
        do {
            let old = Array(files[..<comparison.recordedSize])
            recorded = old.isEmpty ? nil : try Bitmap(decoding: old)
            drawn = try Bitmap(decoding: Array(files[comparison.recordedSize...]))
        } catch {
            throw BridgeError(
                .drawingFailed, "The recorded picture is none that can be read",
                hint: "Record it again: widget-bridge test … --record.")
        }
    }

    var result: DrawComparison.Result {
        DrawComparison.Result(difference: recorded.map(difference), backgrounds: comparison.frames.map(background))
    }

    /// The share of pixels that differ by more than is allowed, and by how much at most.
    private func difference(_ recorded: Bitmap) -> DrawComparison.Difference {
        guard recorded.width == drawn.width, recorded.height == drawn.height else {
            return DrawComparison.Difference(share: 1, largest: 100)
        }
        var (count, largest) = (0, 0.0)
        for (old, new) in zip(recorded.pixels, drawn.pixels) where old != new {
            let difference = LabColor(old).difference(to: LabColor(new))
            if difference > comparison.allowed { count += 1 }
            largest = max(largest, difference)
        }
        return DrawComparison.Difference(share: Double(count) / Double(max(1, drawn.pixels.count)), largest: largest)
    }

    /// The colour that most of a frame's pixels have, roughly, over white; nil where the picture has no such place.
    private func background(_ frame: [Int]) -> [Double]? {
        let (left, top) = (max(0, frame[0]), max(0, frame[1]))
        let (right, bottom) = (min(drawn.width, frame[0] + frame[2]), min(drawn.height, frame[1] + frame[3]))
        guard left < right, top < bottom else { return nil }
        var sums: [UInt32: (count: Int, red: Double, green: Double, blue: Double)] = [:]
        for y in top..<bottom {
            for x in left..<right {
                let color = RGBColor(drawn.pixels[y * drawn.width + x])
                var sum = sums[color.bin] ?? (0, 0, 0, 0)
                sum = (sum.count + 1, sum.red + color.red, sum.green + color.green, sum.blue + color.blue)
                sums[color.bin] = sum
            }
        }
        guard let most = sums.values.max(by: { ($0.count, $0.red) < ($1.count, $1.red) }) else { return nil }
        return [most.red, most.green, most.blue].map { $0 / Double(most.count) }
    }
}

/// A pixel over white, each channel 0 to 1.
private struct RGBColor {
    let red: Double
    let green: Double
    let blue: Double

    /// - Parameter pixel: premultiplied.
    init(_ pixel: UInt32) {
        let white = Double(255 - (pixel >> 24))
        func channel(_ shift: UInt32) -> Double { min(1, (Double(pixel >> shift & 0xFF) + white) / 255) }
        (red, green, blue) = (channel(16), channel(8), channel(0))
    }

    /// Those that look alike have one.
    var bin: UInt32 {
        [red, green, blue].reduce(0) { $0 << 5 | UInt32($1 * 31.99) }
    }
}

/// A colour in CIELAB, under D65.
private struct LabColor {
    let lightness: Double
    let a: Double
    let b: Double

    init(_ pixel: UInt32) {
        let color = RGBColor(pixel)
        func linear(_ channel: Double) -> Double {
            channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
        }
        let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
        func root(_ value: Double) -> Double {
            value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
        }
        let x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    /// CIE94 with its weights for graphic arts, as Core Image's `CILabDeltaE` and swift-snapshot-testing have it
    /// (<https://en.wikipedia.org/wiki/Color_difference#CIE94>).
    func difference(to other: LabColor) -> Double {
        let (one, two) = (hypot(a, b), hypot(other.a, other.b))
        let chroma = one - two
        let hue = max(0, pow(a - other.a, 2) + pow(b - other.b, 2) - chroma * chroma)
        let (chromaScale, hueScale) = (1 + 0.045 * one, 1 + 0.015 * one)
        return sqrt(
            pow(lightness - other.lightness, 2) + pow(chroma / chromaScale, 2) + hue / (hueScale * hueScale))
    }
}
