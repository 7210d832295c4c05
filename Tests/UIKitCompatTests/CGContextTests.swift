import FoundationCompat
import Foundation
import ImageLoading
import SwiftUICompat
import Testing

@testable import UIKitCompat

@Suite("Bitmap contexts")
struct CGContextTests {
    private func bitmap(
        _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ alpha: CGImageAlphaInfo = .premultipliedLast,
        order: CGBitmapInfo = [], space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
    ) -> CGContext? {
        CGContext(
            data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
            bitmapInfo: alpha.rawValue | order.rawValue)
    }

    /// Two pixels, red above a half transparent blue.
    private func image() throws -> CGImage {
        let context = try #require(bitmap(nil, 1, 2))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        return try #require(context.makeImage())
    }

    @Test("write the pixels into the caller's memory, in the arrangement that it asks for")
    func memory() throws {
        let image = try image()
        func bytes(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) throws -> [UInt8] {
            var bytes = [UInt8](repeating: 0, count: 8)
            try bytes.withUnsafeMutableBytes { memory in
                try #require(bitmap(memory.baseAddress, 1, 2, alpha, order: order))
                    .draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
            }
            return bytes
        }
        #expect(try bytes(.premultipliedLast) == [255, 0, 0, 255, 0, 0, 128, 128])
        #expect(try bytes(.premultipliedFirst) == [255, 255, 0, 0, 128, 0, 0, 128])
        #expect(try bytes(.premultipliedFirst, .byteOrder32Little) == [0, 0, 255, 255, 128, 0, 0, 128])
        #expect(try bytes(.noneSkipLast) == [255, 0, 0, 255, 0, 0, 128, 255])
    }

    @Test("give an image's average by drawing it into one pixel")
    func average() throws {
        var pixel = [UInt8](repeating: 0, count: 4)
        try pixel.withUnsafeMutableBytes { memory in
            try #require(bitmap(memory.baseAddress, 1, 1)).draw(
                image(), in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(zip(pixel, [128, 0, 64, 192]).allSatisfy { abs(Int($0) - $1) <= 2 }, "\(pixel)")
    }

    @Test("paint through an image that they are clipped to, until the state before it comes back")
    func masks() throws {
        var pixels = [UInt8](repeating: 0, count: 16)
        try pixels.withUnsafeMutableBytes { memory in
            let context = try #require(bitmap(memory.baseAddress, 2, 2))
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.saveGState()
            // Opaque above and half transparent beneath, on the left alone.
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 2), mask: try image())
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            context.restoreGState()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect(pixels == [0, 255, 0, 255, 0, 0, 0, 0, 0, 128, 0, 128, 0, 255, 0, 255])
    }

