// The types and numbers of vImage.

public import Foundation
public import SwiftUICompat
public import UIKitCompat

public typealias Pixel_8 = UInt8
public typealias Pixel_F = Float
public typealias Pixel_16U = UInt16
public typealias Pixel_16S = Int16
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)
public typealias Pixel_FFFF = (Float, Float, Float, Float)
public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32

public var kvImageNoError: Int { 0 }
public var kvImageRoiLargerThanInputBuffer: Int { -21766 }
public var kvImageInvalidKernelSize: Int { -21767 }
public var kvImageInvalidEdgeStyle: Int { -21768 }
public var kvImageInvalidOffset_X: Int { -21769 }
public var kvImageInvalidOffset_Y: Int { -21770 }
public var kvImageMemoryAllocationError: Int { -21771 }
public var kvImageNullPointerArgument: Int { -21772 }
public var kvImageInvalidParameter: Int { -21773 }
public var kvImageBufferSizeMismatch: Int { -21774 }
public var kvImageUnknownFlagsBit: Int { -21775 }
public var kvImageInternalError: Int { -21776 }
public var kvImageInvalidRowBytes: Int { -21777 }
public var kvImageInvalidImageFormat: Int { -21778 }
public var kvImageColorSyncIsAbsent: Int { -21779 }
public var kvImageOutOfPlaceOperationRequired: Int { -21780 }
public var kvImageInvalidImageObject: Int { -21781 }
public var kvImageInvalidCVImageFormat: Int { -21782 }
public var kvImageUnsupportedConversion: Int { -21783 }
public var kvImageCoreVideoIsAbsent: Int { -21784 }
public var kvImageNoFlags: Int { 0 }
public var kvImageLeaveAlphaUnchanged: Int { 1 }
public var kvImageCopyInPlace: Int { 2 }
public var kvImageBackgroundColorFill: Int { 4 }
public var kvImageEdgeExtend: Int { 8 }
public var kvImageDoNotTile: Int { 16 }
public var kvImageHighQualityResampling: Int { 32 }
public var kvImageTruncateKernel: Int { 64 }
public var kvImageGetTempBufferSize: Int { 128 }
public var kvImagePrintDiagnosticsToConsole: Int { 256 }
public var kvImageNoAllocate: Int { 512 }
public var kvImageHDRContent: Int { 1024 }
public var kvImageDoNotClamp: Int { 2048 }
public var kRotate0DegreesClockwise: Int { 0 }
public var kRotate90DegreesClockwise: Int { 3 }
public var kRotate180DegreesClockwise: Int { 2 }
public var kRotate270DegreesClockwise: Int { 1 }
public var kRotate0DegreesCounterClockwise: Int { 0 }
public var kRotate90DegreesCounterClockwise: Int { 1 }
public var kRotate180DegreesCounterClockwise: Int { 2 }
public var kRotate270DegreesCounterClockwise: Int { 3 }

/// Operations on images.
public enum vImage {
    /// What an operation is to do otherwise.
    public struct Options: OptionSet, Sendable {
        public let rawValue: vImage_Flags
        public init(rawValue: vImage_Flags) { self.rawValue = rawValue }
        public var flags: vImage_Flags { rawValue }

        public static let noFlags: Options = []
        public static let leaveAlphaUnchanged = Options(rawValue: 1)
        public static let copyInPlace = Options(rawValue: 2)
        public static let backgroundColorFill = Options(rawValue: 4)
        public static let imageExtend = Options(rawValue: 8)
        public static let doNotTile = Options(rawValue: 16)
        public static let highQualityResampling = Options(rawValue: 32)
        public static let truncateKernel = Options(rawValue: 64)
        public static let getTempBufferSize = Options(rawValue: 128)
        public static let printDiagnosticsToConsole = Options(rawValue: 256)
        public static let noAllocate = Options(rawValue: 512)
        public static let hdrContent = Options(rawValue: 1024)
        public static let doNotClamp = Options(rawValue: 2048)
    }

    /// Why an operation has failed.
    public enum Error: Int, Swift.Error, Sendable {

        case noError = 0
        case roiLargerThanInputBuffer = -21766
        case invalidKernelSize = -21767
        case invalidEdgeStyle = -21768
        case invalidOffsetX = -21769
        case invalidOffsetY = -21770
        case memoryAllocationError = -21771
        case nullPointerArgument = -21772
        case invalidParameter = -21773
        case bufferSizeMismatch = -21774
        case unknownFlagsBit = -21775
        case internalError = -21776
        case invalidRowBytes = -21777
        case invalidImageFormat = -21778
        case colorSyncIsAbsent = -21779
        case outOfPlaceOperationRequired = -21780
        case invalidImageObject = -21781
        case invalidCVImageFormat = -21782
        case unsupportedConversion = -21783
        case coreVideoIsAbsent = -21784

