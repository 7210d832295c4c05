import ImageLoading
import Testing
import WidgetProtocol

@testable import Rasterizer

@Suite("Pictures that are kept") struct CompactPNGTests {
    /// A drawn file of 37 x 11 pixels: `[red, green, blue, alpha]` for each.
    private static func drawn(_ color: (_ x: Int, _ y: Int) -> [UInt32]) throws -> [UInt8] {
        let pixels = (0..<11).flatMap { y in
            (0..<37).map { x in
                let channels = color(x, y).map { $0 & 0xFF }
                let straight = channels[..<3].map { ($0 * channels[3] + 127) / 255 }
                return channels[3] << 24 | straight[0] << 16 | straight[1] << 8 | straight[2]
            }
        }
        let isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
        let bitmap = Bitmap(width: 37, height: 11, pixels: pixels, isOpaque: isOpaque)
        return try #require(bitmap.encoded(as: .png))
    }

    /// Colour type and bit depth of its header.
    private static func format(_ file: [UInt8]) -> [UInt8] { [file[25], file[24]] }

    @Test("have the pixels that were drawn, in the fewest bits that hold their colours")
    func lossless() throws {
        let cases: [(format: [UInt8], color: (Int, Int) -> [UInt32])] = [
            ([3, 1], { x, y in (x + y) % 2 == 0 ? [255, 0, 0, 255] : [0, 0, 255, 128] }),
            ([3, 2], { x, y in [UInt32(x * y % 4) * 60, 10, 20, 255] }),
            ([3, 4], { x, _ in [UInt32(x % 11) * 20, 90, 20, 255] }),
            ([3, 8], { x, y in [UInt32(x * y % 100), 0, 0, UInt32(x * y % 100) + 100] }),
            ([0, 8], { x, y in [UInt32](repeating: UInt32(x * 6 + y), count: 3) + [255] }),
            ([2, 8], { x, y in [UInt32(x * 6), UInt32(y * 20), UInt32(x * y), 255] }),
            ([6, 8], { x, y in [UInt32(x * 6), UInt32(y * 20), UInt32(x * y), UInt32(255 - x)] }),
            ([4, 8], { x, y in [UInt32(x * 6), UInt32(x * 6), UInt32(x * 6), UInt32(255 - y * 20)] }),
        ]
        for (format, color) in cases {
            let drawn = try Self.drawn(color)
            let kept = try CompactPNG.recording(of: drawn)
            #expect(Self.format(kept) == format)
            #expect(try Bitmap(decoding: kept) == Bitmap(decoding: drawn))
        }
    }

    @Test("have the pixels that were drawn where there are very many, too")
    func large() throws {
        let pixels = (0..<1400 * 1100).map { 0xFF00_0000 | UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) >> 8 }
        let drawn = try #require(
            Bitmap(width: 1400, height: 1100, pixels: pixels, isOpaque: true).encoded(as: .png))
        #expect(try Bitmap(decoding: CompactPNG.recording(of: drawn)) == Bitmap(decoding: drawn))
    }

    @Test("say which drawn file they have the pixels of, until somebody else writes them")
    func sealed() throws {
        let drawn = try Self.drawn { x, y in [UInt32(x * 6), UInt32(y * 20), UInt32(x * y), 255] }
        let other = try Self.drawn { x, y in [UInt32(x * 6), UInt32(y * 20), UInt32(x + y), 255] }
        let kept = try CompactPNG.recording(of: drawn)
        #expect(PictureSeal.matches(kept, drawn: drawn))
        #expect(!PictureSeal.matches(kept, drawn: other))
        var touched = kept
        touched[60] ^= 1
        #expect(!PictureSeal.matches(touched, drawn: drawn))
        #expect(!PictureSeal.matches(drawn, drawn: drawn))
        for count in [0, 1, 11, 24, kept.count - 1] {
            #expect(!PictureSeal.matches(Array(kept[..<count]), drawn: drawn))
        }
        #expect(throws: ImageError.self) { try CompactPNG.recording(of: Array(drawn[..<40])) }
    }
}