    @Test("take an opaque mask by its brightness, and two of them together")
    func opaqueMasks() throws {
        let gray = try #require(bitmap(nil, 1, 1, .noneSkipLast))
        gray.setFillColor(gray: 0.5, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let mask = try #require(gray.makeImage())
        var pixel = [UInt8](repeating: 0, count: 4)
        try pixel.withUnsafeMutableBytes { memory in
            let context = try #require(bitmap(memory.baseAddress, 1, 1))
            for _ in 0..<2 { context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1), mask: mask) }
            context.draw(try image(), in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(abs(Int(pixel[3]) - 48) <= 3, "\(pixel)")
    }

    @Test("make images of what is written into their memory")
    func written() throws {
        let context = try #require(bitmap(nil, 2, 1))
        let memory = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        for (index, byte) in [10, 20, 30, 255, 0, 0, 0, 0].enumerated() { memory[index] = UInt8(byte) }
        let data = try #require(context.makeImage()?.dataProvider?.data)
        #expect(Array(Data(referencing: data)) == [10, 20, 30, 255, 0, 0, 0, 0])
        #expect(CFDataGetLength(data) == 8 && CFDataGetBytePtr(data)[1] == 20)
    }

    @Test("hold greys and masks in a byte, and nothing that Core Graphics does not draw into")
    func arrangements() throws {
        var gray: [UInt8] = [0]
        gray.withUnsafeMutableBytes { memory in
            let context = bitmap(memory.baseAddress, 1, 1, .none, space: CGColorSpaceCreateDeviceGray())
            context?.setFillColor(gray: 1, alpha: 0.5)
            context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(gray == [128])
        #expect(bitmap(nil, 1, 1, .alphaOnly)?.bitsPerPixel == 8)
        #expect(bitmap(nil, 1, 1, .none) == nil)
        #expect(bitmap(nil, 1, 1, .premultipliedLast, space: CGColorSpaceCreateDeviceGray()) == nil)
    }

    @Test("images are made of a provider's pixels, if there are enough")
    func provided() throws {
        let provider = try #require(CGDataProvider(data: Data([255, 0, 0, 128, 9, 9, 9, 255]) as NSData))
        func image(width: Int, _ alpha: CGImageAlphaInfo) -> CGImage? {
            CGImage(
                width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue),
                provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        }
        let data = try #require(image(width: 2, .last)?.dataProvider?.data)
        #expect(Array(Data(referencing: data)) == [128, 0, 0, 128, 9, 9, 9, 255])
        #expect(image(width: 3, .last) == nil)
    }

    @Test("say where points are in pixels, from the lower left")
    func deviceSpace() throws {
        let plain = try #require(bitmap(nil, 4, 2))
        #expect(plain.ctm == .identity)
        plain.translateBy(x: 1, y: 1)
        #expect(plain.convertToDeviceSpace(CGPoint(x: 1, y: 0)) == CGPoint(x: 2, y: 1))
        let points = try #require(CGContext(size: CGSize(width: 4, height: 2), scale: 2, isOpaque: false))
        #expect(points.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 4))
    }

    @Test("give back the path that is built, and the outline of its stroke")
    func path() throws {
        let context = try #require(bitmap(nil, 4, 4))
        #expect(context.isPathEmpty && context.path == nil)
        context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
        var rect = CGRect.zero
        #expect(context.path?.isRect(&rect) == true)
        #expect(rect == CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(context.pathContains(CGPoint(x: 2, y: 2), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 2, y: 2), mode: .stroke))
        context.setLineWidth(1)
        context.replacePathWithStrokedPath()
        #expect(context.boundingBoxOfPath == CGRect(x: 0.5, y: 0.5, width: 3, height: 3))
    }

    @Test("paint a layer as one, as transparent as was set before it")
    func transparencyLayers() throws {
        let context = try #require(bitmap(nil, 1, 1))
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.endTransparencyLayer()
        #expect(try #require(context.makeImage()).bitmap.pixels == [0x8000_0080])
    }

    @Test("fill with a pattern's cells from the lower left, in its own colours or those given")
    func patterns() throws {
        let context = try #require(bitmap(nil, 4, 2))
        var callbacks = CGPatternCallbacks(drawPattern: { _, cell in
            cell.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        })
        let pattern = try #require(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: .identity, xStep: 2, yStep: 2,
                tiling: .constantSpacing, isColored: false, callbacks: &callbacks))
        context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
        context.setFillPattern(pattern, colorComponents: [1, 0, 0, 1])
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        let red: UInt32 = 0xFFFF_0000
        let pixels = try #require(context.makeImage()).bitmap.pixels
        #expect(pixels == [0, 0, 0, 0, red, 0, red, 0])
    }

    @Test("shade by a function, and around a centre")
    func shadings() throws {
        let context = try #require(bitmap(nil, 2, 1))
        var callbacks = CGFunctionCallbacks(evaluate: { _, input, output in
            output[0] = input[0] < 0.5 ? 1 : 0
            output[1] = 0
            output[2] = input[0] < 0.5 ? 0 : 1
            output[3] = 1
        })
        let function = try #require(
            CGFunction(
                info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: nil, callbacks: &callbacks))
        let shading = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(x: 2, y: 0), function: function,
                extendStart: false, extendEnd: false))
        context.drawShading(shading)
        #expect(try #require(context.makeImage()).bitmap.pixels == [0xFFFF_0000, 0xFF00_00FF])
        let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
        let gradient = try #require(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(),
                colors: [colors[0], colors[0], colors[1], colors[1]] as NSArray,
                locations: [0, 0.5, 0.5, 1]))
        let around = try #require(bitmap(nil, 1, 2))
        around.drawConicGradient(gradient, center: CGPoint(x: 0.5, y: 1), angle: 0)
        #expect(try #require(around.makeImage()).bitmap.pixels == [0xFFFF_0000, 0xFF00_00FF])
    }

    @Test("repeat an image all over the clip")
    func tiles() throws {
        let context = try #require(bitmap(nil, 2, 4))
        try context.draw(image(), in: CGRect(x: 0, y: 0, width: 1, height: 2), byTiling: true)
        let row: [UInt32] = [0xFFFF_0000, 0xFFFF_0000, 0x8000_0080, 0x8000_0080]
        #expect(try #require(context.makeImage()).bitmap.pixels == row + row)
    }
}
