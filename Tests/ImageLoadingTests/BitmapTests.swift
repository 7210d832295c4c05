import Testing

@testable import ImageLoading

@Suite("Bitmaps")
struct BitmapTests {
    @Test("pixels come back from a PNG, premultiplied")
    func png() throws {
        let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0x8000_0080, 0]
        let bitmap = Bitmap(width: 2, height: 2, pixels: pixels, isOpaque: false)
        let decoded = try Bitmap(decoding: #require(bitmap.encoded(as: .png)))
        #expect(decoded == bitmap)
    }

    @Test("a photo is decoded upright")
    func upright() throws {
        let turned = try Bitmap(decoding: OrientedImage.jpeg(orientation: 6))
        #expect((turned.width, turned.height) == (4, 8))
        // Turned clockwise, what was left is on top.
        #expect(turned.pixels[1] >> 16 & 0xFF > 200)
        #expect(turned.pixels[4 * 7 + 1] & 0xFF > 200)
        #expect(turned.isOpaque)
    }

    @Test("a HEIC photo and an AVIF picture are decoded", arguments: [HEIFImage.heic, HEIFImage.avif])
    func highEfficiency(bytes: [UInt8]) throws {
        let bitmap = try Bitmap(decoding: bytes)
        #expect((bitmap.width, bitmap.height) == (32, 16))
        // Both formats keep colours in half the resolution, and not exactly.
        #expect(bitmap.pixels[32 * 8 + 4] >> 16 & 0xFF > 240)
        #expect(bitmap.pixels[32 * 8 + 28] & 0xFF > 240)
        #expect(bitmap.isOpaque)
    }

    @Test("a photo that lies on its side is decoded upright, once")
    func turned() throws {
        let bitmap = try Bitmap(decoding: HEIFImage.turned)
        #expect((bitmap.width, bitmap.height) == (16, 32))
        // Turned to the left, what was on the right is on top.
        #expect(bitmap.pixels[8] & 0xFF > 240)
    }

    @Test("an image that promises too many pixels is refused by its header")
    func bomb() throws {
        var png = try #require(
            Bitmap(width: 1, height: 1, pixels: [0xFF00_0000], isOpaque: true).encoded(as: .png))
        // 60,000 x 60,000; the checksum no longer fits, which nothing gets to see.
        png.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
        #expect(throws: ImageError.tooLarge(width: 60_000, height: 60_000, limit: Bitmap.pixelLimit)) {
            try Bitmap(decoding: png)
        }
    }

    @Test("damaged and unsupported images are errors")
    func damaged() throws {
        let png = try #require(
            Bitmap(width: 20, height: 20, pixels: Array(repeating: 0xFF12_3456, count: 400), isOpaque: true)
                .encoded(as: .png))
        // Behind the chunk's type comes the byte that says how the pixels are compressed.
        let type = try #require(png.firstRange(of: Array("IDAT".utf8)))
        var changed = png
        changed[type.upperBound] ^= 0xFF
        #expect(throws: ImageError.self) { try Bitmap(decoding: changed) }
        #expect(throws: ImageError.self) { try Bitmap(decoding: Array(png[..<type.upperBound])) }
        #expect(throws: ImageError.unsupportedFormat(.svg)) {
            try Bitmap(decoding: Array("<svg width='1' height='1'/>".utf8))
        }
        #expect(throws: ImageError.unknownFormat) { try Bitmap(decoding: [1, 2, 3]) }
    }

    @Test("resizing keeps what it averages")
    func resized() {
        let pixels = (0..<64).map { $0 % 8 < 4 ? 0xFFFF_FFFF : 0xFF00_0000 as UInt32 }
        let small = Bitmap(width: 8, height: 8, pixels: pixels, isOpaque: true).resized(width: 2, height: 2)
        #expect(small.pixels == [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000])
    }

    @Test("nothing cannot be encoded")
    func empty() {
        #expect(Bitmap(width: 0, height: 0, pixels: [], isOpaque: true).encoded(as: .png) == nil)
    }
}
