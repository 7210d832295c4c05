import CDeflate
import Glibc

/// Rows of a picture that are compressed one after the other.
///
/// Each row is written less the one above (PNG's filter 2), and the only matches that are looked for are runs of pixels
/// equal to the one before, at a distance of four bytes. In pictures of widgets most pixels are: whole rows are like those
/// above, and are neither looked at nor written one by one. General compressors spend most of their time on that.
struct PixelBand: ~Copyable {
    private let surface: PixelSurface
    private let rows: Range<Int>
    private let width: Int
    /// Adler-32 of the rows alone.
    private(set) var checksum: UInt32 = 1
    private var output: UnsafeMutableRawPointer?
    /// What was written.
    private(set) var bitCount = 0

    /// Bytes, the end of the block, and lengths.
    static let symbolCount = 286
    static let endOfBlock = 256
    private static let filter: UInt8 = 2

    init(_ rows: Range<Int>, of surface: PixelSurface) {
        self.surface = surface
        self.rows = rows
        width = surface.width
    }

    deinit { free(output) }

    // MARK: - Rows

    /// Two rows of a picture, less each other.
    private struct Difference: ~Copyable {
        let pixels: UnsafeMutablePointer<UInt32>
        /// What lies above the first row.
        private let nothing: UnsafeMutablePointer<UInt32>
        private let surface: PixelSurface

        init(_ surface: PixelSurface) {
            self.surface = surface
            pixels = .allocate(capacity: surface.width)
            nothing = .allocate(capacity: surface.width)
            nothing.initialize(repeating: 0, count: surface.width)
        }

        deinit {
            pixels.deallocate()
            nothing.deallocate()
        }

        /// Makes ``pixels`` what a row is more than the one above it; false where the two are the same.
        func move(to y: Int) -> Bool {
            let row = UnsafePointer(surface.base + y * surface.stride)
            if y > 0, memcmp(row, row - surface.stride, surface.width * 4) == 0 { return false }
            let above = y > 0 ? row - surface.stride : UnsafePointer(nothing)
            PixelRows.subtract(row, above, into: pixels, surface.width)
            return true
        }
    }

    /// Finds the stretches of a row: pixels that are written as they are, and how many repetitions of the last of them.
    @inline(__always)
    private func forEachStretch(
        _ row: UnsafePointer<UInt32>, _ body: (_ literals: UnsafeBufferPointer<UInt32>, _ run: Int) -> Void
    ) {
        var x = 0
        while x < width {
            let run = PixelRows.firstRun(row, from: x + 1, to: width)
            let next = PixelRows.firstUnequal(row, from: run, to: width)
            body(UnsafeBufferPointer(start: row + x, count: run - x), next - run)
            x = next
        }
    }

    // MARK: - Frequencies

    /// Adds how often each symbol is needed in every so many rows of the picture.
    func addFrequencies(ofEvery step: Int, to symbols: inout [UInt32]) {
        let difference = Difference(surface)
        for y in rows where y % step == 0 {
            symbols[Int(PixelBand.filter)] &+= 1
            guard difference.move(to: y) else {
                symbols[0] &+= 4
                PixelBand.addMatches(width - 1, to: &symbols)
                continue
            }
            forEachStretch(difference.pixels) { literals, run in
                for pixel in literals {
                    symbols[Int(pixel & 0xFF)] &+= 1
                    symbols[Int(pixel >> 8 & 0xFF)] &+= 1
                    symbols[Int(pixel >> 16 & 0xFF)] &+= 1
                    symbols[Int(pixel >> 24)] &+= 1
                }
                PixelBand.addMatches(run, to: &symbols)
            }
        }
    }

    private static func addMatches(_ run: Int, to symbols: inout [UInt32]) {
        let matches = PixelCode.Matches(bytes: run * 4)
        symbols[symbolCount - 1] &+= UInt32(truncatingIfNeeded: matches.longest)
        if matches.first > 0 { symbols[PixelCode.Match(length: matches.first).symbol] &+= 1 }
        if matches.second > 0 { symbols[PixelCode.Match(length: matches.second).symbol] &+= 1 }
    }

    // MARK: - Writing

    /// Writes the rows with a code that has all symbols.
    mutating func write(_ code: PixelCode) {
        // Each of a pixel's bytes may take the longest code, and what lies behind the end is written over, too.
        let room = rows.count * (width * 4 * HuffmanCode.longest / 8 + 8) + 16
        guard let start = malloc(room) else { fatalError("no memory for the rows of a picture") }
        var (stream, sum) = (BitWriter(start), checksum)
        code.withEntries { code in
            // A copy of its own, which stays in registers.
            var bits = stream
            let difference = Difference(surface)
            for y in rows {
                code.append(PixelBand.filter, to: &bits)
                guard difference.move(to: y) else {
                    sum = PixelBand.checksum(afterEqualRowOf: width, sum)
                    code.append(pixel: 0, to: &bits)
                    code.append(run: width - 1, to: &bits)
                    continue
                }
                withUnsafeBytes(of: PixelBand.filter) { sum = libdeflate_adler32(sum, $0.baseAddress, 1) }
                sum = libdeflate_adler32(sum, difference.pixels, width * 4)
                forEachStretch(difference.pixels) { literals, run in
                    for pixel in literals { code.append(pixel: pixel, to: &bits) }
                    code.append(run: run, to: &bits)
                }
            }
            stream = bits
        }
        bitCount = stream.bitCount
        stream.finishByte()
        // All but what was written is given back, before the other bands and the file need room.
        output = realloc(start, stream.count + 8) ?? start
        checksum = sum
    }

    /// Appends what was written to a stream.
    func append(to stream: inout BitWriter) {
        if let output { stream.append(output, bitCount: bitCount) }
    }

    // MARK: - Checksums

    private static let modulus: UInt64 = 65_521

    /// What Adler-32 makes of the filter's byte and as many zeros as a row has.
    private static func checksum(afterEqualRowOf width: Int, _ above: UInt32) -> UInt32 {
        let low = (UInt64(above & 0xFFFF) + UInt64(filter)) % modulus
        let high = (UInt64(above >> 16) + low * UInt64(1 + width * 4)) % modulus
        return UInt32(high << 16 | low)
    }

    /// The checksum of rows above and these (zlib's `adler32_combine`).
    func checksum(after above: UInt32) -> UInt32 {
        let modulus = PixelBand.modulus
        let count = UInt64(rows.count * (1 + width * 4)) % modulus
        let (low, lowAbove) = (UInt64(checksum & 0xFFFF), UInt64(above & 0xFFFF))
        let (high, highAbove) = (UInt64(checksum >> 16), UInt64(above >> 16))
        let sum = (low + lowAbove + modulus - 1) % modulus
        // Each byte of these adds the sum above, which the band took to be 1, to the high half once more.
        let weighted = (high + highAbove + count * ((lowAbove + modulus - 1) % modulus)) % modulus
        return UInt32(weighted << 16 | sum)
    }
}
