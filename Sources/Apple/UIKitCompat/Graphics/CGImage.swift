public import Foundation
public import FoundationCompat
package import ImageLoading
public import SwiftUICompat
import WidgetArchive

public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly

    init(_ info: CGBitmapInfo) {
        self = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    }
}

public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrderDefault = CGBitmapInfo([])
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// Pixels.
public final class CGImage: Hashable, Sendable {
    package let bitmap: Bitmap
    /// Whether the pixels are greys that say how much of what is painted through them is kept out.
    public let isMask: Bool
    private let type: String?

    package init(_ bitmap: Bitmap, isMask: Bool = false, type: String? = nil) {
        self.bitmap = bitmap
        self.isMask = isMask
        self.type = type
    }

    /// The type of the file that the image was read from; nil for one that was drawn.
    public var utType: CFString? { type.map { $0 as NSString } }

    public var width: Int { bitmap.width }
    public var height: Int { bitmap.height }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { bitmap.width * 4 }
    public var alphaInfo: CGImageAlphaInfo { bitmap.isOpaque ? .noneSkipLast : .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
    public var colorSpace: CGColorSpace? { isMask ? nil : CGColorSpaceCreateDeviceRGB() }

    /// The pixels, four bytes each: red, green, blue and alpha, the first row first.
    public var dataProvider: CGDataProvider? {
        guard let layout = PixelLayout(space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: bitmapInfo.rawValue) else {
            return nil
        }
        var bytes = Data(count: bytesPerRow * height)
        bytes.withUnsafeMutableBytes { memory in
            guard let start = memory.baseAddress else { return }
            for (index, pixel) in bitmap.pixels.enumerated() { layout.store(pixel, at: start + index * 4) }
        }
        return CGDataProvider(bytes)
    }

    /// An image of a provider's pixels; nil where they are too few, or arranged as Core Graphics does not draw them.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let layout = PixelLayout(space: space, bitmapInfo: bitmapInfo.rawValue), let data = provider.data,
            bitsPerComponent == 8, bitsPerPixel == layout.bytesPerPixel * 8, width > 0, height > 0,
            bytesPerRow >= width * layout.bytesPerPixel, width * height <= Bitmap.pixelLimit,
            data.length >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel
        else { return nil }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for row in 0..<height {
            let start = data.bytes + row * bytesPerRow
            for column in 0..<width { pixels.append(layout.pixel(at: start + column * layout.bytesPerPixel)) }
        }
        self.init(Bitmap(width: width, height: height, pixels: pixels, isOpaque: layout.isOpaque))
    }

    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let bitmap = UIImage(data: source.bytes)?.bitmap else { return nil }
        self.init(bitmap, type: ImageType(source.bytes)?.rawValue)
    }

    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(pngDataProviderSource: source, decode: decode, shouldInterpolate: shouldInterpolate, intent: intent)
    }

    /// The part of the image within `rect`, in pixels; nil where there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (left, top, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
        var pixels: [UInt32] = []
        pixels.reserveCapacity(columns * rows)
        for row in top..<(top + rows) {
            let start = row * width + left
            pixels += bitmap.pixels[start..<(start + columns)]
        }
        let cropped = Bitmap(width: columns, height: rows, pixels: pixels, isOpaque: bitmap.isOpaque)
        return CGImage(cropped, isMask: isMask, type: type)
    }

    public func copy() -> CGImage? { self }

    public static func == (left: CGImage, right: CGImage) -> Bool {
        left === right || left.isMask == right.isMask && left.bitmap == right.bitmap
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(bitmap)
    }
}

extension UIImage {
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// The orientation is taken to be upright.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let bytes = cgImage.bitmap.encoded(as: .png) ?? []
        if let image = try? EncodedImage(bytes: bytes, scale: scale) {
            self.init(source: .encoded(image), scale: scale)
        } else {
            self.init()
        }
    }

    /// The decoded pixels; nil for a symbol, and for what cannot be decoded.
    public var cgImage: CGImage? { bitmap.map { CGImage($0) } }

    public var imageOrientation: Orientation { .up }
}

extension SwiftUICompat.Image {
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: SwiftUICompat.Image.Orientation? = nil, label: Text) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
    }

    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: SwiftUICompat.Image.Orientation? = nil) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
    }
}
