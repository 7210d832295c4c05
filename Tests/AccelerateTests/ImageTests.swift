import AccelerateCompat
import Foundation
import SwiftUICompat
import Testing
import UIKitCompat

@Suite("vImage")
struct ImageTests {
    /// Pixels in memory while the body runs.
    private func with(
        _ bytes: [UInt8], width: Int, channels: Int, _ body: (inout vImage_Buffer) -> Void
    ) -> [UInt8] {
        var bytes = bytes
        bytes.withUnsafeMutableBytes { memory in
            var buffer = vImage_Buffer(
                data: memory.baseAddress, height: vImagePixelCount(memory.count / width / channels),
                width: vImagePixelCount(width), rowBytes: width * channels)
            body(&buffer)
        }
        return bytes
    }

    /// What an operation makes of pixels, in as many bytes, or in another size.
    private func result(
        of bytes: [UInt8], width: Int, channels: Int, to size: (width: Int, height: Int)? = nil,
        into target: Int? = nil,
        _ body: (inout vImage_Buffer, inout vImage_Buffer) -> vImage_Error
    ) -> [UInt8] {
        let out = target ?? channels
        let (columns, rows) = size ?? (width, bytes.count / width / channels)
        return with([UInt8](repeating: 0, count: columns * rows * out), width: columns, channels: out) { destination in
            _ = with(bytes, width: width, channels: channels) { source in
                #expect(body(&source, &destination) == kvImageNoError)
            }
        }
    }

    private let edge = vImage_Flags(kvImageEdgeExtend)

