public import Foundation
import ImageLoading
public import SwiftUICompat
public import UIKitCompat

/// Makes the pixels of pictures, on the processor.
open class CIContext: @unchecked Sendable {
    private let space: WorkingSpace

    public init() {
        space = WorkingSpace(isLinear: true)
    }

    /// Of the options only a null working colour space counts: filters then see colours as they are written.
    public init(options: [CIContextOption: Any]?) {
        space = WorkingSpace(isLinear: !(options?[.workingColorSpace] is NSNull))
    }

    open var workingColorSpace: CGColorSpace? { space.isLinear ? CGColorSpaceCreateDeviceRGB() : nil }

    /// The pixels within a rectangle; nil for one without bounds or without pixels.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard let region = PixelRegion(covering: fromRect), !region.isEmpty,
            region.width * region.height <= 1 << 26
        else { return nil }
        var pixels = [UInt32](repeating: 0, count: region.width * region.height)
        var isOpaque = true
        for strip in region.strips {
            let tile = image.tile(strip, in: space)
            for y in strip.y..<strip.maxY {
                // Pictures' rows go down, Core Image's up.
                let row = (region.maxY - 1 - y) * region.width
                for x in 0..<region.width {
                    let word = space.word(tile.pixels[(y - strip.y) * strip.width + x])
                    pixels[row + x] = word
                    if word >> 24 != 255 { isOpaque = false }
                }
            }
        }
        return CGImage(Bitmap(width: region.width, height: region.height, pixels: pixels, isOpaque: isOpaque))
    }

    /// The pixels within a rectangle, in eight bits and sRGB whatever is asked for.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
    ) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    /// Writes the pixels of a rectangle, its upper row first; without a colour space they are as filters see them.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let region = PixelRegion(covering: bounds), !region.isEmpty else { return }
        for strip in region.strips {
            let tile = image.tile(strip, in: space)
            for y in strip.y..<strip.maxY {
                let row = data + (region.maxY - 1 - y) * rowBytes
                for x in 0..<region.width {
                    let pixel = tile.pixels[(y - strip.y) * strip.width + x]
                    let color = colorSpace == nil ? pixel : space.sRGB(pixel).premultiplied
                    format.write(color, to: row + x * format.bytesPerPixel)
                }
            }
        }
    }

    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() }
    }

    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 0.9) }
    }

    open func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        guard let data = pngRepresentation(of: image, format: format, colorSpace: colorSpace) else {
            throw CocoaError(.fileWriteUnknown)
        }
        try data.write(to: url)
    }

    /// Nothing is kept between pictures.
    open func clearCaches() {}

    open func inputImageMaximumSize() -> CGSize { CGSize(width: 8192, height: 8192) }
    open func outputImageMaximumSize() -> CGSize { CGSize(width: 8192, height: 8192) }
}

/// What a context is made with.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
    public static let name = CIContextOption(rawValue: "kCIContextName")
    public static let memoryTarget = CIContextOption(rawValue: "kCIContextMemoryLimit")
}

/// What a picture is written with, none of which counts here.
///
/// - Compatibility: compiles
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let depthImage = CIImageRepresentationOption(rawValue: "kCIImageRepresentationDepthImage")
}
