import ImageLoading
import Testing

@testable import Rasterizer

@Suite("Writing PNG")
struct PNGEncoderTests {
    /// Encodes a picture whose pixels are given by their place, and decodes it with another library.
    private func expectSame(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws {
        let surface = try #require(PixelSurface(width: width, height: height))
        for y in 0..<height {
            for x in 0..<width { surface.row(y)[x] = pixel(x, y) }
        }
        let decoded = try Bitmap(decoding: PNGEncoder.encode(surface))
        #expect((decoded.width, decoded.height) == (width, height))
        #expect(decoded.pixels == surface.bitmap.pixels)
    }

    /// A generator of equal numbers on every machine.
    private struct Noise {
        var state: UInt64
        mutating func next() -> UInt32 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt32(truncatingIfNeeded: state >> 32)
        }
    }

    @Test("every length of run comes back", arguments: [1, 2, 63, 64, 65, 66, 128, 129, 130, 194, 257, 600])
    func runs(width: Int) throws {
        try expectSame(width, 3) { x, y in y == 1 ? 0xFF12_3456 : 0xFF00_0000 | UInt32(x / 3 + y) }
        try expectSame(width, 2) { x, _ in x == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    }

    @Test("noise comes back, opaque and transparent")
    func noise() throws {
        var noise = Noise(state: 1)
        try expectSame(97, 61) { _, _ in 0xFF00_0000 | noise.next() }
        // Premultiplied values survive only where the alpha is 0 or 255.
        try expectSame(97, 61) { _, _ in noise.next() % 3 == 0 ? 0 : 0xFF00_0000 | noise.next() }
    }

    @Test("pixels that differ a little from the ones above come back, with runs of every length among them")
    func nearPixels() throws {
        var noise = Noise(state: 3)
        var rows = [[UInt32](repeating: 0xFF80_8080, count: 300)]
        for _ in 0..<60 {
            var (row, place) = (rows[rows.count - 1], 0)
            while place < row.count {
                // -3 to 2 in each colour, of which the outermost are not near.
                let changes = (0..<3).map { _ in Int(noise.next() % 6) - 3 }
                let end = min(row.count, place + 1 + Int(noise.next() % 70) * Int(noise.next() % 2))
                for x in place..<end {
                    row[x] = changes.reduce(0xFF) { $0 << 8 | UInt32(Int(row[x] >> 16 & 0xFF) + $1) & 0xFF }
                }
                place = end
            }
            rows.append(row)
        }
        try expectSame(300, rows.count) { x, y in rows[y][x] }
    }

    @Test("equal rows between translucent ones come back")
    func equalRows() throws {
        // Halves of grey, so that removing and applying the alpha is exact.
        let rows: [UInt32] = [
            0x8000_0000, 0x8080_8080, 0x8080_8080, 0x8000_0000, 0x8000_0000, 0x8000_0000, 0x8080_8080,
        ]
        try expectSame(40, 70) { x, y in x < 20 ? rows[y % rows.count] : 0 }
    }

    @Test("a picture that is compressed in bands is the same stream", arguments: [1, 2, 3, 7, 61])
    func bands(count: Int) throws {
        var noise = Noise(state: 7)
        let surface = try #require(PixelSurface(width: 97, height: 61))
        for y in 0..<61 {
            // Rows of noise, rows like the ones above, translucent ones, and runs.
            for x in 0..<97 {
                switch y % 5 {
                case 0: surface.row(y)[x] = 0xFF00_0000 | noise.next()
                case 1, 2: surface.row(y)[x] = surface.row(y - 1)[x]
                case 3: surface.row(y)[x] = x < 40 ? 0x8040_2010 : 0
                default: surface.row(y)[x] = 0xFF00_0000 | UInt32(x / 7)
                }
            }
        }
        func stream(bandCount: Int) -> [UInt8] {
            let deflater = PixelDeflater(surface, bandCount: bandCount)
            return [UInt8](unsafeUninitializedCapacity: deflater.sizeBound) { bytes, size in
                size = deflater.write(to: UnsafeMutableRawPointer(bytes.baseAddress!))
            }
        }
        #expect(stream(bandCount: count) == stream(bandCount: 1))
    }

    @Test("symbols that are far rarer than others keep within the longest code")
    func skewed() {
        var frequencies = [UInt32](repeating: 0, count: 286)
        var (a, b): (UInt32, UInt32) = (1, 1)
        for index in 0..<40 {
            frequencies[index] = a
            (a, b) = (b, a &+ b)
        }
        let lengths = HuffmanCode(frequencies: frequencies).lengths
        #expect(lengths.max()! <= HuffmanCode.longest)
        let used = lengths.filter { $0 > 0 }.reduce(0.0) { $0 + 1 / Double(1 << Int($1)) }
        #expect(used == 1)
    }
}
