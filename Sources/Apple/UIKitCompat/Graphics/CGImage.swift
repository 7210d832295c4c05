public import Foundation
package import ImageLoading
public import SwiftUICompat
import WidgetArchive

public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// A space of colours: only sRGB and grey are told apart.
public final class CGColorSpace: Hashable, Sendable {
    let isGray: Bool

    init(isGray: Bool) {
        self.isGray = isGray
    }

    public convenience init?(name: NSString) {
        self.init(isGray: (name as String).contains("Gray"))
    }

    public static var sRGB: NSString { "kCGColorSpaceSRGB" as NSString }
    public static var displayP3: NSString { "kCGColorSpaceDisplayP3" as NSString }
    public static var extendedSRGB: NSString { "kCGColorSpaceExtendedSRGB" as NSString }
    public static var linearSRGB: NSString { "kCGColorSpaceLinearSRGB" as NSString }
    public static var genericGrayGamma2_2: NSString { "kCGColorSpaceGenericGrayGamma2_2" as NSString }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.isGray == right.isGray }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(isGray)
    }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(isGray: false) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(isGray: true) }

/// Pixels.
public final class CGImage: Hashable, Sendable {
    package let bitmap: Bitmap

    package init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
    }

    public var width: Int { bitmap.width }
    public var height: Int { bitmap.height }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { bitmap.width * 4 }
    public var alphaInfo: CGImageAlphaInfo { bitmap.isOpaque ? .noneSkipFirst : .premultipliedFirst }
    public var bitmapInfo: CGBitmapInfo { [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)] }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

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
        return CGImage(Bitmap(width: columns, height: rows, pixels: pixels, isOpaque: bitmap.isOpaque))
    }

    public func copy() -> CGImage? { self }

    public static func == (left: CGImage, right: CGImage) -> Bool { left === right || left.bitmap == right.bitmap }

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
    public var cgImage: CGImage? { bitmap.map(CGImage.init) }

    public var imageOrientation: Orientation { .up }
}

extension SwiftUICompat.Image {
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: SwiftUICompat.Image.Orientation = .up, label: Text) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
    }

    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: SwiftUICompat.Image.Orientation = .up) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
    }
}
