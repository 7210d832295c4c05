import Foundation
import Testing

@testable import ImageLoading

@Suite("Image headers")
struct ImageHeaderTests {
    private func header(_ bytes: [UInt8]) throws -> ImageHeader { try ImageHeader(bytes: bytes) }

    @Test("a size is read without decoding")
    func sizes() throws {
        let bitmap = Bitmap(width: 7, height: 5, pixels: Array(repeating: 0xFF12_3456, count: 35), isOpaque: true)
        let png = try #require(bitmap.encoded(as: .png))
        let jpeg = try #require(bitmap.encoded(as: .jpeg(quality: 0.9)))
        #expect(try header(png) == ImageHeader(format: .png, width: 7, height: 5))
        #expect(try header(jpeg) == ImageHeader(format: .jpeg, width: 7, height: 5))
        // The header is enough.
        #expect(try header(Array(png.prefix(33))).width == 7)
        let gif = Array("GIF89a".utf8) + [7, 0, 5, 0, 0, 0, 0]
        #expect(try header(gif) == ImageHeader(format: .gif, width: 7, height: 5))
        let webp =
            Array("RIFF".utf8) + [30, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 4, 0, 0]
        #expect(try header(webp) == ImageHeader(format: .webp, width: 7, height: 5))
        let bmp =
            Array("BM".utf8) + [UInt8](repeating: 0, count: 16) + [7, 0, 0, 0, 0xFB, 0xFF, 0xFF, 0xFF] + [0, 0, 0, 0]
        #expect(try header(bmp) == ImageHeader(format: .bmp, width: 7, height: 5))
    }

    @Test(
        "an SVG has its own size, or its view box's",
        arguments: [
            (#"<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"/>"#, 7.0, 5.0),
            (#"<?xml version="1.0"?><svg viewBox="0 0 70 50">"#, 70, 50),
            (#"<svg width="35px" viewBox="0 0 70 50">"#, 35, 25),
            (#"<svg height='1in' stroke-width="3" viewBox='0,0,70,50'>"#, 134.4, 96),
            (#"<svg width="100%" height="100%" viewBox="0 0 7 5">"#, 7, 5),
        ])
    func vector(text: String, width: Double, height: Double) throws {
        let found = try header(Array(text.utf8))
        #expect(found.format == .svg)
        #expect(abs(found.width - width) < 0.001 && abs(found.height - height) < 0.001)
    }

    @Test("a PDF has its page's size")
    func document() throws {
        let found = try header(Array("%PDF-1.4\n1 0 obj <</Type /Page /MediaBox [0 0 24 32.5]>>".utf8))
        #expect(found == ImageHeader(format: .pdf, width: 24, height: 32.5))
    }

    @Test("a photo that lies on its side is measured upright")
    func orientation() throws {
        #expect(try header(OrientedImage.jpeg(orientation: 1)).width == 8)
        #expect(try header(OrientedImage.jpeg(orientation: 6)).width == 4)
        #expect(try header(OrientedImage.jpeg(orientation: 3)).width == 8)
    }

    @Test("a HEIC photo and an AVIF picture have their primary picture's size, not their tiles'")
    func highEfficiency() throws {
        #expect(try header(HEIFImage.heic) == ImageHeader(format: .heif, width: 32, height: 16))
        #expect(try header(HEIFImage.turned) == ImageHeader(format: .heif, width: 16, height: 32))
        #expect(try header(HEIFImage.avif) == ImageHeader(format: .heif, width: 32, height: 16))
    }

    @Test("what is no image is an error", arguments: [[], [0], Array("hello".utf8), [0x89, 0x50, 0x4E, 0x47]])
    func unknown(bytes: [UInt8]) {
        #expect(throws: ImageError.unknownFormat) { try ImageHeader(bytes: bytes) }
    }

    @Test("an image that ends within its header is damaged")
    func short() throws {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0]
        #expect(throws: ImageError.self) { try ImageHeader(bytes: png) }
        #expect(throws: ImageError.self) { try ImageHeader(bytes: [0xFF, 0xD8, 0xFF, 0xE1, 0x00]) }
        #expect(throws: ImageError.self) {
            try ImageHeader(bytes: [0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0, 0, 0])
        }
    }

    @Test("no cut-off or changed file is read past its end")
    func fuzz() throws {
        var state: UInt64 = 7
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for whole in [try OrientedImage.jpeg(orientation: 6), HEIFImage.heic] {
            for _ in 0..<3000 {
                var bytes = Array(whole.prefix(random(whole.count) + 1))
                for _ in 0..<4 { bytes[random(bytes.count)] = UInt8(random(256)) }
                _ = try? ImageHeader(bytes: bytes)
            }
        }
    }

    @Test("a file is read from its path; a missing one is named")
    func file() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "image.jpg").path
        try Data(OrientedImage.jpeg(orientation: 1)).write(to: URL(filePath: path))
        #expect(try ImageHeader(file: path).width == 8)
        #expect(throws: ImageError.unreadable(path: path + "x")) { try ImageHeader(file: path + "x") }
        #expect(throws: ImageError.unreadable(path: folder.path)) { try ImageHeader(file: folder.path) }
    }
}