        init(vImageError: vImage_Error) { self = Error(rawValue: vImageError) ?? .internalError }
    }
}

/// A rectangle of pixels in memory.
public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount
    public var width: vImagePixelCount
    public var rowBytes: Int

    public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }

    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }

    /// New pixels, which `free()` gives back.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        self.init()
        guard width > 0, height > 0 else { throw vImage.Error.invalidParameter }
        let error = vImageBuffer_Init(&self, vImagePixelCount(height), vImagePixelCount(width), bitsPerPixel, 0)
        guard error == kvImageNoError else { throw vImage.Error(vImageError: error) }
    }

    public init(size: CGSize, bitsPerPixel: UInt32) throws {
        try self.init(width: Int(size.width), height: Int(size.height), bitsPerPixel: bitsPerPixel)
    }

    /// An image's pixels: red, green, blue and alpha, premultiplied.
    public init(cgImage: CGImage, flags options: vImage.Options = .noFlags) throws {
        guard let format = vImage_CGImageFormat(cgImage: cgImage) else { throw vImage.Error.invalidImageFormat }
        try self.init(cgImage: cgImage, format: format, flags: options)
    }

    public init(cgImage: CGImage, format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags) throws {
        self.init()
        var format = format
        let error = vImageBuffer_InitWithCGImage(&self, &format, nil, cgImage, options.flags)
        guard error == kvImageNoError else { throw vImage.Error(vImageError: error) }
    }

    public var size: CGSize { CGSize(width: CGFloat(width), height: CGFloat(height)) }

    public func free() { Foundation.free(data) }

    public static func preferredAlignmentAndRowBytes(
        width: Int, height: Int, bitsPerPixel: UInt32
    ) throws -> (alignment: Int, rowBytes: Int) {
        guard width > 0, height > 0 else { throw vImage.Error.invalidParameter }
        return (16, rowBytes(width, bitsPerPixel))
    }

    public func createCGImage(
        format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags
    ) throws -> CGImage {
        var (buffer, format, error) = (self, format, kvImageNoError)
        guard let image = vImageCreateCGImageFromBuffer(&buffer, &format, nil, nil, options.flags, &error)
        else { throw vImage.Error(vImageError: error) }
        return image.takeRetainedValue()
    }

    public func copy(
        destinationBuffer: inout vImage_Buffer, pixelSize: Int, flags options: vImage.Options = .noFlags
    ) throws {
        var source = self
        let error = vImageCopyBuffer(&source, &destinationBuffer, pixelSize, options.flags)
        guard error == kvImageNoError else { throw vImage.Error(vImageError: error) }
    }

    static func rowBytes(_ width: Int, _ bitsPerPixel: UInt32) -> Int { (width * Int(bitsPerPixel) + 127) / 128 * 16 }
}

/// How an image's pixels are arranged.
public struct vImage_CGImageFormat {
    public var bitsPerComponent: UInt32
    public var bitsPerPixel: UInt32
    public var colorSpace: Unmanaged<CGColorSpace>!
    public var bitmapInfo: CGBitmapInfo
    public var version: UInt32
    public var decode: UnsafePointer<CGFloat>!
    public var renderingIntent: CGColorRenderingIntent

    public init() {
        self.init(
            bitsPerComponent: 0, bitsPerPixel: 0, colorSpace: nil, bitmapInfo: [], version: 0, decode: nil,
            renderingIntent: .defaultIntent)
    }

    public init(
        bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!, bitmapInfo: CGBitmapInfo,
        version: UInt32, decode: UnsafePointer<CGFloat>!, renderingIntent: CGColorRenderingIntent
    ) {
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.colorSpace = colorSpace
        self.bitmapInfo = bitmapInfo
        self.version = version
        self.decode = decode
        self.renderingIntent = renderingIntent
    }

    public init?(
        bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        guard bitsPerComponent > 0, bitsPerPixel >= bitsPerComponent else { return nil }
        self.init(
            bitsPerComponent: UInt32(bitsPerComponent), bitsPerPixel: UInt32(bitsPerPixel),
            colorSpace: .passRetained(colorSpace), bitmapInfo: bitmapInfo, version: 0, decode: nil,
            renderingIntent: renderingIntent)
    }

    public init?(cgImage: CGImage) {
        guard let space = cgImage.colorSpace else { return nil }
        self.init(
            bitsPerComponent: cgImage.bitsPerComponent, bitsPerPixel: cgImage.bitsPerPixel, colorSpace: space,
            bitmapInfo: cgImage.bitmapInfo)
    }

    public var componentCount: Int { bitsPerComponent == 0 ? 0 : Int(bitsPerPixel / bitsPerComponent) }
}
