import CDeflate
import Dispatch
import Glibc

/// Compresses a picture's rows as a zlib stream (RFC 1950, 1951) in one block.
///
/// Bands of rows are compressed at the same time, on a processor each. They share one code, and where each begins is
/// known before it is written: the stream's bytes are the same however many there are.
struct PixelDeflater: ~Copyable {
    private let bands: UnsafeMutableBufferPointer<PixelBand>
    /// How often each symbol is needed.
    private let symbols: [UInt32]

    /// Pixels below which waking another processor takes longer than it saves.
    private static let smallestBand = 60_000

    private static let processorCount = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

    /// `bandCount` is as many as there are processors, for pictures that are large enough.
    init(_ surface: PixelSurface, bandCount: Int? = nil) {
        let height = surface.height
        let worthwhile = min(PixelDeflater.processorCount, surface.width * height / PixelDeflater.smallestBand)
        let count = max(1, min(bandCount ?? worthwhile, height))
        bands = .allocate(capacity: count)
        for index in 0..<count {
            let rows = height * index / count..<height * (index + 1) / count
            (bands.baseAddress! + index).initialize(to: PixelBand(rows, of: surface))
        }
        var symbols = [UInt32](repeating: 0, count: PixelBand.symbolCount)
        symbols[PixelBand.endOfBlock] = 1
        PixelDeflater.atOnce(bands) { $0.count() }
        for band in 0..<count { bands[band].addFrequencies(to: &symbols) }
        self.symbols = symbols
    }

    deinit {
        bands.deinitialize()
        bands.deallocate()
    }

    private static func atOnce(
        _ bands: UnsafeMutableBufferPointer<PixelBand>, _ body: @Sendable (inout PixelBand) -> Void
    ) {
        if bands.count == 1 { return body(&bands[0]) }
        nonisolated(unsafe) let bands = bands
        DispatchQueue.concurrentPerform(iterations: bands.count) { body(&bands[$0]) }
    }

    /// The code of the pixels.
    func code() -> HuffmanCode { HuffmanCode(frequencies: symbols) }

    /// The most bytes that ``write(_:to:)`` takes.
    func sizeBound(_ code: HuffmanCode) -> Int {
        // The stream's and the block's head, the checksum, and what is written over behind the end.
        PixelBand.bitCount(symbols, code) / 8 + 512
    }

    /// Writes the stream and gives its size in bytes.
    func write(_ code: HuffmanCode, to output: UnsafeMutableRawPointer) -> Int {
        var bits = BitWriter(output)
        bits.write(0x0178, 16)
        // The last block, with a code of its own: 286 lengths and literals, 4 distances, 19 lengths of lengths.
        bits.write(1 | 2 << 1, 3)
        bits.write(UInt64(PixelBand.symbolCount - 257), 5)
        bits.write(3, 5)
        bits.write(15, 4)
        // Code lengths 0 to 15 take four bits each; the three codes for repeated lengths are not used.
        for length in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
            bits.write(length < 16 ? 4 : 0, 3)
        }
        for length in code.lengths + [0, 0, 0, 1] { bits.write(HuffmanCode.reversed(UInt32(length), 4), 4) }
        var begin = bits.bitCount
        for index in bands.indices {
            bands[index].reserve(code, from: begin)
            begin += bands[index].bitCount
        }
        PixelDeflater.atOnce(bands) { $0.write(code) }
        for index in bands.indices { bands[index].move(to: &bits) }
        code.withEntries { $0.append(PixelBand.endOfBlock, to: &bits) }
        bits.flush()
        bits.finishByte()
        let checksum = bands.indices.dropFirst().reduce(bands[0].checksum) { bands[$1].checksum(after: $0) }
        for shift in [24, 16, 8, 0] as [UInt32] { bits.write(UInt64(checksum >> shift & 0xFF), 8) }
        bits.finishByte()
        return bits.count
    }
}