    @Test("a box blurs to the mean, and what is even stays so")
    func box() {
        let line: [UInt8] = [0, 0, 90, 0, 0]
        #expect(
            result(of: line, width: 5, channels: 1) { vImageBoxConvolve_Planar8(&$0, &$1, nil, 0, 0, 1, 3, 0, edge) }
                == [0, 30, 30, 30, 0])
        #expect(
            result(of: line, width: 5, channels: 1) { vImageTentConvolve_Planar8(&$0, &$1, nil, 0, 0, 1, 3, 0, edge) }
                == [0, 23, 45, 23, 0])
        let even = [UInt8](repeating: 77, count: 36)
        #expect(
            result(of: even, width: 3, channels: 4) { vImageBoxConvolve_ARGB8888(&$0, &$1, nil, 0, 0, 3, 3, nil, edge) }
                == even)
        let kernel: [Int16] = [-1, 0, 1]
        #expect(
            result(of: [10, 20, 40], width: 3, channels: 1) {
                vImageConvolve_Planar8(&$0, &$1, nil, 0, 0, kernel, 1, 3, 1, 0, edge)
            } == [10, 30, 20])
    }

    @Test("a filter's even size, and no way to go beyond the edge, are errors")
    func errors() {
        _ = with([1, 2, 3], width: 3, channels: 1) { buffer in
            #expect(
                vImageBoxConvolve_Planar8(&buffer, &buffer, nil, 0, 0, 2, 3, 0, edge) == kvImageInvalidKernelSize)
            #expect(vImageBoxConvolve_Planar8(&buffer, &buffer, nil, 0, 0, 3, 3, 0, 0) == kvImageInvalidEdgeStyle)
        }
        #expect(throws: vImage.Error.invalidParameter) { try vImage_Buffer(width: 0, height: 1, bitsPerPixel: 32) }
    }

    @Test("what is scaled keeps its brightness")
    func scale() {
        let even = [UInt8](repeating: 200, count: 64)
        let small = result(of: even, width: 8, channels: 1, to: (3, 5)) { vImageScale_Planar8(&$0, &$1, nil, 0) }
        #expect(small == [UInt8](repeating: 200, count: 15))
        let step = [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 255, count: 8)
        let half = result(of: step, width: 16, channels: 1, to: (2, 1)) { vImageScale_Planar8(&$0, &$1, nil, 0) }
        #expect(half[0] < 20 && half[1] > 235)
    }

    @Test("turns and mirrors move pixels")
    func moves() {
        let image: [UInt8] = [1, 2, 3, 4, 5, 6]
        #expect(
            result(of: image, width: 3, channels: 1, to: (2, 3)) {
                vImageRotate90_Planar8(&$0, &$1, UInt8(kRotate90DegreesClockwise), 0, 0)
            } == [4, 1, 5, 2, 6, 3])
        #expect(
            result(of: image, width: 3, channels: 1, to: (2, 3)) {
                vImageRotate90_Planar8(&$0, &$1, UInt8(kRotate90DegreesCounterClockwise), 0, 0)
            } == [3, 6, 2, 5, 1, 4])
        #expect(
            result(of: image, width: 3, channels: 1) { vImageHorizontalReflect_Planar8(&$0, &$1, 0) }
                == [3, 2, 1, 6, 5, 4])
        #expect(
            with(image, width: 3, channels: 1) { _ = vImageVerticalReflect_Planar8(&$0, &$0, 0) }
                == [4, 5, 6, 1, 2, 3])
    }

    @Test("a histogram counts each component's values")
    func histogram() {
        var counts = [[vImagePixelCount]](repeating: Array(repeating: 0, count: 256), count: 4)
        _ = with([255, 1, 2, 3, 255, 1, 9, 3], width: 2, channels: 4) { buffer in
            var flat = [vImagePixelCount](repeating: 0, count: 1024)
            flat.withUnsafeMutableBufferPointer { flat in
                var places = (0..<4).map { Optional(flat.baseAddress! + 256 * $0) }
                #expect(vImageHistogramCalculation_ARGB8888(&buffer, &places, 0) == kvImageNoError)
            }
            for channel in 0..<4 { counts[channel] = Array(flat[256 * channel..<256 * (channel + 1)]) }
        }
        #expect(counts[0][255] == 2 && counts[1][1] == 2 && counts[2][2] == 1 && counts[2][9] == 1 && counts[3][3] == 2)
        #expect(counts.allSatisfy { $0.reduce(0, +) == 2 })
        #expect(
            result(of: [50, 60, 70], width: 3, channels: 1) { vImageContrastStretch_Planar8(&$0, &$1, 0) }
                == [0, 127, 255])
        #expect(
            result(of: [50, 51, 52], width: 3, channels: 1) { vImageEqualization_Planar8(&$0, &$1, 0) } == [
                0, 128, 255,
            ])
    }

    @Test("colours are multiplied with their alpha, blended, and put in another order")
    func alpha() {
        let half: [UInt8] = [128, 255, 100, 0]
        let multiplied = result(of: half, width: 1, channels: 4) { vImagePremultiplyData_ARGB8888(&$0, &$1, 0) }
        #expect(multiplied == [128, 128, 50, 0])
        #expect(
            result(of: multiplied, width: 1, channels: 4) { vImageUnpremultiplyData_ARGB8888(&$0, &$1, 0) }
                == [128, 255, 100, 0])
        var black: [UInt8] = [255, 0, 0, 0]
        let blended = result(of: multiplied, width: 1, channels: 4) { top, target in
            black.withUnsafeMutableBytes { memory in
                var bottom = vImage_Buffer(data: memory.baseAddress, height: 1, width: 1, rowBytes: 4)
                return vImagePremultipliedAlphaBlend_ARGB8888(&top, &bottom, &target, 0)
            }
        }
        #expect(blended == [255, 128, 50, 0])
        #expect(
            result(of: [1, 2, 3, 4], width: 1, channels: 4) {
                vImagePermuteChannels_ARGB8888(&$0, &$1, [3, 2, 1, 0], 0)
            }
                == [4, 3, 2, 1])
        #expect(
            result(of: [0, 10, 20, 30], width: 1, channels: 4, into: 1) {
                vImageMatrixMultiply_ARGB8888ToPlanar8(&$0, &$1, [0, 2, 1, 1], 4, nil, 0, 0)
            } == [17])
        let swap: [Int16] = [1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0]
        #expect(
            result(of: [9, 1, 2, 3], width: 1, channels: 4) {
                vImageMatrixMultiply_ARGB8888(&$0, &$1, swap, 1, nil, nil, 0)
            } == [9, 3, 2, 1])
        #expect(
            result(of: [1, 2, 3], width: 1, channels: 3, into: 4) {
                vImageConvert_RGB888toRGBA8888(&$0, nil, 255, &$1, false, 0)
            } == [1, 2, 3, 255])
    }

    @Test("an image's pixels become a buffer's, and an image again")
    func images() throws {
        let provider = try #require(CGDataProvider(data: NSData(data: Data([255, 0, 0, 255, 0, 0, 128, 128]))))
        let image = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        let format = try #require(
            vImage_CGImageFormat(
                bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue)))
        let buffer = try vImage_Buffer(cgImage: image, format: format)
        defer { buffer.free() }
        let bytes = (0..<8).map { buffer.data.load(fromByteOffset: $0, as: UInt8.self) }
        #expect(bytes == [255, 255, 0, 0, 128, 0, 0, 255])
        let back = try buffer.createCGImage(format: format)
        #expect(back == image)
    }

    @Test("integrals are those of the functions")
    func quadrature() throws {
        let rule = Quadrature(
            integrator: .qags(maxIntervals: 50), absoluteTolerance: 1e-10, relativeTolerance: 1e-10)
        let sine = try rule.integrate(over: 0...(.pi)) { (x: Double) in sin(x) }.get()
        #expect(abs(sine.integralResult - 2) < 1e-12)
        let bell = try rule.integrate(over: -.infinity...(.infinity)) { (x: Double) in exp(-x * x) }.get()
        #expect(abs(bell.integralResult - Double.pi.squareRoot()) < 1e-9)
        let once = Quadrature(integrator: .qng, absoluteTolerance: 1e-14, relativeTolerance: 0)
        #expect(throws: Quadrature.Error.integrateMaxEval) {
            try once.integrate(over: 0...1) { (x: Double) in x.squareRoot() }.get()
        }
    }
}
