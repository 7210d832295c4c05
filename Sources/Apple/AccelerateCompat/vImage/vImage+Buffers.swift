// Pixels that are allocated, copied, and taken from images.

public import Foundation
import SwiftUICompat
public import UIKitCompat

/// Allocates pixels, unless the flags say not to: then it says how they are best aligned.
public func vImageBuffer_Init(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount,
    _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
    buf.pointee.height = height
    buf.pointee.width = width
    buf.pointee.rowBytes = vImage_Buffer.rowBytes(Int(width), pixelBits)
    if flags & vImage_Flags(kvImageNoAllocate) != 0 { return 16 }
    guard let memory = malloc(max(1, buf.pointee.rowBytes * Int(height))) else { return kvImageMemoryAllocationError }
    buf.pointee.data = memory
    return kvImageNoError
}

public func vImageBuffer_GetSize(_ buf: UnsafePointer<vImage_Buffer>) -> CGSize { buf.pointee.size }

public func vImageCopyBuffer(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ pixelSize: Int, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    guard source.width >= target.width, source.height >= target.height else { return kvImageRoiLargerThanInputBuffer }
    for row in 0..<Int(target.height) {
        memmove(
            target.data + row * target.rowBytes, source.data + row * source.rowBytes, Int(target.width) * pixelSize)
    }
    return kvImageNoError
}

/// The arrangements of 8-bit pixels that Core Graphics has here.
private struct Arrangement {
    let isGray: Bool
    let isAlphaFirst: Bool
    let isReversed: Bool
    let alpha: CGImageAlphaInfo

    init?(_ format: vImage_CGImageFormat) {
        guard format.bitsPerComponent == 8 else { return nil }
        isGray = format.bitsPerPixel == 8
        guard isGray || format.bitsPerPixel == 32,
            let alpha = CGImageAlphaInfo(rawValue: format.bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue),
            isGray == [.none, .alphaOnly].contains(alpha)
        else { return nil }
        self.alpha = alpha
        isAlphaFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alpha)
        isReversed = format.bitmapInfo.intersection(.byteOrderMask) == .byteOrder32Little
    }

    /// Where red, green, blue and alpha are in a pixel.
    var places: [Int] {
        let places = isAlphaFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
        return isReversed ? places.map { 3 - $0 } : places
    }
}

/// Allocates an image's pixels in the format's arrangement; one without a colour space is filled in from the image.
public func vImageBuffer_InitWithCGImage(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ backgroundColor: UnsafePointer<CGFloat>?, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
    if format.pointee.bitsPerComponent == 0, let own = vImage_CGImageFormat(cgImage: image) { format.pointee = own }
    guard let arrangement = Arrangement(format.pointee) else { return kvImageInvalidImageFormat }
    guard let data = image.dataProvider?.data else { return kvImageInvalidImageObject }
    let error = vImageBuffer_Init(
        buf, vImagePixelCount(image.height), vImagePixelCount(image.width), format.pointee.bitsPerPixel, flags)
    guard error == kvImageNoError, let target = buf.pointee.data else { return error }
    let places = arrangement.places
    for row in 0..<image.height {
        let source = data.bytes + row * image.bytesPerRow
        let line = target + row * buf.pointee.rowBytes
        for column in 0..<image.width {
            let pixel = (source + column * 4).loadUnaligned(as: SIMD4<UInt8>.self)
            if arrangement.isGray {
                let gray = (2126 * Int(pixel[0]) + 7152 * Int(pixel[1]) + 722 * Int(pixel[2]) + 5000) / 10000
                line.storeBytes(
                    of: arrangement.alpha == .alphaOnly ? pixel[3] : UInt8(gray), toByteOffset: column, as: UInt8.self)
                continue
            }
            let isStraight = [.first, .last].contains(arrangement.alpha)
            for component in 0..<4 {
                var value = pixel[component]
                if component < 3, isStraight { value = unpremultiplied(value, pixel[3]) }
                line.storeBytes(of: value, toByteOffset: column * 4 + places[component], as: UInt8.self)
            }
        }
    }
    return kvImageNoError
}

/// An image of pixels; nil, and an error, for an arrangement that Core Graphics does not have here.
public func vImageCreateCGImageFromBuffer(
    _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafePointer<vImage_CGImageFormat>,
    _ callback: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?,
    _ userData: UnsafeMutableRawPointer?, _ flags: vImage_Flags, _ error: UnsafeMutablePointer<vImage_Error>?
) -> Unmanaged<CGImage>! {
    let (buffer, format) = (buf.pointee, format.pointee)
    let bytes = Data(bytes: buffer.data, count: buffer.rowBytes * Int(buffer.height))
    let gray = format.bitsPerPixel == 8
    let space = format.colorSpace?.takeUnretainedValue() ?? (gray ? CGColorSpaceCreateDeviceGray() : nil)
    guard let provider = CGDataProvider(data: bytes as NSData),
        let image = CGImage(
            width: Int(buffer.width), height: Int(buffer.height), bitsPerComponent: Int(format.bitsPerComponent),
            bitsPerPixel: Int(format.bitsPerPixel), bytesPerRow: buffer.rowBytes,
            space: space ?? CGColorSpaceCreateDeviceRGB(), bitmapInfo: format.bitmapInfo, provider: provider,
            decode: format.decode, shouldInterpolate: false, intent: format.renderingIntent)
    else {
        error?.pointee = kvImageInvalidImageFormat
        return nil
    }
    error?.pointee = kvImageNoError
    if flags & vImage_Flags(kvImageNoAllocate) != 0 {
        // The pixels are the image's now, and copied.
        if let callback { callback(userData, buffer.data) } else { free(buffer.data) }
    }
    return .passRetained(image)
}

@inline(__always)
func premultiplied(_ value: UInt8, _ alpha: UInt8) -> UInt8 { UInt8((Int(value) * Int(alpha) + 127) / 255) }

@inline(__always)
func unpremultiplied(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    alpha == 0 ? 0 : UInt8(min(255, (Int(value) * 255 + Int(alpha) / 2) / Int(alpha)))
}
