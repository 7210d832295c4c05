import Foundation
import ImageLoading
import SwiftUICompat
import Testing
import UIKitCompat

@testable import CoreImageCompat

@Suite("Core Image")
struct CoreImageTests {
    /// The pixels of a picture, its upper row first: a character for each.
    private func drawing(_ image: CIImage, _ character: (UInt32) -> String) throws -> [String] {
        let drawn = try #require(CIContext().createCGImage(image, from: image.extent))
        return (0..<drawn.height).map { y in
            (0..<drawn.width).map { character(drawn.bitmap.pixels[y * drawn.width + $0]) }.joined()
        }
    }

    /// The bytes of an image's first pixel: red, green, blue and alpha.
    private func pixel(_ image: CIImage?, _ options: [CIContextOption: Any]? = nil) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4)
        CIContext(options: options).render(
            try #require(image), toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
            format: .RGBA8, colorSpace: options == nil ? CGColorSpaceCreateDeviceRGB() : nil)
        return bytes
    }

    /// Red above, blue and clear below.
    private let sample: CIImage = {
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: 2, height: 2),
            format: {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                return format
            }())
        return CIImage(
            image: renderer.image { context in
                UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
                UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
            })!
    }()

    private func letter(_ word: UInt32) -> String {
        word >> 24 == 0 ? "." : word & 0xff0000 == 0xff0000 ? "r" : word & 0xff == 0xff ? "b" : "?"
    }

    @Test("a QR code has the modules that the standard says")
    func qrCode() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("HI THERE".utf8)
        filter.correctionLevel = "L"
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let rows = try drawing(image) { $0 & 0xff == 0 ? "#" : "." }
        #expect(rows.first == String(repeating: ".", count: 23))
        #expect(
            rows.dropFirst().dropLast().map { $0.dropFirst().dropLast() } == [
                "#######.#...#.#######", "#.....#.##.#..#.....#", "#.###.#.#####.#.###.#", "#.###.#.#.#.#.#.###.#",
                "#.###.#..####.#.###.#", "#.....#.#.#.#.#.....#", "#######.#.#.#.#######", ".....................",
                "##..###.....#..#.####", "#.##...#....#.#....##", ".###..###...##..#..#.", "###.......###..#.#...",
                "#..##.##.#.#.##....#.", "........##.##..#..###", "#######..###..#.##.#.", "#.....#.###..##.#....",
                "#.###.#.#...####.###.", "#.###.#..#..###..####", "#.###.#..##.##..##...", "#.....#.#.###..##....",
                "#######.#..#..#.#.#.#",
            ])
    }

    @Test("a code enlarged keeps its squares")
    func enlarged() throws {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data("a".utf8), forKey: "inputMessage")
        let large = try #require(filter.outputImage).transformed(by: CGAffineTransform(scaleX: 4, y: 4))
        let words = try #require(CIContext().createCGImage(large, from: large.extent)).bitmap.pixels
        #expect(large.extent.width == 92)
        #expect(Set(words) == [0xff00_0000, 0xffff_ffff])
    }

    @Test("what does not fit, or is not there, is nil")
    func refused() {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(count: 3000)
        #expect(filter.outputImage == nil)
        #expect(CIFilter(name: "CIDreamOfSheep") == nil)
        #expect(CIFilter.gaussianBlur().outputImage == nil)
        #expect(CIContext().createCGImage(CIImage(color: .red), from: .infinite) == nil)
        let bars = CIFilter.code128BarcodeGenerator()
        bars.message = Data("é".utf8)
        #expect(bars.outputImage == nil)
    }

    @Test("a bar code begins and ends with its patterns")
    func barCode() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("A1".utf8)
        filter.quietSpace = 2
        filter.barcodeHeight = 1
        let image = try #require(filter.outputImage)
        let row = try drawing(image) { $0 & 0xff == 0 ? "#" : "." }.first
        // Start B, A, 1, the check sum 33 + 2 * 17 + 104 modulo 103, stop.
        #expect(row == "..##.#..#....#.#...##...#..###..##.#....#..##.##...###.#.##..")
    }

    @Test("an area's mean is that of light, or of what is written where no space is asked for")
    func average() throws {
        let halves = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 2))
            .composited(over: CIImage(color: .black).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2)))
        let parameters: [String: Any] = [
            kCIInputImageKey: halves, kCIInputExtentKey: CIVector(x: 0, y: 0, z: 2, w: 2),
        ]
        let filter = CIFilter(name: "CIAreaAverage", parameters: parameters)
        #expect(try pixel(filter?.outputImage) == [188, 188, 188, 255])
        #expect(try pixel(filter?.outputImage, [.workingColorSpace: NSNull()]) == [128, 128, 128, 255])
    }

    @Test("pictures are turned, cut, moved and laid over each other")
    func geometry() throws {
        #expect(try drawing(sample, letter) == ["rr", "b."])
        #expect(try drawing(sample.oriented(.right), letter) == ["br", ".r"])
        #expect(try drawing(sample.oriented(.upMirrored), letter) == ["rr", ".b"])
        #expect(try drawing(sample.oriented(.leftMirrored), letter) == ["rb", "r."])
        #expect(try drawing(sample.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 2)), letter) == ["r", "b"])
        let moved = sample.transformed(by: CGAffineTransform(translationX: 1, y: 1))
        #expect(moved.extent == CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(try drawing(moved.composited(over: sample), letter) == [".rr", "rb.", "b.."])
        let clamped = sample.clampedToExtent().cropped(to: CGRect(x: -1, y: 0, width: 3, height: 3))
        #expect(try drawing(clamped, letter) == ["rrr", "rrr", "bb."])
    }

    @Test("filters change colours")
    func colors() throws {
        func filtered(_ name: String, _ parameters: [String: Any], _ color: CIColor) throws -> [UInt8] {
            try pixel(CIImage(color: color).applyingFilter(name, parameters: parameters))
        }
        #expect(try filtered("CIColorInvert", [:], .red) == [0, 255, 255, 255])
        #expect(try filtered("CIColorControls", [kCIInputSaturationKey: 0], .white) == [255, 255, 255, 255])
        let gray = try filtered("CIPhotoEffectMono", [:], .red)
        #expect(gray[0] == gray[1] && gray[1] == gray[2] && gray[0] > 100)
        let colored: [String: Any] = ["inputColor0": CIColor.blue, "inputColor1": CIColor.clear]
        #expect(try filtered("CIFalseColor", colored, .black) == [0, 0, 255, 255])
        #expect(try filtered("CIFalseColor", colored, .white) == [0, 0, 0, 0])
        #expect(try filtered("CIMaskToAlpha", [:], .black) == [0, 0, 0, 0])
        #expect(try filtered("CIColorMatrix", ["inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0.5)], .red)[3] == 128)
    }

    @Test("a blur spreads what there is, and grows the picture")
    func blur() throws {
        let square = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 9, height: 9))
        let filter = CIFilter.gaussianBlur()
        filter.inputImage = square
        filter.radius = 2
        let blurred = try #require(filter.outputImage)
        #expect(blurred.extent == CGRect(x: -6, y: -6, width: 21, height: 21))
        let edge = try pixel(blurred)
        #expect(edge[3] > 40 && edge[3] < 120)
        #expect(try pixel(square.clampedToExtent().applyingGaussianBlur(sigma: 2)) == [255, 255, 255, 255])
    }
}
