import Foundation
import FoundationCompat
import ImageLoading
import SwiftUICompat
import Testing

@testable import UIKitCompat

@Suite("Images' pixels")
struct CGImageTests {
    private let red: UInt32 = 0xFFFF_0000
    private let blue: UInt32 = 0xFF00_00FF

    private func image(_ pixels: [UInt32], width: Int) -> CGImage {
        CGImage(Bitmap(width: width, height: pixels.count / width, pixels: pixels, isOpaque: true))
    }

    private func mask(_ samples: [UInt8], width: Int, decode: [CGFloat]? = nil) throws -> CGImage {
        let provider = try #require(CGDataProvider(data: Data(samples) as NSData))
        return try #require(
            CGImage(
                maskWidth: width, height: samples.count / width, bitsPerComponent: 8, bitsPerPixel: 8,
                bytesPerRow: width, provider: provider, decode: decode, shouldInterpolate: false))
    }

    @Test("are cropped to what of a rectangle lies within")
    func cropping() throws {
        let image = image([red, blue, blue, red], width: 2)
        #expect(try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 1))).bitmap.pixels == [blue])
        #expect(image.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
    }

    @Test("are left where a mask lets them through, and where another image is bright")
    func masking() throws {
        let image = image([red, blue], width: 2)
        let masked = try #require(image.masking(mask([0, 255], width: 2)))
        #expect(masked.bitmap.pixels == [red, 0])
        #expect(try #require(image.masking(mask([0, 255], width: 2, decode: [1, 0]))).bitmap.pixels == [0, blue])
        let bright = self.image([0xFFFF_FFFF, 0xFF00_0000], width: 2)
        #expect(try #require(image.masking(bright)).bitmap.pixels == [red, 0])
        #expect(try mask([0], width: 1).masking(bright) == nil)
    }

    @Test("go where all their components are within the ranges that are masked")
    func maskedColors() throws {
        let image = image([red, blue], width: 2)
        let copy = try #require(image.copy(maskingColorComponents: [200, 255, 0, 10, 0, 10]))
        #expect(copy.bitmap.pixels == [0, blue])
        #expect(image.copy(maskingColorComponents: [0, 255]) == nil)
    }

    @Test("of a mask are painted in the colour that fills")
    func paintedMask() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        try context.draw(mask([0, 255], width: 2), in: CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(try #require(context.makeImage()).bitmap.pixels == [blue, 0])
    }

    @Test("come from a provider that gives its bytes piece by piece, or is asked for them")
    func providers() throws {
        var rest: [UInt8] = [1, 2, 3]
        var sequential = CGDataProviderSequentialCallbacks(getBytes: { _, buffer, count in
            guard !rest.isEmpty else { return 0 }
            buffer.storeBytes(of: rest.removeFirst(), as: UInt8.self)
            return 1
        })
        #expect(CGDataProvider(sequentialInfo: nil, callbacks: &sequential)?.data == Data([1, 2, 3]) as NSData)
        var direct = CGDataProviderDirectCallbacks(getBytesAtPosition: { _, buffer, position, count in
            for index in 0..<count { (buffer + index).storeBytes(of: UInt8(index + 4), as: UInt8.self) }
            return count
        })
        #expect(CGDataProvider(directInfo: nil, size: 2, callbacks: &direct)?.data == Data([4, 5]) as NSData)
    }

    @Test("say how they are arranged")
    func arrangement() {
        let info = CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little)
        #expect(info.rawValue == 0x2002)
        #expect(info.byteOrder == .order32Little && info.alpha == .premultipliedFirst && info.pixelFormat == .packed)
        #expect(image([red], width: 1).byteOrderInfo == .orderDefault)
    }
}

@Suite("Images' files")
struct ImageIOTests {
    /// Two frames of one pixel, red for 0.02 s and blue for 0.5 s, for ever.
    private let animation = Data(
        [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0xFF, 0, 0, 0, 0, 0xFF]
            + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
            + [0x21, 0xF9, 4, 0, 2, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
            + [0x21, 0xF9, 4, 0, 50, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0, 0x3B])

    @Test("have their frames, types and times")
    func frames() throws {
        let source = try #require(CGImageSourceCreateWithData(animation as NSData, nil))
        #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
        #expect(CGImageSourceGetCount(source) == 2)
        let images = (0..<3).map { CGImageSourceCreateImageAtIndex(source, $0, nil) }
        #expect(images.map { $0?.bitmap.pixels } == [[0xFFFF_0000], [0xFF00_00FF], nil])
        #expect(images[0]?.utType == "com.compuserve.gif")
        func times(_ index: Int) throws -> [NSString: Double] {
            let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil))
            return try #require(properties[kCGImagePropertyGIFDictionary] as? [NSString: Double])
        }
        #expect(try times(0)[kCGImagePropertyGIFDelayTime] == 0.1)
        #expect(try times(0)[kCGImagePropertyGIFUnclampedDelayTime] == 0.02)
        #expect(try times(1)[kCGImagePropertyGIFDelayTime] == 0.5)
        let all = try #require(CGImageSourceCopyProperties(source, nil))
        #expect((all[kCGImagePropertyGIFDictionary] as? [NSString: Int])?[kCGImagePropertyGIFLoopCount] == 0)
    }

    @Test("that come in parts are complete at their end")
    func parts() {
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, animation.prefix(20) as NSData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        CGImageSourceUpdateData(source, animation as NSData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
    }

    @Test("are written to a consumer, no larger than is asked for")
    func writing() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let destination = try #require(CGImageDestinationCreateWithDataConsumer(consumer, "public.png", 1, nil))
        let pixels = [UInt32](repeating: 0xFFFF_0000, count: 8)
        CGImageDestinationAddImage(
            destination, CGImage(Bitmap(width: 4, height: 2, pixels: pixels, isOpaque: true)),
            [kCGImageDestinationImageMaxPixelSize: 2] as NSDictionary)
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.width == 2 && image.height == 1 && image.utType == "public.png")
        #expect(CGImageDestinationCreateWithData(data, "public.heic", 1, nil) == nil)
    }
}
