public import Foundation
import ImageLoading
public import SwiftUICompat
import WidgetArchive

extension CGImage {
    /// A mask of a provider's samples, which lets nothing through where they are greatest; nil where they are too few.
    ///
    /// - Parameter decode: the samples' least and greatest meaning; `[1, 0]` turns the mask round.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        guard [1, 2, 4, 8].contains(bitsPerComponent), bitsPerPixel == bitsPerComponent, width > 0, height > 0,
            bytesPerRow * 8 >= width * bitsPerPixel, width * height <= Bitmap.pixelLimit,
            provider.bytes.count >= bytesPerRow * (height - 1) + (width * bitsPerPixel + 7) / 8
        else { return nil }
        let isTurned = decode.map { $0[0] > $0[1] } ?? false
        let greatest = UInt32(1) << UInt32(bitsPerPixel) - 1
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        provider.bytes.withUnsafeBytes { bytes in
            for row in 0..<height {
                for column in 0..<width {
                    let bit = column * bitsPerPixel
                    let shift = UInt32(8 - bitsPerPixel - bit % 8)
                    let sample = (UInt32(bytes[row * bytesPerRow + bit / 8]) >> shift & greatest) * 255 / greatest
                    pixels.append(0xFF00_0000 | (isTurned ? 255 - sample : sample) * 0x1_0101)
                }
            }
        }
        self.init(Bitmap(width: width, height: height, pixels: pixels, isOpaque: true), isMask: true)
    }

    /// The image where a mask lets it through; nil for a mask of a mask.
    ///
    /// A mask's samples say how much is kept out; any other image says by its brightness how much is let in.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard !isMask else { return nil }
        let fits = mask.width == width && mask.height == height
        let shape = fits ? mask.bitmap : mask.bitmap.resized(width: width, height: height)
        let pixels = zip(bitmap.pixels, shape.pixels).map { pixel, sample in
            let brightness = UInt32(ClippingMask.brightness(of: sample))
            return CGImage.faded(pixel, to: mask.isMask ? 255 - brightness : brightness)
        }
        return CGImage(Bitmap(width: width, height: height, pixels: pixels, isOpaque: false))
    }

    /// The image without the pixels whose components, 0 to 255, are all within the ranges, two numbers for each.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard !isMask, components.count == 6 else { return nil }
        let pixels = bitmap.pixels.map { pixel in
            let isMasked = (0..<3).allSatisfy { index in
                let component = CGFloat(pixel >> UInt32(16 - 8 * index) & 0xFF)
                return components[2 * index] <= component && component <= components[2 * index + 1]
            }
            return isMasked ? 0 : pixel
        }
        return CGImage(Bitmap(width: width, height: height, pixels: pixels, isOpaque: false))
    }

    /// The components taken to be another space's; nil for a mask, and for a space with another number of components.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, space.numberOfComponents == 3 else { return nil }
        if space.name == colorSpace?.name || space.name == CGColorSpace.sRGB { return self }
        var converted: [UInt32: UInt32] = [:]
        let pixels = bitmap.pixels.map { pixel in
            if let known = converted[pixel] { return known }
            let alpha = pixel >> 24
            guard alpha > 0 else { return 0 }
            let straight = [16, 8, 0].map { CGFloat(pixel >> UInt32($0) & 0xFF) / CGFloat(alpha) } + [1]
            guard let color = CGColor(colorSpace: space, components: straight)?.resolved.sRGB else { return pixel }
            let result = [color.red, color.green, color.blue].reduce(alpha) {
                $0 << 8 | UInt32((max(0, min(1, $1)) * Double(alpha)).rounded())
            }
            converted[pixel] = result
            return result
        }
        return CGImage(Bitmap(width: width, height: height, pixels: pixels, isOpaque: bitmap.isOpaque))
    }

    /// The mask as an image: a colour as opaque as the mask lets through.
    func painted(_ color: CGColor) -> Bitmap {
        let color = color.resolved.sRGB
        let full = [1, color.red, color.green, color.blue].reduce(UInt32(0)) {
            $0 << 8 | UInt32((max(0, min(1, $1)) * color.alpha * 255).rounded())
        }
        let pixels = bitmap.pixels.map { CGImage.faded(full, to: 255 - ($0 & 0xFF)) }
        return Bitmap(width: width, height: height, pixels: pixels, isOpaque: false)
    }

    /// A premultiplied pixel, as opaque as so many parts of 255.
    private static func faded(_ pixel: UInt32, to opacity: UInt32) -> UInt32 {
        [24, 16, 8, 0].reduce(0) { $0 << 8 | ((pixel >> $1 & 0xFF) * opacity + 127) / 255 }
    }
}
